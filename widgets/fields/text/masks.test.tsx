import { beforeEach, expect, test } from 'vitest';
import { brandWith, loaded } from '../../../tests/drawing/brands.ts';
import { draw, drawForm, filesWith } from '../../../tests/drawing/draw.tsx';
import { leave, paste, putCaret, shown, type } from '../../../tests/drawing/typing.ts';

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
