import { expect, test } from 'vitest';
import { reportsOf, withForm } from '../rule-test-kit.ts';

const text = { type: 'string' };
const schema = (name: object) => ({
  properties: { email: text, name },
  required: ['email', 'name'],
});
const pages = [{ id: 'a', fields: ['email'] }];

test.each([
  ['without pages', schema(text), {}, 0],
  ['on no page', schema(text), { pages }, 1],
  ['on a page', schema(text), { pages: [...pages, { id: 'b', fields: ['name'] }] }, 0],
  [
    'never there in this brand',
    schema({ ...text, when: { fact: 'hasInstallments' } }),
    { pages },
    0,
  ],
  ['there under a condition', schema({ ...text, when: { fact: 'hasLead' } }), { pages }, 1],
  ['not required', { properties: { email: text, name: text } }, { pages }, 0],
])('a field %s', (_, form, rest, findings) => {
  const brand = { 'alfa/brand': { product: { hasInstallments: false } } };
  expect(reportsOf('page-coverage', withForm(form, rest, brand))).toEqual(
    Array<string>(findings).fill(
      `alfa/screens/lead.json blocks[form].pages: No page shows 'name', which the form requires. Name it in the "fields" of one page, or take it out of "required".`,
    ),
  );
});
