import { assert, constantFrom, array, oneof, property, record, string } from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { expect, test } from 'vitest';
import {
  createFormStore,
  valueAt,
  withValue,
  type FormValues,
} from '../../checkout/form/form-store.ts';
import { createTypedAhead, freeTexts } from './form-data-sync.ts';

/** A drawing that takes over what it is told in turns, and answers with all that it holds by then. */
function lateDrawing(initial: FormValues = {}) {
  let values = initial;
  const told: [path: string[], value: unknown][] = [];
  return {
    setFieldValue: (path: string[], value: unknown) => void told.push([path, value]),
    /** Answers the oldest thing it was told; false when there is none. */
    answer(drawn: (values: FormValues, path?: string) => void): boolean {
      const next = told.shift();
      if (!next) return false;
      const path = next[0].join('.');
      values = withValue(values, path, next[1]);
      drawn(values, path);
      return true;
    },
    /** A change that begins in the drawing itself: a choice, a default. */
    change(path: string, value: unknown, drawn: (values: FormValues, path?: string) => void) {
      values = withValue(values, path, value);
      drawn(values, path);
    },
    values: () => values,
  };
}

function setUp(initial: FormValues = {}) {
  const store = createFormStore(initial, () => []);
  const drawing = lateDrawing(initial);
  const ahead = createTypedAhead(store);
  ahead.attach(drawing);
  store.onReplace(ahead.replaced);
  return { store, drawing, ahead, answer: () => drawing.answer(ahead.drawn) };
}

test('what is typed is in the store at once, and the drawing hears of it when it is told', () => {
  const { store, ahead, drawing, answer } = setUp();
  ahead.type('name', 'Ana');
  expect(store.values()).toEqual({ name: 'Ana' });
  expect(answer()).toBe(false);
  ahead.tell();
  answer();
  expect(drawing.values()).toEqual({ name: 'Ana' });
});

test('a late answer takes nothing back that was typed meanwhile', () => {
  const { store, ahead, answer } = setUp();
  ahead.type('name', 'A');
  ahead.tell();
  ahead.type('name', 'An');
  answer();
  expect(store.values()).toEqual({ name: 'An' });
  ahead.tell();
  ahead.type('name', 'Ana');
  ahead.tell();
  answer();
  expect(store.values()).toEqual({ name: 'Ana' });
});

test('what the drawing makes of a value stands once it has heard the last one', () => {
  const { store, ahead, drawing, answer } = setUp();
  ahead.type('name', 'ana');
  ahead.tell();
  answer();
  drawing.change('name', 'ANA', ahead.drawn);
  expect(store.values()).toEqual({ name: 'ANA' });
});

test('a choice in the drawing keeps what was typed and not told', () => {
  const { store, ahead, drawing } = setUp();
  ahead.type('address.city', 'Maputo');
  drawing.change('company', 'visa', ahead.drawn);
  expect(store.values()).toEqual({ address: { city: 'Maputo' }, company: 'visa' });
});

test('what the program replaced does not come back with an answer to something older', () => {
  const { store, ahead, answer } = setUp();
  ahead.type('cardNumber', '4111');
  ahead.tell();
  store.wipe('cardNumber');
  answer();
  expect(store.values().cardNumber).toBeUndefined();
  while (answer());
  expect(store.values().cardNumber).toBeUndefined();
});

type Step =
  | { do: 'type'; path: string; text: string }
  | { do: 'replace'; path: string; text: string }
  | { do: 'choose'; text: string }
  | { do: 'tell' | 'answer' };

const steps: Arbitrary<Step[]> = array(
  oneof<Arbitrary<Step>[]>(
    record({
      do: constantFrom('type' as const, 'replace' as const),
      path: constantFrom('name', 'cardNumber', 'address.city', 'address.state'),
      text: string({ maxLength: 3 }),
    }),
    record({ do: constantFrom('choose' as const), text: constantFrom('visa', 'elo') }),
    record({ do: constantFrom('tell' as const, 'answer' as const) }),
  ),
  { maxLength: 40 },
);

test('in any order of typing, telling, answering, choosing and replacing, the last word stands', () => {
  assert(
    property(steps, (all) => {
      const { store, drawing, ahead, answer } = setUp();
      let wanted: FormValues = {};
      for (const step of all) {
        if (step.do === 'type') {
          ahead.type(step.path, step.text);
          wanted = withValue(wanted, step.path, step.text);
        } else if (step.do === 'replace') {
          store.replace(withValue(store.values(), step.path, step.text));
          wanted = withValue(wanted, step.path, step.text);
        } else if (step.do === 'choose') {
          drawing.change('company', step.text, ahead.drawn);
          wanted = withValue(wanted, 'company', step.text);
        } else if (step.do === 'tell') ahead.tell();
        else answer();
        expect(store.values()).toEqual(wanted);
      }
      ahead.tell();
      while (answer()) expect(store.values()).toEqual(wanted);
      expect(drawing.values()).toEqual(wanted);
    }),
    { numRuns: 2000 },
  );
});

const text = { type: 'string' };

test.each<[string, object, string[]]>([
  ['plain', { properties: { a: text, b: { type: 'number' } } }, ['a']],
  ['a group', { properties: { a: { type: 'object', properties: { b: text } } } }, ['a.b']],
  [
    'a condition',
    { properties: { a: text, b: text }, if: { properties: { a: { const: 'x' } } }, then: {} },
    ['b'],
  ],
  ['a condition on presence', { properties: { a: text, b: text }, if: { required: ['a'] } }, ['b']],
  [
    'a condition within a branch',
    { properties: { a: text, b: text }, else: { if: { required: ['b'] } } },
    ['a'],
  ],
  ['a dependency', { properties: { a: text, b: text }, dependencies: { a: ['b'] } }, ['b']],
  [
    'a dependent schema',
    { properties: { a: text, b: text }, dependentSchemas: { b: { properties: { c: text } } } },
    ['a'],
  ],
  ['a condition elsewhere', { properties: { a: text }, if: { $ref: '#/$defs/x' } }, []],
  ['alternatives', { properties: { a: text }, oneOf: [{ properties: { a: {} } }] }, []],
  ['a name with a dot', { properties: { 'a.b': text } }, []],
])('texts that nothing hangs on: %s', (_, schema, free) => {
  expect([...freeTexts(schema)]).toEqual(free);
});

test('the values that a text is read from are those that it is written to', () => {
  const { store, ahead } = setUp();
  for (const path of freeTexts({ properties: { a: { properties: { b: text } } } })) {
    ahead.type(path, 'x');
    expect(valueAt(store.values(), path)).toBe('x');
  }
});
