import { beforeEach, expect, test } from 'vitest';
import { brandWith, loaded } from '../../../tests/drawing/brands.ts';
import { draw, drawForm, filesWith } from '../../../tests/drawing/draw.tsx';
import {
  backspace,
  leave,
  paste,
  putCaret,
  shown,
  type,
  undo,
} from '../../../tests/drawing/typing.ts';

const names = {
  number: 'card-number',
  expiry: 'card-expire-date',
  cvv: 'card-cvv',
  cpf: 'cpf',
  cep: 'postal-code',
  phone: 'phone',
  email: 'email',
};
type Name = keyof typeof names;
/** Card secrets go by the names of the specification. */
const called: Partial<Record<Name, string>> = { number: 'cardNumber', cvv: 'cardCVV' };
const nameOf = (name: Name) => called[name] ?? name;

const fields = Object.entries(names).map(([name, field]) => [
  nameOf(name as Name),
  { $ref: `fields/${field}` },
]);
/** Compiled once for all tests. */
const of = loaded(brandWith(filesWith({ schema: { properties: Object.fromEntries(fields) } })));

beforeEach(() => void draw({ of }));

const field = (name: Name) =>
  document.querySelector<HTMLInputElement>(`input[name=${nameOf(name)}]`)!;

test.each<[string, Name, string, string]>([
  ['SCREEN-22', 'number', '4111111111111111', '4111 1111 1111 1111'],
  ['CARD-19', 'number', '378282246310005', '3782 822463 10005'],
  ['SCREEN-23', 'expiry', '1230', '12/30'],
  ['SCREEN-24', 'cvv', '12a34', '1234'],
  ['CARD-20', 'cpf', '52998224725', '529.982.247-25'],
  ['RULE-26', 'cpf', '52998224725', '529.982.247-25'],
  ['RULE-37', 'cep', '01310100', '01 310-100'],
  ['CARD-21', 'phone', '11987654321', '11 98765-4321'],
])('[%s] %s: %s is shown as %s', (_, name, typed, text) => {
  type(field(name), typed);
  expect(shown(field(name))).toBe(`${text}|`);
});

test.each<[Name, string, string]>([
  ['number', '4111-1111-1111-1111', '4111 1111 1111 1111'],
  ['number', ' 4111 1111 1111 1111\n', '4111 1111 1111 1111'],
  ['expiry', '12/2030', '12/30'],
  ['expiry', '12-30', '12/30'],
  ['cpf', '529.982.247-25', '529.982.247-25'],
  ['cep', '01310-100', '01 310-100'],
  ['phone', '(11) 98765-4321', '11 98765-4321'],
  ['phone', '+55 11 98765 4321', '11 98765-4321'],
])('%s takes a pasted %s', (name, text, expected) => {
  paste(field(name), text);
  expect(field(name).value).toBe(expected);
});

test.each<[Name, string, number, string, string]>([
  ['number', '41112222', 2, '9', '419|1 1222 2'],
  ['number', '41112222', 4, '9', '4111 9|222 2'],
  ['phone', '1198765432', 2, '9', '11 9|9876-5432'],
])('%s %s, caret at %i, key %s: %s', (name, start, at, key, expected) => {
  type(field(name), start);
  putCaret(field(name), at);
  type(field(name), key);
  expect(shown(field(name))).toBe(expected);
});

test('Backspace over a separator takes the digit before it', () => {
  type(field('number'), '41111111');
  putCaret(field('number'), 5);
  backspace(field('number'));
  expect(shown(field('number'))).toBe('411|1 111');
});

test('a month is corrected digit by digit, and pads nothing on the way', () => {
  type(field('expiry'), '1230');
  putCaret(field('expiry'), 2);
  backspace(field('expiry'));
  type(field('expiry'), '1');
  expect(field('expiry').value).toBe('11/30');
});

test('a key that the mask does not take changes nothing, and the caret stays between its digits', () => {
  type(field('number'), '41111111');
  putCaret(field('number'), 4);
  type(field('number'), 'x');
  expect(shown(field('number'))).toBe('4111 |1111');
});

test('[RULE-50] [RULE-51] placeholders are those of the specification', () => {
  expect(field('phone').placeholder).toBe('99 99999 9999');
  expect(field('expiry').placeholder).toBe('MM/AA');
});

test('keyboards and autofill know what each field is for', () => {
  const facts = (['number', 'expiry', 'cvv', 'cpf', 'phone', 'email'] as const).map((name) => {
    const { autocomplete, inputMode } = field(name);
    return [autocomplete, inputMode, field(name).getAttribute('enterkeyhint')];
  });
  expect(facts).toEqual([
    ['cc-number', 'numeric', 'next'],
    ['cc-exp', 'numeric', 'next'],
    ['cc-csc', 'numeric', 'next'],
    ['off', 'numeric', 'next'],
    ['tel', 'tel', 'next'],
    ['email', 'email', 'next'],
  ]);
});

test('Ctrl+Z takes back what was typed key by key, also before the field was left', () => {
  type(field('cpf'), '529');
  leave(field('cpf'));
  type(field('cpf'), '98');
  const steps = Array.from({ length: 9 }, () => {
    undo(field('cpf'));
    return field('cpf').value;
  });
  expect(steps.slice(0, 6)).toEqual(['529.9', '529', '52', '5', '', '']);
});

test('of a whole SMS that is pasted the field takes the code', () => {
  const code = () => document.querySelector<HTMLInputElement>('input[name=code]')!;
  drawForm({ schema: { properties: { code: { $ref: 'fields/sms-code' } } } });
  paste(code(), 'Seu código é 123456. Não compartilhe. Válido por 10 min.');
  expect(code().value).toBe('123456');
  paste(code(), '');
  type(code(), '048 213');
  leave(code());
  expect(code().value).toBe('048213');
});
