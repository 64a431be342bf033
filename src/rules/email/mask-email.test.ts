import { expect, test } from 'vitest';
import { maskEmail } from './mask-email.ts';

test.each([
  ['maria@mail.example', 'm***@mail.example'],
  [' maria.silva+compras@gmial.com ', 'm***@gmial.com'],
  ['ab@cd.ef', 'a***@cd.ef'],
  // A code point of two UTF-16 units is not cut in half.
  ['𝒶na@mail.example', '𝒶***@mail.example'],
])('%j is shown as %j', (email, shown) => {
  expect(maskEmail(email)).toBe(shown);
});

test.each(['', 'maria', '@mail.example'])(
  'nothing of %j is shown: it is not an address',
  (text) => {
    expect(maskEmail(text)).toBe('***');
  },
);
