/** The form of files: strict zod records; what is wrong with one is said as for cards and decks. */
import { InputError, isRecord, readForm as read } from "@duelex/kernel";
import * as z from "zod";

/** A record that has these keys and no others. */
export const record = z.strictObject;

/** As much of a record as has the form: its other keys are left out; a list ends before the first entry of which nothing is left. */
export function soundPart(schema: z.ZodObject, json: unknown): Record<string, unknown> {
  if (!isRecord(json)) return {};
  const kept = Object.entries(json).map(
    ([key, value]) => [key, key in schema.shape ? sound(schema.shape[key]!, value) : undefined] as const,
  );
  return Object.fromEntries(kept.filter(([, value]) => value !== undefined));
}

/** A value, or what is left of it without what has not the form; undefined if that has not the form either. */
function sound(schema: z.core.$ZodType, value: unknown): unknown {
  const whole = z.safeParse(schema, value);
  if (whole.success) return whole.data;
  if (schema instanceof z.ZodOptional) return sound(schema.unwrap(), value);
  if (schema instanceof z.ZodUnion) return schema.options.map((option) => sound(option, value)).find((part) => part !== undefined);
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    const parts = value.map((each) => sound(schema.element, each));
    const end = parts.indexOf(undefined);
    return parts.slice(0, end < 0 ? parts.length : end);
  }
  if (schema instanceof z.ZodRecord && isRecord(value)) {
    const parts = Object.entries(value).map(([key, each]) => [key, sound(schema.valueType, each)] as const);
    return Object.fromEntries(parts.filter(([key, each]) => each !== undefined && z.safeParse(schema.keyType, key).success));
  }
  if (!(schema instanceof z.ZodObject)) return undefined;
  const part = z.safeParse(schema, soundPart(schema, value));
  return part.success ? part.data : undefined;
}

/** @throws InputError with every mistake of form */
export function readForm<Schema extends z.ZodType>(schema: Schema, json: unknown, subject: string): z.output<Schema> {
  const { value, problems } = read<z.output<Schema>>(schema, json);
  if (value === null) throw new InputError(subject, problems);
  return value;
}
