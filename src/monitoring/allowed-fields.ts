/** How a value may leave: cleaned by a function, as a list of such values, or as an object of the named fields. */
export type Allowed = ((value: unknown) => unknown) | readonly [Allowed] | AllowedObject;
interface AllowedObject {
  readonly [field: string]: Allowed;
}

/** Only fields that `allowed` names leave, each cleaned as it says: nothing else of an error or a library does. */
export function allowedFields(value: unknown, allowed: Allowed): unknown {
  if (typeof allowed === 'function') return allowed(value);
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(allowed)) {
    const [ofItem] = allowed as readonly [Allowed];
    return Array.isArray(value) ? value.map((item) => allowedFields(item, ofItem)) : undefined;
  }
  const fields = Object.entries(allowed as AllowedObject).map(
    ([name, ofField]) =>
      [name, allowedFields((value as Record<string, unknown>)[name], ofField)] as const,
  );
  return Object.fromEntries(fields.filter(([, field]) => field !== undefined));
}

/** An id, a number or a word of a library's own, as it is; nothing that could hold more. */
export const plain = (value: unknown): unknown =>
  typeof value === 'object' || typeof value === 'function' || typeof value === 'symbol'
    ? undefined
    : value;

export const plainFields = (...names: string[]): AllowedObject =>
  Object.fromEntries(names.map((name) => [name, plain]));
