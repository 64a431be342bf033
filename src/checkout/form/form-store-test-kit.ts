import { createFormStore, valueAt, type FormValues } from './form-store.ts';

/** Every field of the list is wanted. */
export const wants =
  (...paths: string[]) =>
  (values: FormValues) =>
    paths
      .filter((path) => !valueAt(values, path))
      .map((path) => ({ path, message: `${path} is missing` }));

/** A form of which name and city are wanted. */
export const storeOf = (initial: FormValues = {}) =>
  createFormStore(initial, wants('name', 'address.city'));
