import { expect, test } from 'vitest';
import { holdsCardNumber } from './holds-card-number.ts';

test.each([
  // 13, 14, 15, 16 and 19 digits that pass the Luhn check.
  '4222222222222',
  '30569309025904',
  '374519830620479',
  '4242424242424242',
  '4000000000000000006',
  '4242 4242 4242 4242',
  '4242-4242-4242-4242',
  '4242.4242.4242.4242',
  '4242\u00A04242\u00A04242\u00A04242',
  // Digits of full width.
  '４２４２４２４２４２４２４２４２',
  'meu cartão é 4242 4242 4242 4242, obrigada',
  '917 4242 4242 4242 4242 12',
  // Number, CVV and CPF typed in one run.
  '424242424242424212352998224725',
  'x 11 424242424242424212352998224725',
  // Characters that nobody sees, as a copied text may have them (U+200B).
  '4242\u200B4242\u200B4242\u200B4242',
  // The same fifteen digits, where they are not all of the text.
  'meu cartão +374519830620479',
  '+374519830620479 é meu cartão',
])('%j may hold a card number', (text) => expect(holdsCardNumber(text)).toBe(true));

test.each([
  '',
  'Ana Lima',
  '529.982.247-25',
  '11.222.333/0001-81',
  '11 98765-4321',
  '+55 11 98765-4321',
  // Fifteen digits that pass, and a plus sign before them.
  '+374519830620479',
  ' +37 4519-83062.0479 ',
  // More than 19 digits in groups, of which no run from 13 to 19 passes.
  '1234567890 1234567890',
  '1 4000000000000000007',
  '4242 4242 4242 4243',
  '0000 0000 0000 0000',
  '12/30',
  '01310-100',
])('%j does not', (text) => expect(holdsCardNumber(text)).toBe(false));

test('a long text of digits in groups takes a time in proportion to its length', () => {
  expect(holdsCardNumber('9 '.repeat(40_000) + 'x 4242 4242 4242 4242')).toBe(true);
});

test('sixty thousand blanks among digits hold a page up for no second', () => {
  const start = performance.now();
  expect(holdsCardNumber(`4${' '.repeat(60_000)}222222222223`)).toBe(false);
  expect(performance.now() - start).toBeLessThan(1_000);
});
