import { holdsCardNumber } from '../../rules/card-number/holds-card-number.ts';
import { withValue, type FormValues } from './form-values.ts';

/** Fields that live in memory and in one request body, nowhere else, ever. */
export const CARD_SECRETS = ['cardNumber', 'cardCVV'] as const;
export type CardSecret = (typeof CARD_SECRETS)[number];

/** Whether a dotted path leads to a card number or CVV, or to one of `names`, in any group. */
export const isCardSecretPath = (path: string, names: readonly string[] = CARD_SECRETS) =>
  names.includes(path.slice(path.lastIndexOf('.') + 1));

/** The values that may be kept over a reload: no card number or CVV, no secret, nothing that may hold a card number. */
export function keptValues<T>(value: T, secretNames: ReadonlySet<string> = new Set()): T {
  const keep = (part: unknown): unknown => {
    if (typeof part === 'string' || typeof part === 'number') {
      return holdsCardNumber(String(part)) ? undefined : part;
    }
    if (Array.isArray(part)) return part.map(keep);
    if (typeof part !== 'object' || part === null) return part;
    const entries = Object.entries(part).filter(
      ([name]) => !isCardSecretPath(name) && !secretNames.has(name) && !holdsCardNumber(name),
    );
    return Object.fromEntries(entries.map(([name, inner]) => [name, keep(inner)]));
  };
  return keep(value) as T;
}

export type CardEntries = readonly (readonly [path: string, text: string])[];

/** The only place that holds a form's card number and CVV: RJSF has no copy that would need clearing. */
export function createCardMemory() {
  const texts = new Map<string, string>();
  return {
    read: (path: string) => texts.get(path),
    write(path: string, text: string | undefined): void {
      if (text) texts.set(path, text);
      else texts.delete(path);
    },
    entries: (): CardEntries => [...texts],
    joined: (values: FormValues) =>
      [...texts].reduce<FormValues>((all, [path, text]) => withValue(all, path, text), values),
    wipe(names: readonly CardSecret[] = CARD_SECRETS): string[] {
      const emptied = [...texts.keys()].filter((path) => isCardSecretPath(path, names));
      for (const path of emptied) texts.delete(path);
      return emptied;
    },
  };
}
