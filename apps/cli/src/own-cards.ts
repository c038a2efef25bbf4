/** The records of a card file: a list of cards, or an object that holds one. */
export function recordsOf(json: unknown): readonly unknown[] {
  if (Array.isArray(json)) return json;
  const cards = typeof json === "object" && json !== null && "cards" in json ? json.cards : [json];
  return Array.isArray(cards) ? cards : [cards];
}
