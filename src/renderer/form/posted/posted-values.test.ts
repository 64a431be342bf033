import type { RJSFSchema } from '@rjsf/utils';
import { expect, test } from 'vitest';
import { postedValues } from './posted-values.ts';

const text = { type: 'string' } as const;
const schema: RJSFSchema = {
  type: 'object',
  properties: {
    name: text,
    terms: { type: 'boolean' },
    address: { type: 'object', properties: { city: text, country: text } },
    anything: true,
  },
};

test.each([
  [{}, {}],
  [{ name: '' }, {}],
  [{ terms: 'true' }, { terms: true }],
  [{ terms: 'false' }, { terms: false }],
  [
    { name: 'Ana', city: 'Maputo' },
    { name: 'Ana', address: { city: 'Maputo' } },
  ],
  [{ cardNumber: '4111', anything: 'x', address: 'y' }, {}],
])('%o becomes %o', (posted: Record<string, string>, values) => {
  expect(postedValues(schema, posted)).toEqual(values);
});
