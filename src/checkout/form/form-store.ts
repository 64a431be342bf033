import {
  CARD_SECRETS,
  cardSecretPaths,
  withoutCardSecrets,
  type CardSecret,
} from './card-secrets.ts';

/** Values of a form, nested as its JSON Schema is. */
export type FormValues = Record<string, unknown>;

/** One error of one field; `path` is dotted, e.g. 'address.city'. */
export interface FieldError {
  path: string;
  message: string;
}

/**
 * The one owner of a form's values, of which fields were left, and of what is wrong. It lives
 * outside React so that a keystroke redraws one field and not the form. An error shows only for a
 * field that was left, and goes as soon as the value is right.
 */
export interface FormStore {
  values(): FormValues;
  /**
   * The values that the form is drawn from: those after the last `setValues`, without card number and
   * CVV. The same object until the next one, so that typing draws nothing again.
   */
  drawnValues(): FormValues;
  /** Takes over a text that nothing else in the form depends on. */
  type(path: string, text: unknown): void;
  /** Takes over all values after any other change; the server's error of a changed field is dropped. */
  setValues(values: FormValues): void;
  /** Marks a field as left. */
  touch(path: string): void;
  /** Says whether a field cannot be filled yet, such as a choice that is loading: it shows no error then. */
  setLoading(path: string, isLoading: boolean): void;
  /** Takes over which of several alternatives at a path the buyer fills in. */
  choose(path: string, alternative: number): void;
  choices(): Choices;
  /** Takes over how another variant of the page is checked; errors that show go on showing. */
  setCheck(check: FormCheck): void;
  /** Forgets which fields were left, on the way to another page. */
  untouchAll(): void;
  /** Marks every field as left and returns every error; a press begins anew with the room of errors put right. */
  touchAll(isPress?: boolean): FieldError[];
  /** The error to show at a field, or undefined. */
  errorAt(path: string): string | undefined;
  /**
   * The error that a field showed and that is put right since the last press, or undefined: its room is kept,
   * so that nothing moves while the buyer types.
   */
  correctedAt(path: string): string | undefined;
  /** All errors to show, in no particular order. */
  shownErrors(): readonly FieldError[];
  /** The error that came up when a field was left, to be announced; undefined once the button is pressed. */
  leftError(): FieldError | undefined;
  /** Takes over the errors that the server found. */
  setServerErrors(errors: readonly FieldError[]): void;
  /**
   * Forgets card number and CVV, or one of them, and which fields were left. A field emptied so has no error
   * until it is typed again, or the button is pressed.
   */
  wipeCardSecrets(names?: readonly CardSecret[]): void;
  /**
   * Calls a listener after every change; with a path, only when the value or the error of that field
   * is another one. Returns how to stop.
   */
  subscribe(listener: () => void, path?: string): () => void;
}

/** Index of the alternative (of a `oneOf` or `anyOf`) that is filled in, by the path of its field. */
export type Choices = ReadonlyMap<string, number>;

/** Returns the errors of the values, whether their fields were left or not; with `isWanted`, of these fields. */
export type FormCheck = (
  values: FormValues,
  choices: Choices,
  isWanted?: (path: string) => boolean,
) => FieldError[];

/**
 * A form that begins with `firstErrors`, as its page shows them already, counts as pressed: all its errors
 * show. Those that the check does not find are the server's. `firstCorrected` are errors, by path, that were put
 * right on that page.
 */
