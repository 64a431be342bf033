import type { FieldError } from './form-values.ts';
import { createListeners } from '../session/listeners.ts';

/** Shows the errors of fields that were left, and after a press all. `first` shows already, as after a press. */
export function createShownErrors(first: readonly FieldError[] = []) {
  let found: readonly FieldError[] | undefined;
  let served = first;
  let shown = first;
  let listed = first;
  let messages = messagesOf(first);
  let isAllTouched = first.length > 0;
  let leaving: string | undefined;
  let left: FieldError | undefined;
  const touched = new Set<string>();
  const wiped = new Set<string>();
  const loading = new Set<string>();
  const corrected = new Map<string, string>();
  const { notify, subscribe } = createListeners();

  const isVisible = ({ path }: FieldError) =>
    (isAllTouched || (touched.has(path) && !wiped.has(path))) &&
    !loading.has(path) &&
    !served.some((one) => one.path === path);

  const update = (paths: Iterable<string> = []) => {
    const before = messages;
    const errors = [...served, ...(found ?? []).filter(isVisible)];
    const now = messagesOf(errors);
    const changed = new Set(paths);
    for (const path of [...before.keys(), ...now.keys()]) {
      const message = now.get(path);
      if (message === before.get(path)) continue;
      [shown, messages] = [errors, now];
      changed.add(path);
      if (message === undefined) corrected.set(path, before.get(path)!);
      else if (path === leaving) left = { path, message };
    }
    notify(changed);
  };
  const forgetCorrected = () => {
    const paths = [...corrected.keys()];
    corrected.clear();
    update(paths);
  };
  const untouch = () => {
    isAllTouched = false;
    touched.clear();
    update();
    forgetCorrected();
  };
  return {
    setFound(errors: readonly FieldError[]): void {
      found = errors;
      update();
    },
    isValidated: () => found !== undefined,
    /** Takes over the errors that the upstream reported; each goes when its field changes. */
    setServed(errors: readonly FieldError[]): void {
      served = errors;
      update();
    },
    /** Drops what the upstream reported of a field, and lets the field show errors again after a wipe. */
    forgetField(path: string): void {
      wiped.delete(path);
      if (!served.some((error) => error.path === path)) return;
      served = served.filter((error) => error.path !== path);
      update();
    },
    /** Marks a field as left. With `isOutdated` its error shows with the next validation, which is on its way. */
    touch(path: string, isOutdated = false): void {
      leaving = path;
      touched.add(path);
      if (!isOutdated) update();
    },
    /** Marks every field as left; a press forgets the room of errors that were put right. */
    touchAll(): void {
      isAllTouched = true;
      leaving = left = undefined;
      forgetCorrected();
    },
    untouchAll(): void {
      found = leaving = left = undefined;
      listed = [];
      untouch();
    },
    /** Says whether a field cannot be filled yet, such as a choice that is loading: it shows no error then. */
    setLoading(path: string, isLoading: boolean): void {
      if (loading.has(path) === isLoading) return;
      if (isLoading) loading.add(path);
      else loading.delete(path);
      update();
    },
    /** Says that fields were emptied: they show no error until they are typed again, or the button is pressed. */
    wipe(paths: readonly string[]): void {
      for (const path of paths) wiped.add(path);
      untouch();
    },
    errorAt: (path: string) => messages.get(path),
    /** The error of a field that was put right since the last press: its room stays, so that nothing moves. */
    correctedAt: (path: string) => (messages.has(path) ? undefined : corrected.get(path)),
    /** The same list until another error is shown, or one no longer. */
    shown: () => shown,
    /** Those of the last press, in the order of the page; they stay listed as they are put right. */
    listed: () => listed,
    list(errors: readonly FieldError[]): void {
      listed = errors;
      update();
    },
    /** The error that came up when a field was left, to be announced; undefined once the button is pressed. */
    left: () => left,
    subscribe,
  };
}

const messagesOf = (errors: readonly FieldError[]): ReadonlyMap<string, string> =>
  new Map(errors.map(({ path, message }) => [path, message] as const).reverse());
