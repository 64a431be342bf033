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
  const read = readPayment({ data: { token: 'T', extra: [] } });
  expect(read).toEqual({ token: 'T', paymentProfileIds: [] });
});

const line = '00190000090281925000800000000002800000000057600';
const url = 'https://example.com/boleto.pdf';
const image = 'data:image/png;base64,x';
const [expiresAt, dueDate] = ['2030-01-01', '2030-01-05'];

test.each<[string, object, object]>([
  ['a code at the top', { qrCode: code }, { pix: { text: code } }],
  ['a code as brCode', { brCode: code }, { pix: { text: code } }],
  ['a code as emv inside pix', { pix: { emv: code } }, { pix: { text: code } }],
  ['a code in snake_case', { pix: { br_code: code } }, { pix: { text: code } }],
  ['a picture named qrCode beside it', { emv: code, qrCode: image }, { pix: { text: code } }],
  ['no BR Code', { qrCode: 'https://example.com/qr.png' }, { pix: undefined }],
  ['picture', { pix: { qrCode: code, qrCodeImage: image } }, { pix: { image } }],
  ['picture by its short name', { pix: { qrCode: code, image } }, { pix: { image } }],
  ['expiry', { pix: { qrCode: code, expiresAt } }, { pix: { expiresAt } }],
  ['expiry as a date', { emv: code, expirationDate: expiresAt }, { pix: { expiresAt } }],
  ['a slip', { boleto: { digitable_line: line, url } }, { boleto: { line, url } }],
  ['a line alone', { line }, { boleto: { line } }],
  ['an address that may be of anything', { url }, { boleto: undefined }],
  ['an address of a slip', { bankslip: { url } }, { boleto: { url } }],
  ['a day', { boleto: { line, dueDate } }, { boleto: { line, dueDate } }],
  ['an end', { digitableLine: line, expirationDate: dueDate }, { boleto: { line, dueDate } }],
  ['a bar code', { barCode: line, expiresAt: dueDate }, { boleto: { line, dueDate } }],
  ['a barcode', { bankslip: { barcode: line, due_date: dueDate } }, { boleto: { line, dueDate } }],
])('of code or slip is read: %s', (_, fields, expected) => {
  expect(readPayment({ token: 'T', pix: undefined, boleto: undefined, ...fields })).toMatchObject(
    expected,
  );
});

test.each([undefined, 'T', {}, { token: '' }, { token: null }, { data: {} }, []])(
  'without a token the outcome of the payment is unknown: %o',
  (answer) => {
    const unreadable = expect.objectContaining({ kind: 'unreadable', operationId: 'payV2' });
    expect(() => readPayment(answer)).toThrow(unreadable);
  },
);
