import { expect, test } from 'vitest';
import { fakeStorage } from '../../../tests/fakes/web-storage.ts';
import { keepResult, readResult } from './purchase-result.ts';
import { createSession } from '../session/session.ts';

const purchase = {
  productCode: 'COURSE',
  plan: 'annual',
  email: 'ana@mail.example',
  offer: 'main',
  method: 'pix',
} as const;
const result = { token: 'T', paymentProfileIds: ['p1'], pix: { text: '000201' } };

test('[ENTITY-12] what a payment came to is read after a reload, product by product', () => {
  const storage = fakeStorage();
  keepResult(
    createSession(() => storage),
    purchase,
    'pending',
    result,
  );
  const session = createSession(() => storage);
  const { plan, method } = purchase;
  expect(readResult(session, purchase)).toEqual({ state: 'pending', plan, method, result });
  expect(readResult(session, { ...purchase, productCode: 'OTHER' })).toBeUndefined();
  expect(readResult(session, { ...purchase, offer: 'upsell' })).toBeUndefined();
});

test.each(['{}', '[]', '1', '"x"', '{"state":"approved","method":"pix","result":{}}', '{'])(
  '%s in the storage is not a result',
  (text) => {
    const storage = fakeStorage();
    storage.setItem('guiche.result.COURSE.main', text);
    expect(
      readResult(
        createSession(() => storage),
        purchase,
      ),
    ).toBeUndefined();
  },
);
