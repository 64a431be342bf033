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

test.each([
  ['qrCodeImage', 'expiresAt'],
  ['qr_code_image', 'expires_at'],
  ['image', 'expirationDate'],
])('picture and expiry of a Pix code are found as %s and %s', (picture, expiry) => {
  const pix = { qrCode: code, [picture]: 'data:image/png;base64,x', [expiry]: '2030-01-01' };
  expect(readPayment({ token: 'T', pix }).pix).toMatchObject({
    image: 'data:image/png;base64,x',
    expiresAt: '2030-01-01',
  });
});

test.each([
  ['boleto', 'line', 'dueDate'],
  ['boleto', 'digitableLine', 'expirationDate'],
  ['bankslip', 'barCode', 'expiresAt'],
  ['bankslip', 'barcode', 'due_date'],
])('a slip in %s is found by %s, with its day by %s', (name, digits, day) => {
  const line = '00190000090281925000800000000002800000000057600';
  const slip = { [digits]: line, [day]: '2030-01-05' };
  expect(readPayment({ token: 'T', [name]: slip }).boleto).toEqual({ line, dueDate: '2030-01-05' });
});

test('a slip that has only an address is one, where the answer calls it so', () => {
  const url = 'https://example.com/boleto.pdf';
  expect(readPayment({ token: 'T', bankslip: { url } }).boleto).toEqual({ url });
});
