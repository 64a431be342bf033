import { expect, test, vi } from 'vitest';
import { createFormStore, valueAt, withValue, type FormValues } from './form-store.ts';

/** Every field of the list is wanted. */
const wants =
  (...paths: string[]) =>
  (values: FormValues) =>
    paths
      .filter((path) => !valueAt(values, path))
      .map((path) => ({ path, message: `${path} is missing` }));

const storeOf = (initial: FormValues = {}) =>
  createFormStore(initial, wants('name', 'address.city'));

test('[RULE-01] a fault shows only at a field that was left', () => {
  const store = storeOf();
  expect(store.shownFaults()).toEqual([]);
  store.touch('address.city');
  expect(store.faultAt('address.city')).toBe('address.city is missing');
  expect(store.faultAt('name')).toBeUndefined();
});

test('[RULE-01] pressing the button counts as leaving every field', () => {
  const store = storeOf();
  expect(store.touchAll().map(({ path }) => path)).toEqual(['name', 'address.city']);
  expect(store.shownFaults()).toHaveLength(2);
});

test('a fault goes as soon as the value is right, and comes back with a wrong one', () => {
  const store = storeOf();
  store.touch('name');
  store.setValues({ name: 'Ana' });
  expect(store.faultAt('name')).toBeUndefined();
  store.setValues({});
  expect(store.faultAt('name')).toBe('name is missing');
});

test("the server's word stands beside the form's own until its field changes", () => {
  const store = storeOf({ email: 'ana@mail.example', name: 'Ana' });
  store.setServerFaults([{ path: 'email', message: 'taken' }]);
  expect(store.faultAt('email')).toBe('taken');
  store.setValues({ email: 'ana@mail.example', name: 'Ana Lima' });
  expect(store.faultAt('email')).toBe('taken');
  store.setValues({ email: 'ana.lima@mail.example', name: 'Ana Lima' });
  expect(store.faultAt('email')).toBeUndefined();
});

test('another page starts with nothing left, and is checked in its own way', () => {
  const store = storeOf();
  store.touchAll();
  store.setCheck(wants('zip'));
  expect(store.shownFaults()).toEqual([]);
  expect(store.touchAll()).toEqual([{ path: 'zip', message: 'zip is missing' }]);
});

test('wiped values are gone, and their fields count as not left yet', () => {
  const store = storeOf({ name: 'Ana', address: { city: 'Maputo' } });
  store.touchAll();
  store.wipe('name', 'address.city');
  expect(store.values()).toEqual({ address: {} });
  expect(store.shownFaults()).toEqual([]);
});

test('who leaves a wiped field empty has left out nothing, until it is typed again', () => {
  const store = storeOf({ name: 'Ana' });
  store.wipe('name');
  store.touch('name');
  expect(store.shownFaults()).toEqual([]);
  store.setValues({ ...store.values(), name: 'Eva' });
  store.setValues({ ...store.values(), name: undefined });
  store.touch('name');
  expect(store.faultAt('name')).toBeDefined();
});

test('the button shows what is wrong with a wiped field', () => {
  const store = storeOf({ name: 'Ana' });
  store.wipe('name');
  store.touchAll();
  expect(store.faultAt('name')).toBeDefined();
});

test('subscribers hear of every change until they leave', () => {
  const store = storeOf();
  const listener = vi.fn<() => void>();
  const leave = store.subscribe(listener);
  store.setValues({ name: 'A' });
  store.touch('name');
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  store.setValues({ name: 'An' });
  expect(listener).toHaveBeenCalledTimes(2);
});

test('the list of faults stays the same object while it says the same', () => {
  const store = storeOf();
  store.touch('name');
  const before = store.shownFaults();
  store.setValues({ other: 1 });
  expect(store.shownFaults()).toBe(before);
});

test('values are read and written along dotted paths, and never changed in place', () => {
  const values = { address: { city: 'Maputo' }, tags: ['a'] };
  expect(valueAt(values, 'address.city')).toBe('Maputo');
  expect(valueAt(values, 'tags.0')).toBe('a');
  expect(valueAt(values, 'name.first')).toBeUndefined();
  const changed = withValue(values, 'address.state', 'Sofala');
  expect(changed).toEqual({ address: { city: 'Maputo', state: 'Sofala' }, tags: ['a'] });
  expect(values.address).toEqual({ city: 'Maputo' });
  expect(withValue({ name: 'Ana' }, 'name.first', 'Ana')).toEqual({ name: { first: 'Ana' } });
});
