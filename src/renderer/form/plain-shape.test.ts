import { expect, test } from 'vitest';
import type { FormGroup } from '../../contract/compiled-brand.ts';
import { createPlainShape } from './plain-shape.ts';

const text = (name: string, more: object = {}) => ({ name, label: name, widget: 'text', ...more });

const group: FormGroup = {
  name: '',
  fields: [
    text('name'),
    text('country', { default: 'Brasil' }),
    { ...text('terms'), type: 'boolean' },
    { name: 'address', fields: [text('city', { default: 'Maputo' }), text('street')] },
    { name: 'card', isRequired: true, fields: [text('holder')] },
    { name: 'more', fields: [text('note')] },
  ],
};

const shape = createPlainShape(group, () => true);
const FRESH = { country: 'Brasil', address: { city: 'Maputo' }, card: {} };

test('defaults are added to values that are not there', () => {
  expect(shape.complete({})).toEqual(FRESH);
  expect(shape.complete({ name: 'Ana', address: { street: 'Rua A' } })).toEqual({
    ...FRESH,
    name: 'Ana',
    address: { city: 'Maputo', street: 'Rua A' },
  });
});

test('values that are complete stay the same object', () => {
  const values = shape.complete({});
  expect(shape.complete(values)).toBe(values);
});

test('a field with a default that the buyer empties stays empty', () => {
  const emptied = { ...FRESH, country: undefined };
  expect(shape.complete(emptied)).toEqual(emptied);
});

test('a value that is offered no more gives way to the default', () => {
  const enumOptions = [{ value: 'p', label: 'P' }];
  const size = text('size', { default: 'p', options: { enumOptions } });
  const { complete } = createPlainShape({ name: '', fields: [size] }, () => true);
  expect(complete({ size: 'm' })).toEqual({ size: 'p' });
  expect(complete({ size: undefined })).toEqual({ size: undefined });
});

test('a form shows what it has fields for', () => {
  const values = {
    name: 'Ana',
    other: 'x',
    address: { city: 'Beira', zip: '1' },
    more: { note: '' },
  };
  expect(shape.shown(values)).toEqual({ name: 'Ana', address: { city: 'Beira' } });
  expect(shape.shown({ name: undefined, terms: false, card: {} })).toEqual({
    terms: false,
    card: {},
  });
});

test.each([
  [{}, {}],
  [{ name: 'Ana Lima' }, { name: 'Ana Lima' }],
  [{ name: '' }, {}],
  [{ terms: 'true' }, { terms: true }],
  [{ terms: 'false' }, { terms: false }],
  [{ city: 'Maputo' }, { address: { city: 'Maputo' } }],
  [{ cardNumber: '4111', address: 'y' }, {}],
])('%o that was posted becomes %o', (posted: Record<string, string>, values) => {
  expect(shape.posted(posted)).toEqual(values);
});

test('errors are those of the compiled validator', () => {
  const errors = [{ instancePath: '/address/city', keyword: 'minLength', params: {} }];
  const validate = Object.assign(() => false, { errors });
  const { findErrors } = createPlainShape(group, validate);
  expect(findErrors({}, new Map())).toEqual([{ path: ['address', 'city'], keyword: 'minLength' }]);
});
