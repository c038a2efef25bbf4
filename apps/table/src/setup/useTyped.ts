import { useState } from "preact/hooks";

/**
 * What is typed stands as it was typed while it reads as what is kept of it: with the line that is still empty, with the blank before the next word.
 * @param read what is kept of a text
 */
export function useTyped<Value>(value: Value, read: (text: string) => Value, say: (value: Value) => string) {
  const [typed, setTyped] = useState("");
  const isKept = JSON.stringify(read(typed)) === JSON.stringify(value);
  return [isKept ? typed : say(value), setTyped] as const;
}
