import { expect, test } from 'vitest';
import { addressOf, bodyOf } from './request-parts.ts';

const sentBody = (...args: Parameters<typeof bodyOf>) => JSON.parse(bodyOf(...args)!);

test('product v2: exactly the listed query fields, a list as one parameter per item', () => {
  const query = { planTypes: ['yearly', 'recurrency'], plans: [], planId: 'p9', route: 'pix' };
  expect(addressOf('getProductV2', { code: 'WUP' }, query)).toBe(
    '/api/v2/product/WUP?planTypes=yearly&planTypes=recurrency&planId=p9',
  );
});

test('what a link says cannot lead a call elsewhere', () => {
  expect(addressOf('getProductConfig', { code: '../a?b#c' })).toBe(
    '/api/v1/product/..%2Fa%3Fb%23c/config',
  );
  for (const code of ['', '.', '..', undefined]) {
    expect(() => addressOf('getProductConfig', { code })).toThrow(
      expect.objectContaining({ name: 'ApiError', kind: 'network' }),
    );
  }
});

test('empty values stay out of a body, except captchaToken; zero and false are values', () => {
  const body = {
    captchaToken: '',
    voucher: '',
    document: undefined,
    seller: null,
    amount: 0,
    paymentMethods: [{ type: 'pix', amount: 0, card: {}, recurring: false }],
  };
  expect(sentBody('payV2', body)).toEqual({
    captchaToken: '',
    amount: 0,
    paymentMethods: [{ type: 'pix', amount: 0, recurring: false }],
  });
});

test('D-179: POST lead passes on what its contract does not name, PATCH lead does not', () => {
  const answers = { name: 'Ana', siblings: [{ age: 0 }, {}], news: false, nick: '' };
  expect(sentBody('createLead', answers)).toEqual({
    name: 'Ana',
    siblings: [{ age: 0 }],
    news: false,
  });
  expect(sentBody('updateLead', { ...answers, document: '1' })).toEqual({ document: '1' });
});
