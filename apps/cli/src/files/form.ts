/** The form of files: strict zod records; what is wrong with one is said as for cards and decks. */
import { InputError, readForm as read } from "@duelex/kernel";
import * as z from "zod";

/** A record that has these keys and no others. */
export const record = z.strictObject;

/** @throws InputError with every mistake of form */
export function readForm<Schema extends z.ZodType>(schema: Schema, json: unknown, subject: string): z.output<Schema> {
  const { value, problems } = read<z.output<Schema>>(schema, json);
  if (value === null) throw new InputError(subject, problems);
  return value;
}
