import { scrubbedText } from './scrub.ts';

/** How a value may leave: cleaned by a function, as a list of such values, or as an object of the named fields. */
export type Allowed = ((value: unknown) => unknown) | readonly [Allowed] | AllowedObject;
interface AllowedObject {
  readonly [field: string]: Allowed;
}

/**
 * Builds what may leave of a value: only the fields that `allowed` names, each cleaned as it says there. Whatever
 * is not named is left out, so that an error or a library that brings more fields tells nobody more.
 */
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

/** A text, scrubbed before it is cut: half a card number would not be recognised. */
export const textUpTo =
  (max: number) =>
  (value: unknown): string | undefined =>
    value === undefined || value === null ? undefined : scrubbedText(String(value)).slice(0, max);
