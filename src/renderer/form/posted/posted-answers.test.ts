import type { RJSFSchema } from '@rjsf/utils';
import { expect, test } from 'vitest';
import { inFieldOrder, postedValues } from './posted-answers.ts';
import { fieldsOf } from '../fields-of.ts';

const TEXT: RJSFSchema = { type: 'string' };

/** The value that the field `a` would hold, had the text been typed into it. */
const answerOf = (text: string, schema: RJSFSchema = TEXT, ui: object = {}, lang = 'pt-BR') => {
  const fields = fieldsOf({ properties: { a: schema } }, { a: ui });
  return postedValues(fields, { a: text }, lang).a;
};

const widget = (name: string, options?: object) => ({ 'ui:widget': name, 'ui:options': options });

test.each<[string, object, string, unknown]>([
  ['phone', widget('phone', { country: 'BR' }), '(11) 98765 4321', '11 98765-4321'],
  ['phone of Mozambique', widget('phone', { country: 'MZ' }), '841231234', '84 123 1234'],
  ['phone of the brand’s country', widget('phone'), '+55 11 98765-4321', '11 98765-4321'],
  ['phone of another country', widget('phone'), '+351 912 345 678', '+351912345678'],
  ['cpf', widget('cpf'), '52998224725', '529.982.247-25'],
  ['a mask by its name', widget('text', { mask: 'cep' }), '01310100', '01 310-100'],
  ['a mask by its pattern', widget('text', { mask: 'AAA-#*##' }), 'abc1d23', 'ABC-1D23'],
  ['invisible characters', widget('text'), 'Ana\u200b\u00a0Sá\ufeff', 'Ana Sá'],
  ['date of birth', widget('birth-date'), '4/5/1990', '1990-05-04'],
  ['unfinished date', widget('birth-date'), '0405', '04/05'],
  ['time', widget('time'), '08:30', '08:30:00'],
  ['text of several lines', widget('textarea'), 'a\r\nb', 'a\nb'],
  ['trimmed text', widget('text', { trim: true }), ' ana@example.com ', 'ana@example.com'],
  ['nothing but space, trimmed', widget('text', { trim: true }), '  ', undefined],
  ['plain text', widget('text'), ' Ana ', ' Ana '],
])('%s', (_, ui, text, value) => {
  expect(answerOf(text, TEXT, ui)).toEqual(value);
});

const DAYS: RJSFSchema = { type: 'array', items: { type: 'string', enum: ['mon', 'sun'] } };

test.each<[string, RJSFSchema, string, unknown, string?]>([
  ['pt-BR', { type: 'number' }, '1.234', 1.234, 'updown'],
  ['pt-BR', { type: 'number' }, '1.234,5', 1234.5],
  ['en', { type: 'number' }, '1,234.5', 1234.5],
  ['pt-BR', { type: 'integer' }, 'doze', 'doze'],
  ['pt-BR', { type: 'integer', enum: [1, 12] }, '12', 12],
  ['pt-BR', { type: 'string', enum: ['a', 'b'] }, 'c', undefined],
  ['pt-BR', DAYS, 'sun\nmon\nx', ['sun', 'mon']],
  ['pt-BR', { type: 'array', items: { type: 'object' } }, 'x', undefined],
  ['pt-BR', { type: 'boolean' }, 'true', true],
  ['pt-BR', { type: 'boolean' }, 'false', false],
])('%s %j: %s becomes %j (%s)', (lang, schema, text, value, name = 'text') => {
  expect(answerOf(text, schema, widget(name), lang)).toEqual(value);
});

test('the fields of a condition are those of the form, and those of a group are rewritten by their own widgets', () => {
  const address = { type: 'object', properties: { postalCode: TEXT, city: TEXT } } as const;
  const schema: RJSFSchema = {
    properties: { a: TEXT, address, anything: true },
    if: { properties: { a: { const: 'other' } } },
    then: { properties: { which: TEXT } },
    dependentSchemas: { a: { properties: { why: TEXT } } },
  };
  const ui = { address: { postalCode: widget('text', { mask: 'cep' }) } };
  const own = { a: 'other', which: 'x', why: 'y' };
  const inGroup = { postalCode: '01310100', city: 'São Paulo' };
  const posted = { ...own, ...inGroup, unknown: 'z', anything: 'x', address: 'y' };
  expect(postedValues(fieldsOf(schema, ui), posted, 'pt-BR')).toEqual({
    ...own,
    address: { postalCode: '01 310-100', city: 'São Paulo' },
  });
});

test('errors stand in the order in which the form draws its fields', () => {
  const schema: RJSFSchema = {
    properties: { a: TEXT, b: TEXT, c: { type: 'object', properties: { d: TEXT, e: TEXT } } },
  };
  const errors = ['x', 'a', 'b', 'c.d', 'c.e'].map((path) => ({ path, message: path }));
  const ui = { 'ui:order': ['c', '*', 'a'], c: { 'ui:order': ['e', 'd'] } };
  const paths = inFieldOrder(errors, fieldsOf(schema, ui)).map(({ path }) => path);
  expect(paths).toEqual(['c.e', 'c.d', 'b', 'a', 'x']);
});

test.each<[string, string, string | undefined]>([
  ['912 345 678', 'PT', '+351912345678'],
  ['912345678', 'XX', '91 23456-78'],
  ['', 'PT', undefined],
])('the phone %j with the country %s becomes %j', (phone, country, value) => {
  const schema: RJSFSchema = { properties: { phone: TEXT, name: TEXT } };
  const posted = { phone, 'phone-country': country, name: 'Ana', 'name-country': 'PT' };
  const fields = fieldsOf(schema, { phone: widget('phone') });
  expect(postedValues(fields, posted, 'pt-BR')).toEqual({ phone: value, name: 'Ana' });
});
