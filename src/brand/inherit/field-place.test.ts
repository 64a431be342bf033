import { expect, test } from 'vitest';
import type { Slot } from '../compile/sub-schemas.ts';
import { placeWithin, type FieldPlace } from './field-place.ts';

const start: FieldPlace = { path: ['form'], ui: ['form'] };
const at = (path: string, ui: string) => ({ path, ui });

test.each<[Slot, { path: string; ui: string }]>([
  [{ keyword: 'properties', key: 'name' }, at('form.name', 'form.name')],
  [{ keyword: 'items', key: 0 }, at('form.0', 'form.items.0')],
  [{ keyword: 'additionalItems' }, at('form.*', 'form.additionalItems')],
  [{ keyword: 'additionalProperties' }, at('form.*', 'form.additionalProperties')],
  [{ keyword: 'patternProperties', key: '^a' }, at('form.*', 'form.additionalProperties')],
  [{ keyword: 'oneOf', key: 1 }, at('form', 'form.oneOf.1')],
  [{ keyword: 'allOf', key: 0 }, at('form', 'form')],
  [{ keyword: 'dependencies', key: 'a' }, at('form', 'form')],
  [{ keyword: '$defs', key: 'p' }, at('#/$defs/p', 'ui:definitions.#/$defs/p')],
])('%j', (slot, { path, ui }) => {
  const place = placeWithin(start, slot);
  expect(at(place.path.join('.'), place.ui.join('.'))).toEqual({ path, ui });
});

test.each(['if', 'not', 'contains', 'propertyNames'])("nothing is drawn by '%s'", (keyword) => {
  expect(placeWithin(start, { keyword }).isTest).toBe(true);
});

test("a field within a test is one of the test's, and 'then' is none", () => {
  const test_ = placeWithin(start, { keyword: 'if' });
  expect(placeWithin(test_, { keyword: 'properties', key: 'a' }).isTest).toBe(true);
  expect(placeWithin(start, { keyword: 'then' }).isTest).toBeUndefined();
});

test('alternatives of a dependency are drawn in place, but not those of its fields', () => {
  const dependency = placeWithin(start, { keyword: 'dependencies', key: 'a' });
  const alternative = placeWithin(dependency, { keyword: 'oneOf', key: 1 });
  expect(alternative.ui).toEqual(['form']);
  const field = placeWithin(alternative, { keyword: 'properties', key: 'b' });
  expect(placeWithin(field, { keyword: 'oneOf', key: 0 }).ui).toEqual(['form', 'b', 'oneOf', 0]);
});
