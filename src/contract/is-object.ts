/** Whether a value read from JSON is an object with keys: neither a list nor null. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The entry of a table under a name that people write; none for what every object has, such as `__proto__`. */
export const ownEntry = <Value>(
  table: Readonly<Record<string, Value>>,
  name: string,
): Value | undefined => (Object.hasOwn(table, name) ? table[name] : undefined);

/** U+FFFD for half a surrogate pair: an escape in JSON may write one, and `encodeURIComponent` throws at it. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');
