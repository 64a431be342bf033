import { describe, expect, test } from 'vitest';
import { TEMPLATE_IDS } from '../flow/templates.ts';
import { scrubbed, scrubbedText, scrubbedUrl } from './scrub.ts';

const CARD = '374519830620479';
const CPF = '529.982.247-25';

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
    [
      'https://shop.test/lead?product=WUP&name=Ana&email=a%40b.co&utm_source=mail#a@b.co',
      'https://shop.test/lead?product=WUP&utm_source=mail',
    ],
    ['https://ana:secret@shop.test:8443/success', 'https://shop.test:8443/success'],
    ['/api/v1/lead/8f31-a/phones/validate', '/api/v1/lead/{id}/phones/validate'],
    ['/api/v1/subscription/assinatura/renew?planId=7', '/api/v1/subscription/{id}/renew'],
    ['/payment/fatura?lang=pt-MZ', '/payment/{id}?lang=pt-MZ'],
    ['https://cdn.test/assets/pay-B1x9.js:1:73912', 'https://cdn.test/assets/pay-B1x9.js:1:73912'],
    [`/lead?product=${CARD}&utm_term=ana@b.co`, '/lead?product=%5Bnumber%5D&utm_term=%5Bemail%5D'],
    [`/${CARD}.js`, '/{id}'],
    ['data:text/plain,Ana', 'data:[hidden]'],
    ['blob:https://shop.test/8f31', 'blob:[hidden]'],
    ['http://[', '[hidden]'],
    ['/lead?lang=%ED%A0%80\ud800', '/lead?lang=%EF%BF%BD%EF%BF%BD%EF%BF%BD%EF%BF%BD'],
  ])('%s', (url, left) => {
    expect(scrubbedUrl(url)).toBe(left);
    expect(scrubbedUrl(left)).toBe(left === '[hidden]' ? '/{id}' : left);
  });

  test('the path of every screen keeps its words', () => {
    for (const id of TEMPLATE_IDS) {
      expect(scrubbedUrl(`/${id}`)).toBe(`/${id.replace('[id]', '{id}')}`);
    }
  });
});

describe('values', () => {
  test.each([
    'cardNumber',
    'card_number',
    'CARD-NUMBER',
    'número do cartão',
    'cvv',
    'cardCVV',
    'cvc2',
    'securityCode',
    'holder',
    'cardHolderName',
    'expirationDate',
    'validade',
    'CPF',
    'document',
    'email',
    'E-Mail',
    'phone',
    'phoneNumber',
    'telefone',
    'name',
    'firstName',
    'nome',
    'address',
    'endereço',
    'zip_code',
    'cep',
    'password',
    'senha',
    'code',
    'smsCode',
    'código',
    'token',
    'accessToken',
    'Idempotency-Key',
    'idempotencyKey',
    'Cookie',
    'Set-Cookie',
    'Authorization',
    'captchaToken',
    'x-captcha-token',
    'body',
    'requestBody',
    'birthDate',
    'card',
  ])('what stands behind %s is hidden', (key) => {
    const left = {
      at: [
        { [key]: 'Ana 7391' },
        { [key]: { deep: 7391 } },
        { [key]: 7391 },
        { name: key, value: '7391' },
        new Map([[key, '7391']]),
        new Headers([['x', 'y']]),
      ],
    };
    expect(JSON.stringify(scrubbed(left))).not.toContain('7391');
  });

  test('what says nothing of a buyer stays', () => {
    const value = {
      statusCode: 422,
      productCode: 'WUP',
      filename: 'pay.js',
      hostname: 'shop.test',
      hasCard: true,
      at: 1763739100000,
      timestamp: 1763739100000123,
      seconds: 1763739100.123,
      list: [1, 'dois', null, true],
      discarded: 2,
    };
    expect(scrubbed(value)).toEqual(value);
  });

  test('a number that is a card number is hidden, whatever its key', () => {
    expect(scrubbed({ x: Number(CARD), y: BigInt(CARD), [CARD]: 1 })).toEqual({
      x: '[hidden]',
      y: '[hidden]',
      '[number]': 1,
    });
  });

  test('keys that are kept are kept at their place alone, and their texts are still scrubbed', () => {
    const value = {
      sdk: { name: 'browser', packages: [{ name: 'npm' }] },
      user: { name: 'Ana' },
      name: CPF,
    };
    expect(scrubbed(value, ['sdk.name', 'sdk.packages.name', 'name'])).toEqual({
      sdk: { name: 'browser', packages: [{ name: 'npm' }] },
      user: { name: '[hidden]' },
      name: '[number]',
    });
  });

  test('an error is scrubbed with its stack and its causes', () => {
    const error = new TypeError(`card ${CARD}`, { cause: new Error('{"cvv":"7391"}') });
    const left = JSON.stringify(scrubbed({ error: Object.assign(error, { body: 'Ana' }) }));
    expect(left).toContain('TypeError');
    expect(left).toContain('scrub.test.ts');
    for (const secret of [CARD, '7391', 'Ana']) expect(left).not.toContain(secret);
  });

  test('no value makes it throw or run on', () => {
    const cycle: Record<string, unknown> = { a: 1 };
    cycle.self = cycle;
    const deep = JSON.parse('['.repeat(500) + ']'.repeat(500)) as unknown;
    const revoked = Proxy.revocable({}, {});
    revoked.revoke();
    const endless = {
      *[Symbol.iterator]() {
        for (;;) yield 1;
      },
    };
    const throwing = {
      get boom() {
        throw new Error(CARD);
      },
      fine: 1,
    };
    for (const value of [
      cycle,
      deep,
      revoked.proxy,
      endless,
      throwing,
      new Date(NaN),
      Symbol('x'),
      () => CARD,
      Object.create(null),
      new Uint8Array(9),
      undefined,
      new Set([CARD]),
      new URL('https://a.test/?q=1'),
      Array.from({ length: 1e6 }, (_, at) => ({ at })),
      Object.fromEntries(Array.from({ length: 1e5 }, (_, at) => [`k${at}`, 'x'.repeat(100)])),
    ]) {
      const started = performance.now();
      const text = JSON.stringify(scrubbed(value)) ?? '';
      expect(text).not.toContain(CARD);
      expect(text.length).toBeLessThan(500_000);
      expect(performance.now() - started).toBeLessThan(1_500);
    }
    expect(scrubbed(cycle)).toEqual({ a: 1, self: '[cycle]' });
    expect(scrubbed(throwing)).toEqual({ boom: '[unreadable]', fine: 1 });
  });
});
