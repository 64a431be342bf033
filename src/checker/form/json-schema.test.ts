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
    { type: 'object', properties: { 'minha área': { type: 'string' } } },
    `properties.one.properties.minha área: 'minha área' cannot be the name of a field. Write letters, digits, _ and - alone; the words for buyers stand in "title".`,
  ],
  [
    { type: 'string', pattern: '(?<=a)b' },
    'properties.one.pattern: Older browsers that have to sell cannot read this pattern: it has a lookbehind. Match the characters before as well, instead of looking back.',
  ],
  [
    { type: 'string', enum: [] },
    'properties.one: No program can be made of this schema: enum must have non-empty array. Change or delete the keyword that is named.',
  ],
  [
    { type: 'string', minLength: 5, maxLength: 3 },
    `properties.one.maxLength: 'minLength' of 'one' is more than its 'maxLength': no value fits. Write the smaller number in 'minLength'.`,
  ],
  [
    { type: 'integer', enum: ['1', '2'] },
    `properties.one.enum: 'enum' of 'one' names "1", which its other rules do not take: nobody could choose it. Write values of the field's type, within its limits; a number has no quotes.`,
  ],
  [
    { type: 'string', minLength: 3, default: 'a' },
    `properties.one.default: 'default' is "a", which the field does not take. Write one that it takes, or delete it.`,
  ],
  [
    { anyOf: ['string', 'integer'].map((type) => ({ type, $id: 'https://a.example' })) },
    `properties.one: No program can be made of this schema: reference "https://a.example" resolves to more than one schema. Change or delete the keyword that is named.`,
  ],
])('a field of %j', (one, expected) => {
  expect(reportsOf('json-schema', field(one))).toEqual([`${at}.${expected}`]);
});
