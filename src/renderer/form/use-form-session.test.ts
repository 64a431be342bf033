import type { RJSFSchema } from '@rjsf/utils';
import { expect, test } from 'vitest';
import { keepable, restored } from './use-form-session.ts';

const schema: RJSFSchema = {
  properties: {
    terms: { type: 'boolean' },
    paymentMethod: { type: 'string', default: 'creditcard' },
    address: { properties: { country: { type: 'string', default: 'Brasil' } } },
  },
};

test('card number and CVV are never kept nor restored', () => {
  const values = { cardNumber: '4242', cardCVV: '917', cardName: 'ANA LIMA', city: undefined };
  expect(keepable(values)).toEqual({ cardName: 'ANA LIMA' });
  expect(restored(values, {})).toEqual({ cardName: 'ANA LIMA' });
});

test('what was typed meanwhile wins', () => {
  expect(restored({ name: 'Ana', email: 'a@b' }, { name: 'Eva', email: '' }, schema)).toEqual({
    name: 'Eva',
    email: 'a@b',
  });
});

test('what a fresh form brings by itself does not', () => {
  const fresh = { terms: false, paymentMethod: 'creditcard', address: { country: 'Brasil' } };
  const kept = {
    terms: true,
    paymentMethod: 'debitcard',
    address: { country: 'Portugal', city: 'Porto' },
  };
  expect(restored(kept, fresh, schema)).toEqual(kept);
  expect(restored({ name: 'Ana' }, fresh, schema)).toEqual({ name: 'Ana', ...fresh });
});

test('a list that a fresh form begins with gives way, one that was begun does not', () => {
  const name = { type: 'string' } as const;
  const lists = {
    properties: {
      people: { items: { properties: { name } } },
      words: { items: name, default: ['oi'] },
    },
  };
  const kept = { people: [{ name: 'Ana' }, {}], words: [] };
  expect(restored(kept, { people: [{}, { name: undefined }], words: ['oi'] }, lists)).toEqual(kept);
  const begun = { people: [{ name: 'Eva' }], words: ['x'] };
  expect(restored(kept, begun, lists)).toEqual(begun);
});

test('what is no object is nothing kept', () => {
  for (const kept of [undefined, null, 'x', 1, ['x']]) {
    expect(restored(kept, { name: 'Ana' })).toEqual({ name: 'Ana' });
  }
});
