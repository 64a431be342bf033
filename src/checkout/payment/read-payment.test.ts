import { expect, test } from 'vitest';
import { readPayment } from './read-payment.ts';

const code = '00020126360014br.gov.bcb.pix0114pix@example.com6304ABCD';

test('[CALL-23] token, redirect, profiles and route are read', () => {
  const answer = {
    token: 'T',
    redirect: 'https://example.com/inicio',
    paymentProfileIds: ['p1', 2, null],
    route: '/pix',
  };
  expect(readPayment(answer)).toEqual({ ...answer, paymentProfileIds: ['p1', '2'] });
});

test('[ENTITY-66] a token in a data wrapper is enough', () => {
  expect(readPayment({ data: { token: 'T', extra: [] } })).toEqual({
    token: 'T',
    paymentProfileIds: [],
  });
});

test.each([
  ['at the top', { qrCode: code }],
  ['as brCode', { brCode: code }],
  ['as emv inside pix', { pix: { emv: code } }],
  ['in snake_case', { pix: { br_code: code } }],
  ['beside a picture named qrCode', { emv: code, qrCode: 'data:image/png;base64,x' }],
])('a Pix code is found %s', (_, fields) => {
  expect(readPayment({ token: 'T', ...fields }).pix?.text).toBe(code);
});

test('picture and expiry of a Pix code come along', () => {
  const pix = { qrCode: code, image: 'data:image/png;base64,x', expirationDate: '2030-01-01' };
  expect(readPayment({ token: 'T', pix }).pix).toEqual({
    text: code,
    image: 'data:image/png;base64,x',
    expiresAt: '2030-01-01',
  });
});

test('a text that is not a BR Code is not a Pix code', () => {
  expect(readPayment({ token: 'T', qrCode: 'https://example.com/qr.png' }).pix).toBeUndefined();
});

test('line and address of a bank slip are read', () => {
  const line = '00190000090281925000800000000002800000000057600';
  const url = 'https://example.com/boleto.pdf';
  expect(readPayment({ token: 'T', boleto: { digitable_line: line, url } }).boleto).toEqual({
    line,
    url,
  });
  expect(readPayment({ token: 'T', line }).boleto).toEqual({ line });
  expect(readPayment({ token: 'T', url }).boleto).toBeUndefined();
});

test.each([undefined, '', 'T', {}, { token: '' }, { token: null }, { data: {} }, []])(
  'without a token the outcome of the payment is unknown: %o',
  (answer) => {
    expect(() => readPayment(answer)).toThrow(
      expect.objectContaining({ kind: 'unreadable', operationId: 'payV2' }),
    );
  },
);
