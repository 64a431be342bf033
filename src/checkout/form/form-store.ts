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
  /** Takes over which of several alternatives at a path the buyer fills in. */
  choose(path: string, alternative: number): void;
  choices(): Choices;
  /** Takes over how another page or variant is checked; none of its fields was left yet. */
  setCheck(check: FormCheck): void;
  /** Marks every field as left and returns every error. */
  touchAll(): FieldError[];
  /** The error to show at a field, or undefined. */
  errorAt(path: string): string | undefined;
  /** All errors to show, in no particular order. */
  shownErrors(): readonly FieldError[];
  /** Takes over the errors that the server found. */
  setServerErrors(errors: readonly FieldError[]): void;
  /**
   * Forgets card number and CVV, or one of them, and which fields were left. A field emptied so has no error
   * until it is typed again, or the button is pressed.
   */
  wipeCardSecrets(names?: readonly CardSecret[]): void;
  subscribe(listener: () => void): () => void;
}

/** Index of the alternative (of a `oneOf` or `anyOf`) that is filled in, by the path of its field. */
export type Choices = ReadonlyMap<string, number>;

/** Returns every error of the values, whether their fields were left or not. */
export type FormCheck = (values: FormValues, choices: Choices) => FieldError[];

export function createFormStore(initial: FormValues, firstCheck: FormCheck): FormStore {
  let check = firstCheck;
  let values = initial;
  let drawn = withoutCardSecrets(initial);
  const choices = new Map<string, number>();
  let errors = check(values, choices);
  let serverErrors: readonly FieldError[] = [];
  let isAllTouched = false;
  let shown: readonly FieldError[] = [];
  const touched = new Set<string>();
  const wiped = new Set<string>();
  const listeners = new Set<() => void>();

  const isTouched = (path: string) => isAllTouched || touched.has(path);
  const update = () => {
    const next = [...serverErrors, ...errors.filter(({ path }) => isTouched(path))];
    const isSame = JSON.stringify(next) === JSON.stringify(shown);
    if (!isSame) shown = next;
    listeners.forEach((listener) => listener());
  };
  const take = (next: FormValues) => {
    const before = values;
    values = next;
    for (const path of wiped) if (valueAt(next, path) !== undefined) wiped.delete(path);
    errors = check(next, choices);
    serverErrors = serverErrors.filter(({ path }) => valueAt(before, path) === valueAt(next, path));
    update();
  };
  const setValues = (next: FormValues) => {
    drawn = withoutCardSecrets(next);
    take(next);
  };
  return {
    values: () => values,
    drawnValues: () => drawn,
    type: (path, text) => take(withValue(values, path, text)),
    setValues,
    touch(path) {
      if (wiped.has(path)) return;
      touched.add(path);
      update();
    },
    choose(path, alternative) {
      choices.set(path, alternative);
      errors = check(values, choices);
      update();
    },
    choices: () => choices,
    setCheck(next) {
      check = next;
      errors = check(values, choices);
      isAllTouched = false;
      touched.clear();
      update();
    },
    touchAll() {
      isAllTouched = true;
      update();
      return errors;
    },
    errorAt: (path) => shown.find((error) => error.path === path)?.message,
    shownErrors: () => shown,
    setServerErrors(next) {
      serverErrors = next;
      update();
    },
    wipeCardSecrets(names = CARD_SECRETS) {
      isAllTouched = false;
      touched.clear();
      const paths = cardSecretPaths(values, names);
      setValues(paths.reduce((rest, path) => withValue(rest, path, undefined), values));
      for (const path of [...names, ...paths]) wiped.add(path);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

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
