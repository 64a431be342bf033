import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { createFormStore, valueAt, withValue } from './form-store.ts';
import { storeOf, wants } from './form-store-test-kit.ts';

test('[RULE-01] an error shows only at a field that was left', () => {
  const store = storeOf();
  expect(store.shownErrors()).toEqual([]);
  store.touch('address.city');
  expect(store.errorAt('address.city')).toBe('address.city is missing');
  expect(store.errorAt('name')).toBeUndefined();
});

test('[RULE-01] pressing the button counts as leaving every field', () => {
  const store = storeOf();
  expect(store.touchAll().map(({ path }) => path)).toEqual(['name', 'address.city']);
  expect(store.shownErrors()).toHaveLength(2);
});

test('an error goes as soon as the value is right, and comes back with a wrong one', () => {
  const store = storeOf();
  store.touch('name');
  store.setValues({ name: 'Ana' });
  expect(store.errorAt('name')).toBeUndefined();
  store.setValues({});
  expect(store.errorAt('name')).toBe('name is missing');
});

test("the server's word stands beside the form's own until its field changes", () => {
  const store = storeOf({ email: 'ana@mail.example', name: 'Ana' });
  store.setServerErrors([{ path: 'email', message: 'taken' }]);
  expect(store.errorAt('email')).toBe('taken');
  store.setValues({ email: 'ana@mail.example', name: 'Ana Lima' });
  expect(store.errorAt('email')).toBe('taken');
  store.setValues({ email: 'ana.lima@mail.example', name: 'Ana Lima' });
  expect(store.errorAt('email')).toBeUndefined();
});

test('another page starts with nothing left, and is checked in its own way', () => {
  const store = storeOf();
  store.touchAll();
  store.setCheck(wants('zip'));
  store.untouchAll();
  expect(store.shownErrors()).toEqual([]);
  expect(store.touchAll()).toEqual([{ path: 'zip', message: 'zip is missing' }]);
});

test('errors of a pressed page go on showing where it is checked in another way', () => {
  const store = storeOf();
  store.touchAll();
  store.setCheck(wants('zip'));
  expect(store.shownErrors()).toEqual([{ path: 'zip', message: 'zip is missing' }]);
});

test('a form may begin with errors that its page shows already, and counts as pressed then', () => {
  const first = [
    { path: 'name', message: 'name is missing' },
    { path: 'email', message: 'taken' },
  ];
  const store = createFormStore({ email: 'ana@mail.example' }, wants('name', 'phone'), first);
  expect(store.shownErrors()).toEqual(first);
  store.type('phone', '');
  expect(store.errorAt('phone')).toBe('phone is missing');
  expect(store.errorAt('email')).toBe('taken');
  store.type('email', 'eva@mail.example');
  store.type('name', 'Ana');
  expect(store.shownErrors()).toEqual([{ path: 'phone', message: 'phone is missing' }]);
});

test('a field that is loading shows no error, and is wrong all the same', () => {
  const store = storeOf();
  store.setLoading('name', true);
  expect(store.touchAll().map(({ path }) => path)).toContain('name');
  expect(store.errorAt('name')).toBeUndefined();
  store.setLoading('name', false);
  expect(store.errorAt('name')).toBe('name is missing');
});

test('the chosen alternative decides how the form is checked', () => {
  const store = createFormStore({}, (_, choices) =>
    choices.get('document') === 1 ? [{ path: 'cnpj', message: 'wanted' }] : [],
  );
  store.touch('cnpj');
  expect(store.errorAt('cnpj')).toBeUndefined();
  store.choose('document', 1);
  expect(store.choices()).toEqual(new Map([['document', 1]]));
  expect(store.errorAt('cnpj')).toBe('wanted');
});

test('of two errors of one field the server’s is read, and it alone is listed', () => {
  const store = createFormStore({ name: '' }, wants('name'));
  store.touchAll();
  store.setServerErrors([{ path: 'name', message: 'refused' }]);
  expect(store.shownErrors()).toEqual([{ path: 'name', message: 'refused' }]);
});

test('one that says again that it is loading changes nothing', () => {
  const store = storeOf();
  store.setLoading('name', true);
  const listener = vi.fn<() => void>();
  store.subscribe(listener);
  store.setLoading('name', true);
  expect(listener).not.toHaveBeenCalled();
});

test('[D-184] the CVV alone can be wiped', () => {
  const store = createFormStore(
    { cardNumber: '4111', cardCVV: '123' },
    wants('cardNumber', 'cardCVV'),
  );
  store.wipeCardSecrets(['cardCVV']);
  expect(store.values()).toEqual({ cardNumber: '4111' });
  store.touch('cardCVV');
  expect(store.shownErrors()).toEqual([]);
  store.type('cardNumber', undefined);
  store.touch('cardNumber');
  expect(store.errorAt('cardNumber')).toBe('cardNumber is missing');
});

test('several may ask for one field, and each leaves by itself', () => {
  const store = storeOf();
  const [one, other] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const leave = store.subscribe(one, 'name');
  store.subscribe(other, 'name');
  store.type('name', 'A');
  leave();
  store.type('name', 'An');
  expect([one, other].map(({ mock }) => mock.calls.length)).toEqual([1, 2]);
});

test('whoever leaves twice takes nobody along', () => {
  const store = storeOf();
  const leave = store.subscribe(() => {}, 'name');
  leave();
  const listener = vi.fn<() => void>();
  store.subscribe(listener, 'name');
  leave();
  store.type('name', 'A');
  expect(listener).toHaveBeenCalledOnce();
});

const withCard = () =>
  createFormStore({ cardNumber: '4111', name: 'Ana' }, wants('name', 'cardNumber'));

