import type { RJSFSchema } from '@rjsf/utils';
import { expect, test } from 'vitest';
import { createSchemaShape } from './schema-shape.ts';

const text = { type: 'string' } as const;

const shapeOf = (schema: RJSFSchema) =>
  createSchemaShape({ type: 'object', ...schema }, () => true);

const withDefault = shapeOf({ properties: { city: { ...text, default: 'Maputo' }, name: text } });

test('defaults are added to values that are not there', () => {
  expect(withDefault.complete({ name: 'Ana' })).toEqual({ name: 'Ana', city: 'Maputo' });
});

test('a field with a default that the buyer empties stays empty', () => {
  const emptied = withDefault.change({ city: 'Maputo' }, ['city'], undefined);
  expect(emptied.city).toBeUndefined();
  expect(withDefault.change(emptied, ['name'], 'Ana').city).toBeUndefined();
});

test('the values before a change are left as they are', () => {
  const before = { address: { city: 'Maputo' } };
  const shape = shapeOf({
    properties: { address: { type: 'object', properties: { city: text } } },
  });
  expect(shape.change(before, ['address', 'city'], 'Beira')).toEqual({
    address: { city: 'Beira' },
  });
  expect(before).toEqual({ address: { city: 'Maputo' } });
});

test('a choice brings the defaults of its branch and takes those of the other', () => {
  const branch = (code: string): RJSFSchema => ({ properties: { code: { ...text, const: code } } });
  const shape = shapeOf({
    properties: { kind: { ...text, enum: ['a', 'b'] } },
    if: { properties: { kind: { const: 'b' } }, required: ['kind'] },
    then: branch('B'),
    else: { properties: { size: { ...text, default: 'small' } } },
  });
  const first = shape.complete({ kind: 'a' });
  expect(first).toEqual({ kind: 'a', size: 'small' });
  expect(shape.change(first, ['kind'], 'b').size).toBeUndefined();
});

test('an emptied entry of a list is null, as JSON has it', () => {
  const shape = shapeOf({ properties: { words: { type: 'array', items: text } } });
  expect(shape.change({ words: ['a', 'b'] }, ['words', 1], undefined)).toEqual({
    words: ['a', null],
  });
});

test('a group that RJSF reports as a whole keeps the card number that RJSF does not know', () => {
  const card = { type: 'object', properties: { cardNumber: text, cardName: text } } as const;
  const shape = shapeOf({ properties: { card } });
  const before = { card: { cardNumber: '4111', cardName: 'ANA' } };
  const expected = { card: { cardNumber: '4111', cardName: 'EVA' } };
  expect(shape.change(before, ['card'], { cardName: 'EVA' })).toEqual(expected);
  expect(shape.change(before, [], { card: { cardName: 'EVA' } })).toEqual(expected);
});
