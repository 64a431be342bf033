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

test('[ENTITY-12] the result of an upgrade is that of the product; an invoice has its own', () => {
  const storage = fakeStorage();
  const session = createSession(() => storage);
  keepResult(session, { ...purchase, offer: 'upgrade' }, 'approved', result);
  expect(readResult(session, purchase)).toMatchObject({ state: 'approved' });
  const otherStorage = fakeStorage();
  const other = createSession(() => otherStorage);
  keepResult(other, { ...purchase, offer: 'invoice' }, 'approved', result);
  expect(readResult(other, purchase)).toBeUndefined();
  expect(readResult(other, { ...purchase, offer: 'invoice' })).toMatchObject({ method: 'pix' });
});

test.each(['"p1"', 'null', '{"0":"p1"}'])(
  'profile ids of %s in the storage count as none',
  (ids) => {
    const storage = fakeStorage();
    storage.setItem(
      'guiche.result.COURSE.main',
      `{"state":"approved","method":"pix","plan":"p","result":{"token":"T","paymentProfileIds":${ids}}}`,
    );
    const session = createSession(() => storage);
    expect(readResult(session, purchase)?.result).toEqual({ token: 'T', paymentProfileIds: [] });
  },
);
