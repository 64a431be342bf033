import { expect, test } from 'vitest';
import { formatCardNumber } from '../../../src/rules/card-number/card-number-mask.ts';
import { formatExpiry } from '../../../src/rules/card-expiry/card-expiry.ts';
import { formatPhone } from '../../../src/rules/phone/phone.ts';
import { afterBackspace, caretAfterMask } from './caret.ts';

/** Types one character at the caret ('|') and answers text and caret after the mask. */
function type(shown: string, character: string, mask: (raw: string) => string): string {
  const at = shown.indexOf('|');
  const text = shown.replace('|', '');
  const typed = text.slice(0, at) + character + text.slice(at);
  const masked = mask(typed);
  const caret = caretAfterMask(typed, at + character.length, masked);
  return `${masked.slice(0, caret)}|${masked.slice(caret)}`;
}

/** Presses Backspace at the caret. */
function backspace(shown: string, mask: (raw: string) => string): string {
  const at = shown.indexOf('|');
  const before = shown.replace('|', '');
  const raw = before.slice(0, at - 1) + before.slice(at);
  const typed = afterBackspace(before, raw, at - 1, mask);
  const caret = at - 1 - (raw.length - typed.length);
  const masked = mask(typed);
  const moved = caretAfterMask(typed, caret, masked);
  return `${masked.slice(0, moved)}|${masked.slice(moved)}`;
}

const phone = (raw: string) => formatPhone(raw, 'BR');

test.each([
  ['4111|', '1', formatCardNumber, '4111 1|'],
  ['41|11 2222', '9', formatCardNumber, '419|1 1222 2'],
  ['4111 |2222', '9', formatCardNumber, '4111 9|222 2'],
  ['|', '9', formatExpiry, '09|'],
  ['12|', '3', formatExpiry, '12/3|'],
  ['11 9|8765', '4', phone, '11 94|876-5'],
])('typing %s + %s keeps the caret', (shown, character, mask, expected) => {
  expect(type(shown, character, mask)).toBe(expected);
});

test.each([
  ['4111 |1111', formatCardNumber, '411|1 111'],
  ['4111 1|', formatCardNumber, '4111|'],
  ['12/|30', formatExpiry, '1|3/0'],
  ['11 98765-|4321', phone, '11 9876|4-321'],
])('Backspace at %s always takes a digit away', (shown, mask, expected) => {
  expect(backspace(shown, mask).replace('|', '').replace(/\D/g, '').length).toBe(
    shown.replace(/\D/g, '').length - 1,
  );
  if (mask !== formatExpiry) expect(backspace(shown, mask)).toBe(expected);
});
