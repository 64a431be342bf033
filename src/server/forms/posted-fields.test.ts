import fc from 'fast-check';
import { expect, test } from 'vitest';
import { postedForm } from './posted-fields.ts';
import { ORIGIN } from '../server-test-kit.ts';

const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' };

function posted(fields: Record<string, string> | string[][]) {
  const init = { method: 'POST', body: new URLSearchParams(fields), headers: SAME_ORIGIN };
  return postedForm(new Request(`${ORIGIN}/lead`, init));
}

test.each(['cardNumber', 'cardCVV', 'form.cardCVV', 'card_number', 'captchaToken'])(
  '%s is left out by its name',
  async (name) => {
    expect(await posted({ [name]: '1', email: 'a@b.example' })).toEqual({ email: 'a@b.example' });
  },
);

test('a card number in any field and spelling is left out', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...'0123456789'), { minLength: 13, maxLength: 19 }),
      fc.constantFrom('', ' ', '-', '.', '\t'),
      fc.constantFrom('', 'x', 'Ana '),
      async (digits, separator, before) => {
        expect(await posted({ name: before + digits.join(separator) })).toEqual({});
      },
    ),
    { numRuns: 50 },
  );
});

test.each([
  '４２４２４２４２４２４２４２４２',
  '4242‐4242‐4242‐4242',
  '4242\u00a04242\u00a04242\u00a04242',
])('so is one in signs of another keyboard for digits and gaps: %s', async (value) => {
  expect(await posted({ name: value })).toEqual({});
});

test.each(['+55 11 98765-4321', '123.456.789-09', '+258 84 123 1234'])(
  '%s is not a card number',
  async (value) => {
    expect(await posted({ phone: value })).toEqual({ phone: value });
  },
);

test('too much is not taken in', async () => {
  expect(await posted({ name: 'x'.repeat(20_000) })).toBeUndefined();
  expect(await posted({ name: 'x'.repeat(501) })).toEqual({});
  const many = Object.fromEntries(Array.from({ length: 80 }, (_, index) => [`f${index}`, 'x']));
  expect(Object.keys((await posted(many))!)).toHaveLength(50);
});

test('texts that were posted by one name stand on lines of their own', async () => {
  const ticked = [
    ['days', 'sat'],
    ['name', 'Ana'],
    ['days', 'sun'],
  ];
  expect(await posted(ticked)).toEqual({ days: 'sat\nsun', name: 'Ana' });
});

test('names that no form of ours has are left out', async () => {
  expect(await posted({ __proto__x: 'x', __proto__: 'x', '<b>': 'x', '': 'x' })).toEqual({});
});
