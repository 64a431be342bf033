import { describe, expect, test } from 'vitest';
import { TEMPLATE_IDS } from '../flow/templates.ts';
import { scrubbedText, scrubbedUrl } from './scrub.ts';

const CARD = '374519830620479';

describe('texts', () => {
  test.each([
    ['ana.lima+1@escola.com.br', 'ana.lima'],
    ['to=ana%40example.test', 'ana'],
    ['(11) 98765-4321', '98765'],
    ['liguei para 11 98765-4321 ontem', '98765'],
    ['11987654321', '98765'],
    ['+55 11 98765-4321', '98765'],
    ['+258 84 123 4567', '4567'],
    ['84 123 4567', '4567'],
    ['88 123 4567', '4567'],
    ['11.222.333/0001-81', '11.222'],
    ['Authorization: Bearer abc.def-123', 'abc.def'],
    ['got Bearer abc.def-123', 'abc.def'],
    ['jwt eyJhbGciOi.eyJzdWIiOiIx.c2lnbmF0dXJl', 'eyJzdWIi'],
    [`captcha 03AGdBq2${'x7Y'.repeat(20)}`, '03AGdBq2'],
    ['{"cvv":"7391","amount":1}', '7391'],
    ['{\\"cvv\\":\\"7391\\"}', '7391'],
    ['%7B%22cvv%22%3A%227391%22%7D', '7391'],
    ['{"cvv":7391}', '7391'],
    ['{"securityCode": ["7391"]}', '7391'],
    ["{ cardCVV: '7391' }", '7391'],
    ['card[cvv]=7391&x=1', '7391'],
    ['cvv 7391', '7391'],
    ['o código de segurança é 7391', '7391'],
    ['{"name":"cvv","value":"7391"}', '7391'],
    ['{"holder":"ANA D\'AVILA LIMA"}', 'LIMA'],
    ['name=Ana+Lima&x=1', 'Lima'],
    ['holder: ANA LIMA', 'LIMA'],
    ['{"address":{"l1":"Rua das Flores"}}', 'Flores'],
    ['Idempotency-Key: 0d1f', '0d1f'],
    ['set cookie: email=ana', 'ana'],
    ['POST https://shop.test/api/v1/lead/8f31-a/sms?phone=119 failed', '8f31'],
    ['POST /api/v1/lead/8f31-a/sms failed', '8f31'],
    ['at /payment?contactId=abc9', 'abc9'],
  ])('%s', (text, secret) => {
    expect(scrubbedText(text)).not.toContain(secret);
  });

  test('a number in the middle of which a long text is cut leaves nothing of itself', () => {
    for (let blanks = 9_980; blanks < 10_000; blanks++) {
      const left = scrubbedText(`a${' '.repeat(blanks)}${CARD} ana`);
      expect(left).not.toContain(CARD.slice(0, 6));
    }
  });

  test.each([
    '',
    'Request failed with status code 422 (POST /api/v2/payment)',
    'Unreadable answer to GET /api/v1/product/{code}/config: it is not JSON',
    'No answer to POST /api/v2/payment, within 3 ms.',
    "TypeError: Cannot read properties of undefined (reading 'price')",
    'at pay (https://shop.test/assets/pay-B1x9_k.js:1:73912)',
    '2026-11-22T12:37:58.123Z',
    '2026-11-22 12:37:58',
    'Escola Conquer – R$ 1.234,56 em 12×',
    'Não é possível: o preço mudou…',
    'version 11.12.0, build 4f1c09ab',
  ])('%s stays as it is', (text) => {
    expect(scrubbedText(text)).toBe(text);
  });
});

test.each([
  '9 '.repeat(200_000),
  '1'.repeat(1_000_000),
  'a.'.repeat(500_000),
  '%25'.repeat(300_000),
  '"cvv":{'.repeat(100_000),
  'a@'.repeat(300_000),
  `${'x'.repeat(64)}-`.repeat(20_000),
  '/api/?'.repeat(100_000),
  'cvv ='.repeat(100_000),
  `{"card":"${'\\'.repeat(100_000)}`,
])('a long text takes a bounded time: %#', (text) => {
  const started = performance.now();
  expect(scrubbedText(text).length).toBeLessThan(30_000);
  expect(performance.now() - started).toBeLessThan(500);
});

describe('addresses', () => {
  test.each([
    ['https://shop.test/lead?product=WUP&name=Ana&email=a%40b.co#a@b.co', 'https://shop.test/lead'],
    ['https://ana:secret@shop.test:8443/success', 'https://shop.test:8443/success'],
    ['/api/v1/lead/8f31-a/phones/validate', '/api/v1/lead/{leadId}/phones/validate'],
    ['/payment/fatura?lang=pt-MZ', '/payment/{id}'],
    ['https://cdn.test/assets/pay-B1x9.js:1:73912', 'https://cdn.test/assets/pay-B1x9.js:1:73912'],
    [`/${CARD}.js`, '/{other}'],
    ['data:text/plain,Ana', 'data:[hidden]'],
    ['http://[', '[hidden]'],
  ])('%s', (url, left) => {
    expect(scrubbedUrl(url)).toBe(left);
  });

  test('the path of every screen keeps its words', () => {
    for (const id of TEMPLATE_IDS) {
      expect(scrubbedUrl(`/${id}`)).toBe(`/${id.replace('[id]', '{id}')}`);
    }
  });
});

test.each(
  'card_number número_do_cartão cardCVV cvc2 securityCode cardHolderName expirationDate validade CPF document E-Mail phoneNumber telefone firstName nome endereço zip_code cep senha smsCode código accessToken Idempotency-Key Set-Cookie Authorization x-captcha-token requestBody birthDate'.split(
    ' ',
  ),
)('what a text says behind %s is hidden, as JSON or as a form', (key) => {
  for (const text of [`{"${key}":"Ana 7391"}`, `{"${key}":{"deep":7391}}`, `a=b&${key}=7391&c=d`]) {
    expect(scrubbedText(text)).not.toContain('7391');
  }
});
