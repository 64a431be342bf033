const DECLARATION = /--([\w-]+):([^;}]*)/g;
const VARIABLE = /var\(--([\w-]+)(?:, ?([^()]*))?\)/g;

/** A text of CSS with the values that a rule of a theme gives to its variables. */
export function withValues(text: string, rule: string): string {
  const declared = [...rule.matchAll(DECLARATION)].map(
    ([, name, value]) => [name!, value!] as const,
  );
  const values = new Map(declared);
  return text.replace(VARIABLE, (whole, name: string, other = whole) => values.get(name) ?? other);
}

/** An object of texts of CSS, likewise. */
export const objectWithValues = <T>(object: T, rule: string): T =>
  JSON.parse(JSON.stringify(object), (_, value: unknown) =>
    typeof value === 'string' ? withValues(value, rule) : value,
  );
