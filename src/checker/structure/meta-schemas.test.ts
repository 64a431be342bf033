import { expect, test } from 'vitest';
import { completed } from './meta-schemas.ts';

test('what is needed is required of a merged brand, at every depth', () => {
  const schema = {
    needed: ['links'],
    properties: {
      links: {
        items: { required: ['id'], needed: ['domain'], properties: { id: {}, domain: {} } },
      },
    },
  };
  expect(completed(schema)).toEqual({
    required: ['links'],
    properties: {
      links: { items: { required: ['id', 'domain'], properties: { id: {}, domain: {} } } },
    },
  });
});

test('all else stays: a plain requirement, a property of that name', () => {
  const schema = {
    required: ['needed'],
    properties: { needed: { type: 'array' } },
  };
  expect(completed(schema)).toEqual(schema);
});
