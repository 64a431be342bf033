import { holdsCardNumber } from '../../rules/card-number/holds-card-number.ts';

/** Fields that live in memory and in one request body, nowhere else, ever. */
export const CARD_SECRETS = ['cardNumber', 'cardCVV'] as const;
export type CardSecret = (typeof CARD_SECRETS)[number];

const isCardSecret = (name: string, names: readonly string[] = CARD_SECRETS) =>
  names.includes(name);

/** Whether a dotted path leads to a card number or CVV, or to one of `names`, in any group. */
export const isCardSecretPath = (path: string, names?: readonly CardSecret[]) =>
  isCardSecret(path.slice(path.lastIndexOf('.') + 1), names);

/** The values without card number and CVV, in groups and lists too. */
export function withoutCardSecrets<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withoutCardSecrets) as T;
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => !isCardSecret(name));
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutCardSecrets(inner)])) as T;
}

/**
 * The values that may be kept over a reload: without card number and CVV, without the fields of these
 * names (a code that is good once, a password), and without anything that may hold a card number, also
 * as the name of an entry. No entry of a list changes its place.
 */
export function keptValues<T>(value: T, secretNames: ReadonlySet<string>): T {
  const keep = (part: unknown): unknown => {
    if (typeof part === 'string' || typeof part === 'number') {
      return holdsCardNumber(String(part)) ? undefined : part;
    }
    if (Array.isArray(part)) return part.map(keep);
    if (typeof part !== 'object' || part === null) return part;
    const entries = Object.entries(part).filter(
      ([name]) => !isCardSecret(name) && !secretNames.has(name) && !holdsCardNumber(name),
    );
    return Object.fromEntries(entries.map(([name, inner]) => [name, keep(inner)]));
  };
  return keep(value) as T;
}
