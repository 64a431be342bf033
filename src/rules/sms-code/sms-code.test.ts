import { expect, test } from 'vitest';
import { applyMask } from '../mask.ts';
import { checkSmsCode, smsCodeMask } from './sms-code.ts';

test.each(['123456', '123 456', ' 123-456 ', '1234', '12345678'])('%s is a code', (code) => {
  expect(checkSmsCode(code)).toBeUndefined();
});

test.each(['', '123', '123456789', '12a456', 'código'])('%s is none', (code) => {
  expect(checkSmsCode(code)).toBe('sms-code');
});

test.each([
  ['Seu código é 123456. Não compartilhe este código.', '123456'],
  ['123 456 é o seu código de verificação', '123456'],
  ['Código 4821 enviado', '4821'],
  ['Loja 24h: código 048213, ligue 0800 123 4567', '048213'],
  ['Seu código é 123456.\n\n@pagamento.example.com #123456', '123456'],
  ['12 34 56', '123456'],
  ['123456789', '123456789'],
  ['Seu código é 12', '12'],
  ['Confira o seu celular', ''],
])('the code of %j, pasted, is %j', (message, code) => {
  expect(applyMask(smsCodeMask, message)).toBe(code);
});
