import { expect, test } from 'vitest';
import { reportsOf, withForm } from '../rule-test-kit.ts';

const ofNothing = (key: string) =>
  `'${key}' is null, which removes what a parent says, but no parent says it. Delete this line, or look for a slip in the key.`;
const heir = { 'alfa/brand': { extends: 'base' } };

test('null, after and $remove that have found their parent are gone', () => {
  const files = {
    ...heir,
    'base/brand': { faqLink: 'x' },
    'base/flows': { flows: [{ id: 'a' }, { id: 'b' }] },
    'alfa/brand': { extends: 'base', faqLink: null },
    'alfa/flows': {
      flows: [
        { id: 'a', $remove: true },
        { id: 'c', after: 'b' },
      ],
    },
  };
  expect(reportsOf('merge-nothing', files)).toEqual([]);
});

test('null may remove what a library field says, not what it does not', () => {
  const library = { 'fields/code': { schema: { type: 'string', format: 'cpf' } } };
  const field = { $ref: 'fields/code', format: null, patern: null, default: null };
  expect(
    reportsOf('merge-nothing', withForm({ properties: { code: field, gone: null } }, {}, library)),
  ).toEqual([
    `alfa/screens/lead.json blocks[form].schema.properties.gone: ${ofNothing('gone')}`,
    `alfa/screens/lead.json blocks[form].schema.properties.code.patern: ${ofNothing('patern')}`,
  ]);
});

test('after and $remove where no parent has such a list', () => {
  const blocks = [
    { id: 'a', after: 'b' },
    { id: 'c', $remove: true },
  ];
  expect(reportsOf('merge-nothing', { 'alfa/screens/lead': { blocks } })).toEqual([
    "alfa/screens/lead.json blocks[a].after: 'after' speaks of a parent's list, but there is none here. Place this entry by hand.",
    "alfa/screens/lead.json blocks[c].$remove: '$remove' speaks of a parent's list, but there is none here. Delete it.",
  ]);
});