export function createFormStore(
  initial: FormValues,
  firstCheck: FormCheck,
  firstErrors: readonly FieldError[] = [],
  firstCorrected: ReadonlyMap<string, string> = new Map(),
): FormStore {
  let check = firstCheck;
  let values = initial;
  let drawn = withoutCardSecrets(initial);
  const choices = new Map<string, number>();
  const found = firstErrors.length > 0 ? check(values, choices) : [];
  let serverErrors = firstErrors.filter(({ path }) => !found.some((one) => one.path === path));
  let isAllTouched = firstErrors.length > 0;
  let shown = firstErrors;
  let messages = messagesOf(shown);
  let left: FieldError | undefined;
  const corrected = new Map(firstCorrected);
  const touched = new Set<string>();
  const wiped = new Set<string>();
  const loading = new Set<string>();
  const listeners = new Set<() => void>();
  const listenersAt = new Map<string, Set<() => void>>();

  /** The errors of fields that were left. Nothing is checked for the others. */
  const ownErrors = (): readonly FieldError[] => {
    if (isAllTouched) return check(values, choices);
    const isTouched = (path: string) => touched.has(path);
    return touched.size > 0
      ? check(values, choices, isTouched).filter(({ path }) => isTouched(path))
      : [];
  };
  /** Shows the errors of the values as they are now, and calls who listens to these fields or to those errors. */
  const update = (changed: readonly string[] = [], own = ownErrors()) => {
    const paths = new Set(changed);
    const served = new Set(serverErrors.map(({ path }) => path));
    const isHidden = (path: string) => served.has(path) || loading.has(path);
    const next = [...serverErrors, ...own.filter(({ path }) => !isHidden(path))];
    if (!isSameList(next, shown)) {
      const before = messages;
      shown = next;
      messages = messagesOf(next);
      for (const path of [...before.keys(), ...messages.keys()]) {
        if (before.get(path) !== messages.get(path)) paths.add(path);
        if (!messages.has(path)) corrected.set(path, before.get(path)!);
      }
    }
    const called = new Set(listeners);
    for (const path of paths) listenersAt.get(path)?.forEach((listener) => called.add(listener));
    called.forEach((listener) => listener());
  };
  /** Gives back the room of errors that were put right; returns their paths. */
  const forgetCorrected = (): string[] => {
    const paths = [...corrected.keys()];
    corrected.clear();
    return paths;
  };
  /** Takes over values, of which only the one at `path` is another one if it is given. */
  const take = (next: FormValues, path?: string) => {
    const before = values;
    values = next;
    for (const one of wiped) if (valueAt(next, one) !== undefined) wiped.delete(one);
    const isOther = (one: string) => valueAt(before, one) !== valueAt(next, one);
    serverErrors = serverErrors.filter((error) => !isOther(error.path));
    update(path === undefined ? [...listenersAt.keys()].filter(isOther) : [path]);
  };
  const setValues = (next: FormValues) => {
    drawn = withoutCardSecrets(next);
    take(next);
  };
  return {
    values: () => values,
    drawnValues: () => drawn,
    type: (path, text) => take(withValue(values, path, text), path),
    setValues,
    touch(path) {
      if (wiped.has(path)) return;
      touched.add(path);
      const before = messages.get(path);
      const own = ownErrors();
      const message = own.find((one) => one.path === path)?.message;
      if (message !== undefined && message !== before) left = { path, message };
      update([], own);
    },
    setLoading(path, isLoading) {
      if (loading.has(path) === isLoading) return;
      if (isLoading) loading.add(path);
      else loading.delete(path);
      update();
    },
    choose(path, alternative) {
      choices.set(path, alternative);
      update();
    },
    choices: () => choices,
    setCheck(next) {
      check = next;
      update();
    },
    untouchAll() {
      isAllTouched = false;
      left = undefined;
      touched.clear();
      update();
      update(forgetCorrected());
    },
    touchAll(isPress = true) {
      isAllTouched = true;
      left = undefined;
      const wrong = check(values, choices);
      update(isPress ? forgetCorrected() : [], wrong);
      return wrong;
    },
    errorAt: (path) => messages.get(path),
    correctedAt: (path) => (messages.has(path) ? undefined : corrected.get(path)),
    shownErrors: () => shown,
    leftError: () => left,
    setServerErrors(next) {
      serverErrors = [...next];
      update();
    },
    wipeCardSecrets(names = CARD_SECRETS) {
      isAllTouched = false;
      touched.clear();
      const paths = cardSecretPaths(values, names);
      setValues(paths.reduce((rest, path) => withValue(rest, path, undefined), values));
      for (const path of [...names, ...paths]) wiped.add(path);
      update(forgetCorrected());
    },
    subscribe(listener, path) {
      if (path === undefined) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      }
      const own = listenersAt.get(path) ?? new Set();
      listenersAt.set(path, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0 && listenersAt.get(path) === own) listenersAt.delete(path);
      };
    },
  };
}

/** The error to show of each field: the server's, which come first, stand before the form's own. */
const messagesOf = (errors: readonly FieldError[]): ReadonlyMap<string, string> =>
  new Map(errors.map(({ path, message }) => [path, message] as const).reverse());

const isSameList = (one: readonly FieldError[], other: readonly FieldError[]): boolean =>
  one.length === other.length &&
  one.every(({ path, message }, at) => path === other[at]!.path && message === other[at]!.message);

const isGroup = (value: unknown): value is FormValues =>
  typeof value === 'object' && value !== null;

/** The value at a dotted path; entries of a list go by their number. */
export function valueAt(values: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((here, key) => (isGroup(here) ? here[key] : undefined), values);
}

/** The values with another value at a dotted path; a group that is missing on the way is made. */
export function withValue(values: FormValues, path: string, value: unknown): FormValues {
  const [key = '', ...rest] = path.split('.');
  const changed: FormValues = Array.isArray(values) ? Object.assign([], values) : { ...values };
  const group = values[key];
  changed[key] =
    rest.length === 0 ? value : withValue(isGroup(group) ? group : {}, rest.join('.'), value);
  return changed;
}
