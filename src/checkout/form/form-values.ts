export type FormValues = Record<string, unknown>;

export interface FieldError {
  path: string;
  message: string;
}

const isGroup = (value: unknown): value is FormValues =>
  typeof value === 'object' && value !== null;

export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

export function valueAt(values: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((here, key) => (isGroup(here) ? here[key] : undefined), values);
}

/** A group that is missing on the way is made. */
export function withValue(values: FormValues, path: string, value: unknown): FormValues {
  const [key = '', ...rest] = path.split('.');
  const changed: FormValues = Array.isArray(values) ? Object.assign([], values) : { ...values };
  const group = values[key];
  changed[key] =
    rest.length === 0 ? value : withValue(isGroup(group) ? group : {}, rest.join('.'), value);
  return changed;
}
