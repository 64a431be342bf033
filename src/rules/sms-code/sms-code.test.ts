import { expect, test } from 'vitest';
import { checkSmsCode, smsCodeDigits } from './sms-code.ts';

test.each(['123456', '123 456', ' 123-456 ', '1234', '12345678'])('%s is a code', (code) => {
  expect(checkSmsCode(code)).toBeUndefined();
});

test.each(['', '123', '123456789', '12a456', 'código'])('%s is none', (code) => {
  expect(checkSmsCode(code)).toBe('sms-code');
});

test('the call carries the digits alone', () => {
  expect(smsCodeDigits(' 123-456 ')).toBe('123456');
});
