import { expect, test } from 'vitest';
import { nodeOf, objectOf } from '../brand-test-kit.ts';
import { toValue, type JsonValue } from '../parse/node.ts';
import { mapSubNodes, mapSubSchemas, referencedBy, subSchemas } from './sub-schemas.ts';

/** Every keyword of JSON Schema 2019-09 and draft-07 that holds schemas, each with one called a, b… */
const named = '$defs definitions dependencies dependentSchemas patternProperties properties'.split(
  ' ',
);
const lists = 'allOf anyOf oneOf items'.split(' ');
const single =
  'additionalItems additionalProperties contains else if items not propertyNames then'.split(' ');

test.each([
  ...named.map(
    (keyword) => [keyword, { x: { title: 'a' }, y: { title: 'b' } }, ['x', 'y']] as const,
  ),
  ...lists.map((keyword) => [keyword, [{ title: 'a' }, { title: 'b' }], [0, 1]] as const),
  ...single.map((keyword) => [keyword, { title: 'a' }, [undefined]] as const),
])('%s holds schemas: %j', (keyword, value, keys) => {
  const schema = { [keyword]: value, title: 'outer' } as Parameters<typeof subSchemas>[0];
  const slots = keys.map((key) => (key === undefined ? { keyword } : { keyword, key }));
  expect(subSchemas(schema).map(([, slot]) => slot)).toEqual(slots);
  expect(subSchemas(schema).map(([{ title }]) => title)).toEqual(['a', 'b'].slice(0, keys.length));
  const upper = (title: unknown) => String(title).toUpperCase();
  const mapped = mapSubSchemas(schema, (part) => ({ title: upper(part.title) }));
  const node = mapSubNodes(objectOf(schema), (part) =>
    nodeOf({ title: upper((toValue(part) as { title: string }).title) }),
  );
  const expected = JSON.parse(
    JSON.stringify(schema).replace(/"[ab]"/g, (sign) => sign.toUpperCase()),
  );
  expect(mapped).toEqual(expected);
  expect(toValue(node)).toEqual(expected);
});

test.each([
  ['additionalProperties', true],
  ['dependencies', { a: ['b'] }],
  ['properties', { a: true }],
  ['properties', [{ title: 'no properties' }]],
  ['allOf', { 0: { title: 'no list' } }],
  ['enum', [{ title: 'a value' }]],
])('%s: %j holds no schema that a map sees twice or wrongly', (keyword, value) => {
  const schema = { [keyword]: value };
  const seen: string[] = [];
  const mapped = mapSubSchemas(schema, (part, slot) => {
    seen.push(slot.keyword);
    return part;
  });
  expect(mapped).toEqual(schema);
  const node = mapSubNodes(objectOf(schema), (part, slot) => {
    seen.push(slot.keyword);
    return part;
  });
  expect(toValue(node)).toEqual(schema);
  expect(seen).toEqual(keyword === 'allOf' ? ['allOf', 'allOf'] : []);
});

test('undefined takes a schema out', () => {
  const schema = {
    properties: { a: { title: 'a' }, b: { title: 'out' } },
    allOf: [{ title: 'out' }, { title: 'a' }],
    not: { title: 'out' },
  };
  const mapped = mapSubSchemas(schema, (part) => (part.title === 'out' ? undefined : part));
  expect(mapped).toStrictEqual({ properties: { a: { title: 'a' } }, allOf: [{ title: 'a' }] });
});

const A = { title: 'a' };
const ROOT = { $defs: { a: A, 'café/1': A, '50%zz': A, list: [false, A] }, title: 'root' };

// A reference is a URI (RFC 3986), its fragment here a JSON pointer (RFC 6901).
test.each<[JsonValue, object | undefined]>([
  ['#', ROOT],
  ['#/$defs/café~11', A],
  ['#/$defs/50%zz', A],
  ['#/$defs/list/1', A],
  ['#/$defs/list/0', undefined],
  ['#/$defs/a/title', undefined],
  ['#a', undefined],
  ['other.json#/$defs/a', undefined],
  [5, undefined],
])('the reference %j names %j', ($ref, named) => {
  expect(referencedBy({ $ref }, ROOT)).toBe(named);
  expect(referencedBy({}, ROOT)).toBeUndefined();
});
