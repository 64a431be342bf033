/** Values of a form, nested as its JSON Schema is. */
export type FormValues = Record<string, unknown>;

/** One fault of one field; `path` is dotted, e.g. 'address.city'. */
export interface FieldError {
  path: string;
  message: string;
}

/**
 * What a form knows beside its drawing: values, which fields were left, what is wrong. It lives
 * outside React so that a keystroke redraws one field and not the form. A fault shows only for a
 * field that was left, and goes as soon as the value is right.
 */
export interface FormStore {
  values(): FormValues;
  /** Takes over new values and checks them; a server's word on a field that changed is dropped. */
  setValues(values: FormValues): void;
  /** Puts other values in place of what was typed, by the program and not by the buyer. */
  replace(values: FormValues): void;
  /** Told the top-level names that `replace` changed: what draws the form has to take them over. */
  onReplace(listener: (changed: string[]) => void): () => void;
  touch(path: string): void;
  /** Takes over which of several alternatives at a path the buyer fills in. */
  choose(path: string, alternative: number): void;
  choices(): Choices;
  /** Another page or variant: its own way to check, and nothing left yet. */
  setCheck(check: FormCheck): void;
  /** Marks every field as left and answers every fault. */
  touchAll(): FieldError[];
  /** The fault to show at a field, or undefined. */
  faultAt(path: string): string | undefined;
  /** All faults to show, in no particular order. */
  shownFaults(): readonly FieldError[];
  /** Faults that the server found, by path. */
  setServerFaults(faults: readonly FieldError[]): void;
  /**
   * Forgets values by path, all touched marks too: card number and CVV after an answer. Leaving them
   * empty is no fault until they are typed again, or the button is pressed.
   */
  wipe(...paths: string[]): void;
  subscribe(listener: () => void): () => void;
}

/** Index of the alternative (of a `oneOf` or `anyOf`) that is filled in, by the path of its field. */
export type Choices = ReadonlyMap<string, number>;

/** Answers every fault of the values, touched or not. */
export type FormCheck = (values: FormValues, choices: Choices) => FieldError[];

export function createFormStore(initial: FormValues, firstCheck: FormCheck): FormStore {
  let check = firstCheck;
  let values = initial;
  const choices = new Map<string, number>();
  let faults = check(values, choices);
  let serverFaults: readonly FieldError[] = [];
  let all = false;
  let shown: readonly FieldError[] = [];
  const touched = new Set<string>();
  /** Emptied by the program: who leaves such a field has left out nothing. */
  const wiped = new Set<string>();
  const listeners = new Set<() => void>();
  const replaceListeners = new Set<(changed: string[]) => void>();

  const isTouched = (path: string) => all || touched.has(path);
  const update = () => {
    const next = [...serverFaults, ...faults.filter(({ path }) => isTouched(path))];
    const same = JSON.stringify(next) === JSON.stringify(shown);
    if (!same) shown = next;
    listeners.forEach((listener) => listener());
  };
  return {
    values: () => values,
    setValues(next) {
      const before = values;
      values = next;
      for (const path of wiped) if (valueAt(next, path) !== undefined) wiped.delete(path);
      faults = check(next, choices);
      serverFaults = serverFaults.filter(
        ({ path }) => valueAt(before, path) === valueAt(next, path),
      );
      update();
    },
    replace(next) {
      const names = [...new Set([...Object.keys(values), ...Object.keys(next)])];
      const changed = names.filter((name) => values[name] !== next[name]);
      this.setValues(next);
      replaceListeners.forEach((listener) => listener(changed));
    },
    onReplace(listener) {
      replaceListeners.add(listener);
      return () => replaceListeners.delete(listener);
    },
    touch(path) {
      if (wiped.has(path)) return;
      touched.add(path);
      update();
    },
    choose(path, alternative) {
      choices.set(path, alternative);
      faults = check(values, choices);
      update();
    },
    choices: () => choices,
    setCheck(next) {
      check = next;
      faults = check(values, choices);
      all = false;
      touched.clear();
      update();
    },
    touchAll() {
      all = true;
      update();
      return faults;
    },
    faultAt: (path) => shown.find((fault) => fault.path === path)?.message,
    shownFaults: () => shown,
    setServerFaults(next) {
      serverFaults = next;
      update();
    },
    wipe(...paths) {
      all = false;
      touched.clear();
      this.replace(paths.reduce(withoutPath, values));
      for (const path of paths) wiped.add(path);
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
export function valueAt(values: FormValues, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((here, key) => (isGroup(here) ? here[key] : undefined), values);
}

/** The values with another value at a dotted path. */
export function withValue(values: FormValues, path: string, value: unknown): FormValues {
  const [key = '', ...rest] = path.split('.');
  if (rest.length === 0) return { ...values, [key]: value };
  const group = values[key];
  const isOpen = isGroup(group) && !Array.isArray(group);
  return { ...values, [key]: withValue(isOpen ? group : {}, rest.join('.'), value) };
}

function withoutPath(values: FormValues, path: string): FormValues {
  return withValue(values, path, undefined);
}
