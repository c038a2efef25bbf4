/** Do two values say the same? Plain data is looked into, everything else is compared as it is. */
export function alike(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [keys, others] = [Object.keys(one), Object.keys(other)];
  return (
    keys.length === others.length &&
    keys.every((key) => key in other && alike((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]))
  );
}
