import { CARD_SECRETS, isCardSecretPath, type CardSecret } from './card-secrets.ts';
import { withValue, type FormValues } from './form-values.ts';

/** The card number and CVV typed into one form, by dotted path. */
export type CardEntries = readonly (readonly [path: string, text: string])[];

/**
 * The only place that holds the card number and CVV of a form. RJSF never gets them: its form data has neither, so
 * that no copy in React's memory needs clearing. The form's validator and its action read them from here.
 */
export function createCardMemory() {
  const texts = new Map<string, string>();
  return {
    read: (path: string) => texts.get(path),
    /** Keeps a text, or forgets it where there is none. */
    write(path: string, text: string | undefined): void {
      if (text) texts.set(path, text);
      else texts.delete(path);
    },
    entries: (): CardEntries => [...texts],
    /** The values with card number and CVV in their places. */
    joined: (values: FormValues) =>
      [...texts].reduce<FormValues>((all, [path, text]) => withValue(all, path, text), values),
    /** Forgets both, or those of these names, and returns the paths that were emptied. */
    wipe(names: readonly CardSecret[] = CARD_SECRETS): string[] {
      const emptied = [...texts.keys()].filter((path) =>
        names.some((name) => isCardSecretPath(path, [name])),
      );
      for (const path of emptied) texts.delete(path);
      return emptied;
    },
  };
}
