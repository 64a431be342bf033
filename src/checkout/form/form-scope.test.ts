import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { createFormScope } from './form-scope.ts';
import { valueAt, withValue, type FormValues } from './form-values.ts';

const CARD = { cardNumber: '4111 1111 1111 1111', cardCVV: '123' };
const nothing = () => {};

beforeEach(() => void vi.useFakeTimers());
test('a text can be read at once, and is reported once typing pauses', () => {
  const scope = createFormScope();
  const report = vi.fn<(value: unknown) => void>();
  scope.type('name', 'A', report);
  vi.advanceTimersByTime(199);
  scope.type('name', 'An', report);
  vi.advanceTimersByTime(199);
  expect([scope.read('name'), report.mock.calls]).toEqual(['An', []]);
  vi.advanceTimersByTime(1);
  expect(report.mock.calls).toEqual([['An']]);
});

test('the text of a field that shows an error is reported at once', () => {
  const scope = createFormScope({ errors: [{ path: 'name', message: 'wrong' }] });
  const report = vi.fn<(value: unknown) => void>();
  scope.type('name', 'Ana', report);
  expect(report).toHaveBeenCalledExactlyOnceWith('Ana');
  expect(scope.errors.shown()).toEqual([]);
});

test('a text on its way survives form data that was drawn before it', () => {
  const scope = createFormScope();
  scope.type('name', 'Ana', nothing);
  scope.take({ name: 'An', city: 'Beira' });
  expect(scope.values()).toEqual({ name: 'Ana', city: 'Beira' });
});

test('card number and CVV are read here, and never are values or reports', () => {
  const scope = createFormScope();
  const report = vi.fn<(value: unknown) => void>();
  for (const [name, text] of Object.entries(CARD)) scope.type(`card.${name}`, text, report);
  scope.flush();
  expect(report.mock.calls).toEqual([[undefined], [undefined]]);
  expect(scope.values()).toEqual({});
  expect(scope.read('card.cardCVV')).toBe('123');
  expect(scope.card.joined({ card: { cardName: 'ANA' } })).toEqual({
    card: { ...CARD, cardName: 'ANA' },
  });
});

test('[D-184] the CVV alone can be wiped, and its field shows no error for it', () => {
  const scope = createFormScope();
  for (const [name, text] of Object.entries(CARD)) scope.type(name, text, nothing);
  const emptied = vi.fn<() => void>();
  scope.subscribe(emptied, 'cardCVV');
  scope.wipeCard(['cardCVV']);
  expect(emptied).toHaveBeenCalledOnce();
  expect(scope.card.entries()).toEqual([['cardNumber', CARD.cardNumber]]);
  scope.errors.setFound([{ path: 'cardCVV', message: 'missing' }]);
  scope.errors.touch('cardCVV');
  expect(scope.errors.shown()).toEqual([]);
});

test("form data that changes a field drops the upstream's word about it", () => {
  const scope = createFormScope({ values: { email: 'a@b' } });
  scope.errors.setServed([{ path: 'email', message: 'taken' }]);
  scope.take({ email: 'a@b', name: 'Ana' });
  expect(scope.errors.errorAt('email')).toBe('taken');
  scope.take({ email: 'c@d', name: 'Ana' });
  expect(scope.errors.errorAt('email')).toBeUndefined();
});

const texts = fc.constantFrom('', 'x', 'yz');
const paths = fc.constantFrom('name', 'cardNumber', 'address.city', 'people.1.name');
const step = fc.record({ do: fc.constantFrom('type', 'set', 'flush'), path: paths, text: texts });

test('in any order of typing, reporting and changing, the last value of each field stands', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const people = [{ name: 'Ana' }, { name: 'Eva' }];
      const scope = createFormScope({ values: { people } });
      let data: FormValues = { people };
      const wanted = new Map([['people.0.name', 'Ana']]);
      for (const { do: act, path, text } of steps) {
        if (act === 'type') {
          scope.type(path, text, (value) => {
            data = withValue(data, path, value);
            scope.take(data);
          });
        } else if (act === 'set' && path !== 'cardNumber') {
          scope.flush();
          data = withValue(data, path, text);
          scope.take(data);
        } else {
          scope.flush();
          continue;
        }
        wanted.set(path, text);
        for (const [at, value] of wanted) expect(scope.read(at) ?? '').toBe(value);
      }
      expect(valueAt(scope.values(), 'cardNumber')).toBeUndefined();
    }),
  );
});
