import { expect, test, vi } from 'vitest';
import { createFormStore } from './form-store.ts';
import { storeOf, wants } from './form-store-test-kit.ts';

test('the room of an error that was put right is kept until the button is pressed', () => {
  const store = storeOf();
  store.touch('name');
  store.type('name', 'Ana');
  expect([store.errorAt('name'), store.correctedAt('name')]).toEqual([
    undefined,
    'name is missing',
  ]);
  store.type('name', '');
  expect(store.correctedAt('name')).toBeUndefined();
  store.type('name', 'Ana');
  store.touchAll(false);
  expect(store.correctedAt('name')).toBe('name is missing');
  const listener = vi.fn<() => void>();
  store.subscribe(listener, 'name');
  store.touchAll();
  expect(store.correctedAt('name')).toBeUndefined();
  expect(listener).toHaveBeenCalledOnce();
});

test.each<[string, (store: ReturnType<typeof storeOf>) => void]>([
  ['another page', (store) => store.untouchAll()],
  ['a wiped card', (store) => store.wipeCardSecrets()],
])('%s gives the room of errors back', (_, act) => {
  const store = createFormStore({}, wants('city'), [], new Map([['name', 'name is missing']]));
  expect(store.correctedAt('name')).toBe('name is missing');
  store.touch('city');
  act(store);
  expect([store.correctedAt('name'), store.correctedAt('city')]).toEqual([undefined, undefined]);
});

test('an error that comes up when its field is left is announced, until the button is pressed', () => {
  const store = storeOf({ email: 'a@b' });
  store.touch('email');
  expect(store.leftError()).toBeUndefined();
  store.touch('name');
  const error = { path: 'name', message: 'name is missing' };
  expect(store.leftError()).toEqual(error);
  store.touch('address.city');
  store.touch('name');
  expect(store.leftError()).toEqual({ path: 'address.city', message: 'address.city is missing' });
  store.touchAll();
  expect(store.leftError()).toBeUndefined();
  store.touch('name');
  expect(store.leftError()).toBeUndefined();
  store.untouchAll();
  store.touch('name');
  expect(store.leftError()).toEqual(error);
  store.untouchAll();
  expect(store.leftError()).toBeUndefined();
});

test('leaving a field that the server refused announces nothing again', () => {
  const store = createFormStore({ email: 'ana@mail.example' }, wants('email'));
  store.setServerErrors([{ path: 'email', message: 'taken' }]);
  store.touch('email');
  expect(store.leftError()).toBeUndefined();
});

test('of the first errors those that the check finds go with it, and the others are the server’s', () => {
  const taken = { path: 'email', message: 'taken' };
  const own = ['name', 'zip'].map((path) => ({ path, message: `${path} is missing` }));
  const store = createFormStore({ email: 'ana@mail.example' }, wants('name', 'zip'), [
    ...own,
    taken,
  ]);
  store.setCheck(() => []);
  expect(store.shownErrors()).toEqual([taken]);
});

test('while no field was left no error shows, whatever is typed', () => {
  const store = storeOf();
  store.type('name', '');
  expect(store.shownErrors()).toEqual([]);
});

test('of two errors of one field the first is read', () => {
  const both = ['too short', 'no letters'].map((message) => ({ path: 'name', message }));
  const store = createFormStore({}, () => both);
  store.touchAll();
  expect(store.errorAt('name')).toBe('too short');
});

test.each([
  [
    'at another field',
    [
      { path: 'city', message: 'wanted' },
      { path: 'zip', message: 'odd' },
    ],
  ],
  [
    'in other words',
    [
      { path: 'name', message: 'missing' },
      { path: 'zip', message: 'odd' },
    ],
  ],
])('an error %s is another one, beside one that stays', (_, next) => {
  const first = [
    { path: 'name', message: 'wanted' },
    { path: 'zip', message: 'odd' },
  ];
  const store = createFormStore({}, () => first);
  store.touchAll();
  store.setCheck(() => next);
  expect(store.shownErrors()).toEqual(next);
});

test('whoever asks for one field does not hear that the error of another one goes', () => {
  const store = storeOf();
  store.touchAll();
  const listener = vi.fn<() => void>();
  store.subscribe(listener, 'name');
  store.type('address.city', 'Beira');
  expect(listener).not.toHaveBeenCalled();
});
