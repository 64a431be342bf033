import { CARD_SECRETS, isCardSecretPath, type CardSecret } from './card-secrets.ts';
import { withValue, type FormValues } from './form-values.ts';

/** The card number and CVV typed into one form, by dotted path. */
export type CardEntries = readonly (readonly [path: string, text: string])[];

/**
 * The only place that holds the card number and CVV of a form. RJSF never gets them: its form data has neither, so
 * that no copy in React's memory needs clearing. The form's validator and its action read them from here.
 */
export interface CardMemory {
  read(path: string): string | undefined;
  /** Keeps a text, or forgets it where there is none. */
  write(path: string, text: string | undefined): void;
  entries(): CardEntries;
  /** The values with card number and CVV in their places. */
  joined(values: FormValues): FormValues;
  /** Forgets both, or those of these names, and returns the paths that were emptied. */
  wipe(names?: readonly CardSecret[]): string[];
}

export function createCardMemory(): CardMemory {
  const texts = new Map<string, string>();
  return {
    read: (path) => texts.get(path),
    write(path, text) {
      if (text) texts.set(path, text);
      else texts.delete(path);
    },
    entries: () => [...texts],
    joined: (values) =>
      [...texts].reduce<FormValues>((all, [path, text]) => withValue(all, path, text), values),
    wipe(names = CARD_SECRETS) {
      const emptied = [...texts.keys()].filter((path) =>
        names.some((name) => isCardSecretPath(path, [name])),
      );
      for (const path of emptied) texts.delete(path);
      return emptied;
    },
  };
}