test('card number and CVV are wiped wherever they stand, and no field counts as left', () => {
  const card = { cardNumber: '4111', cardCVV: '123', cardName: 'ANA' };
  const store = storeOf({ ...card, card, cards: [card] });
  store.touchAll();
  store.wipeCardSecrets();
  const left = { cardName: 'ANA' };
  expect(store.values()).toEqual({ ...left, card: left, cards: [left] });
  expect(store.shownErrors()).toEqual([]);
});

test('a wiped field that is left empty shows no error, until it is typed again', () => {
  const store = withCard();
  store.wipeCardSecrets();
  store.type('name', 'Eva');
  store.touch('cardNumber');
  expect(store.shownErrors()).toEqual([]);
  store.type('cardNumber', '4');
  store.type('cardNumber', undefined);
  store.touch('cardNumber');
  expect(store.errorAt('cardNumber')).toBeDefined();
});

test('the button shows the error of a wiped field', () => {
  const store = withCard();
  store.wipeCardSecrets();
  store.touchAll();
  expect(store.errorAt('cardNumber')).toBeDefined();
});

test('typing changes the values and not those that the form is drawn from', () => {
  const store = storeOf({ kind: 'a' });
  const drawn = store.drawnValues();
  store.type('address.city', 'Maputo');
  expect(store.values()).toEqual({ kind: 'a', address: { city: 'Maputo' } });
  expect(store.drawnValues()).toBe(drawn);
  store.setValues({ ...store.values(), kind: 'b' });
  expect(store.drawnValues()).toEqual({ kind: 'b', address: { city: 'Maputo' } });
});

test('card number and CVV are never among the values that the form is drawn from', () => {
  const card = { cardNumber: '4111', cardCVV: '123', cardName: 'ANA' };
  const store = createFormStore({ ...card, card }, () => []);
  const left = { cardName: 'ANA' };
  expect(store.drawnValues()).toEqual({ ...left, card: left });
  store.setValues({ cards: [card] });
  expect(store.drawnValues()).toEqual({ cards: [left] });
});

const texts = fc.constantFrom('', 'x', 'yz');
const paths = fc.constantFrom(
  'name',
  'cardNumber',
  'address.city',
  'address.state',
  'people.1.name',
);

test('in any order of typing, changing and wiping, the last value of each field stands', () => {
  const step = fc.oneof(
    fc.record({ do: fc.constantFrom('type', 'set'), path: paths, text: texts }),
    fc.record({ do: fc.constant('wipe'), path: fc.constant('cardNumber'), text: fc.constant('') }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const store = createFormStore({ people: [{ name: 'Ana' }, { name: 'Eva' }] }, () => []);
      const wanted = new Map([
        ['people.0.name', 'Ana'],
        ['people.1.name', 'Eva'],
      ]);
      for (const { do: act, path, text } of steps) {
        if (act === 'type') store.type(path, text);
        else if (act === 'set') store.setValues(withValue(store.values(), path, text));
        else store.wipeCardSecrets();
        wanted.set(path, text);
        for (const [at, value] of wanted) expect(valueAt(store.values(), at) ?? '').toBe(value);
      }
    }),
  );
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

test('whoever asks for one field hears of its value and its error alone', () => {
  const store = storeOf({ name: 'Ana', email: 'a@b' });
  const heard = { name: 0, email: 0, city: 0 };
  store.subscribe(() => heard.name++, 'name');
  store.subscribe(() => heard.email++, 'email');
  const leave = store.subscribe(() => heard.city++, 'address.city');
  store.type('email', 'a@bc');
  expect(heard).toEqual({ name: 0, email: 1, city: 0 });
  store.setValues({ ...store.values(), name: 'Eva' });
  expect(heard).toEqual({ name: 1, email: 1, city: 0 });
  store.touch('address.city');
  expect(heard).toEqual({ name: 1, email: 1, city: 1 });
  leave();
  store.setValues({ address: { city: 'Beira' } });
  expect(heard).toEqual({ name: 2, email: 2, city: 1 });
});

test('only fields that were left are checked while the buyer types', () => {
  const asked: (string[] | 'all')[] = [];
  const store = createFormStore({}, (_, __, isWanted) => {
    asked.push(isWanted ? ['name', 'email'].filter(isWanted) : 'all');
    return [];
  });
  store.type('name', 'A');
  expect(asked).toEqual([]);
  store.touch('name');
  store.type('email', 'a');
  expect(asked).toEqual([['name'], ['name']]);
  store.touchAll();
  expect(asked.slice(2)).toContain('all');
});

test('the list of errors stays the same object while it says the same', () => {
  const store = storeOf();
  store.touch('name');
  const before = store.shownErrors();
  store.setValues({ other: 1 });
  expect(store.shownErrors()).toBe(before);
});

test('values are read and written along dotted paths, and never changed in place', () => {
  const values = { address: { city: 'Maputo' }, tags: ['a'] };
  expect(valueAt(values, 'address.city')).toBe('Maputo');
  expect(valueAt(values, 'tags.0')).toBe('a');
  expect(valueAt(values, 'name.first')).toBeUndefined();
  expect(valueAt({ address: null }, 'address.city')).toBeUndefined();
  expect(valueAt(withValue({ tags: [] }, 'tags.1', 'b'), 'tags.0')).toBeUndefined();
  const changed = withValue(values, 'address.state', 'Sofala');
  expect(changed).toEqual({ address: { city: 'Maputo', state: 'Sofala' }, tags: ['a'] });
  expect(values.address).toEqual({ city: 'Maputo' });
  expect(withValue({ name: 'Ana' }, 'name.first', 'Ana')).toEqual({ name: { first: 'Ana' } });
  expect(withValue(values, 'tags.0', 'b')).toEqual({ ...values, tags: ['b'] });
});
