import {
  CARD_SECRETS,
  createCardMemory,
  isCardSecretPath,
  type CardEntries,
  type CardSecret,
} from './card-secrets.ts';
import { valueAt, withValue, type FieldError, type FormValues } from './form-values.ts';
import { createShownErrors } from './shown-errors.ts';
import { createListeners } from '../session/listeners.ts';

/** How long typing has to pause before RJSF hears of a text, in milliseconds: each report draws the form again. */
const REPORT_AFTER_MS = 200;

export type FormScope = ReturnType<typeof createFormScope>;

interface Beginning {
  values?: FormValues;
  errors?: readonly FieldError[];
  /** The words for a field that was left empty, which a page shows before its program is there. */
  messageOfEmpty?(path: string): string | undefined;
}

export function createFormScope(begin: Beginning = {}) {
  let data = begin.values ?? {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const errors = createShownErrors(begin.errors);
  const card = createCardMemory();
  const reports = new Map<string, { text: unknown; report(value: unknown): void }>();
  const { notify, subscribe, paths: watched } = createListeners();

  const read = (path: string): unknown =>
    isCardSecretPath(path) ? card.read(path) : valueAt(data, path);
  const flush = (): boolean => {
    clearTimeout(timer);
    const due = [...reports];
    reports.clear();
    for (const [path, { text, report }] of due) report(isCardSecretPath(path) ? undefined : text);
    return due.length > 0;
  };
  return {
    errors,
    card,
    /** As they are typed now, without card number and CVV. */
    values: (): FormValues => data,
    read,
    /** Takes over a text at once, and has `report` hand it to RJSF once typing pauses. */
    type(path: string, text: unknown, report: (value: unknown) => void): void {
      if (isCardSecretPath(path)) card.write(path, text as string | undefined);
      else data = withValue(data, path, text);
      reports.set(path, { text, report });
      clearTimeout(timer);
      const isWrong = errors.errorAt(path) !== undefined;
      errors.forgetField(path);
      // An error goes as soon as the text is right.
      if (isWrong) flush();
      else timer = setTimeout(flush, REPORT_AFTER_MS);
      notify([path]);
    },
    /** Hands every text that is still on its way to RJSF, and returns whether there was one. */
    flush,
    take(values: FormValues): void {
      const before = data;
      data = [...reports]
        .filter(([path]) => !isCardSecretPath(path))
        .reduce((all, [path, { text }]) => withValue(all, path, text), values);
      const paths = [...watched(), ...errors.shown().map(({ path }) => path)];
      const changed = paths.filter((path) => valueAt(before, path) !== valueAt(data, path));
      changed.forEach(errors.forgetField);
      notify(new Set(changed));
    },
    fillCard(entries: CardEntries): void {
      for (const [path, text] of entries) card.write(path, text);
      notify(entries.map(([path]) => path));
    },
    /** The emptied fields show no error for it. */
    wipeCard(names: readonly CardSecret[] = CARD_SECRETS): void {
      const emptied = card.wipe(names);
      errors.wipe([...names, ...emptied]);
      notify(emptied);
    },
    subscribe,
    /** Called before the form is read: inputs look for text that came without an event. */
    beforeSubmit: new Set<() => void>(),
    messageOfEmpty: (path: string) => begin.messageOfEmpty?.(path),
  };
}
