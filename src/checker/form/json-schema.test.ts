import { expect, test } from 'vitest';
import { reportsOf, withForm } from '../rule-test-kit.ts';

const at = 'alfa/screens/lead.json blocks[form].schema';
const field = (one: unknown) => withForm({ properties: { one } });

test.each([
  [{ type: 'string', minLength: 1, 'x-note': 'ours' }],
  [{ enum: ['a'] }],
  [{ oneOf: [{ const: 'a', title: 'A' }] }],
  [{ type: 'array', items: { type: 'string' } }],
  [{ type: 'object', properties: { two: { type: 'integer', minimum: 0 } } }],
  [{ $ref: 'fields/not-there' }],
  [{ type: ['string', 'null'], default: null }],
  [{ allOf: [{ type: 'string' }, { minLength: 2 }] }],
  [{ additionalProperties: { type: 'string' } }],
  [
    {
      type: 'array',
      items: [{ type: 'string' }, { enum: [1] }],
      additionalItems: { type: 'null' },
    },
  ],
  [{ oneOf: [{ type: 'string' }], discriminator: { propertyName: 'kind' } }],
])('a field of %j', (one) => {
  expect(reportsOf('json-schema', field(one))).toEqual([]);
});

test.each([
  [
    { type: 'string', placeholder: 'x' },
    `properties.one.placeholder: JSON Schema has no keyword 'placeholder'. Write it beside "schema": "ui": {"one":{"ui:placeholder":"x"}}.`,
  ],
  [
    { type: 'array' },
    `properties.one: 'one' says nothing of its entries, so none can be drawn. Add "items": { "type": "string" }.`,
  ],
  [
    { type: 'array', items: {} },
    `properties.one.items: 'one.*' says no type, so nothing can be drawn. Add "type": "string", or take a field with "$ref".`,
  ],
  [
    { type: 'string', pattern: '(?<=a)b' },
    'properties.one.pattern: Older browsers that have to sell cannot read this pattern: it has a lookbehind. Match the characters before as well, instead of looking back.',
  ],
])('a field of %j', (one, expected) => {
  expect(reportsOf('json-schema', field(one))).toEqual([`${at}.${expected}`]);
});
