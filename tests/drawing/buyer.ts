import { createJsonStore } from '../../src/checkout/session/json-store.ts';
import { createPurchases } from '../../src/checkout/payment/purchase.ts';
import { createSession } from '../../src/checkout/session/session.ts';
import { createVisit } from '../../src/checkout/visit/visit.ts';
import type { FormValues } from '../../src/checkout/form/form-values.ts';
import type { OrderPlan } from '../../src/checkout/payment/amount.ts';
import { readProduct } from '../../src/api/read-product.ts';
import { makeBrCode } from '../../src/rules/payment-codes/make-br-code.ts';
import { fakeStorage } from '../fakes/web-storage.ts';
import { A_PRODUCT } from './checkout.ts';

/** Values that a buyer types into the lead form and the card form. */
export const LEAD = { name: 'Ana Lima', email: 'ana@mail.example', phone: '11 98765-4321' };

export const CARD: FormValues = {
  cardCompany: 'visa',
  cardName: 'ANA LIMA',
  cardNumber: '4111 1111 1111 1111',
  cardExpireDate: '12/30',
  cardCVV: '123',
};

/** The plan of A_PRODUCT with what is needed to show its amounts. */
export const A_PLAN: OrderPlan = {
  ...readProduct('getProductV1', A_PRODUCT, () => {}).plans[0]!,
  currency: 'BRL',
  unit: 'major',
};

/** A Pix code that a bank's application would take. */
export const PIX_CODE = makeBrCode({
  key: 'pix@example.com',
  merchant: 'ALFA',
  city: 'SAO PAULO',
  amount: 499,
});

/** The browser's part of a checkout, without a browser: one tab, one visit, whose lead goes by L1 where it has one. */
export function aTab({ lead }: { lead?: typeof LEAD } = {}) {
  const storage = fakeStorage();
  const session = createSession(() => storage);
  const visit = createVisit(
    session,
    { main: 'ALFA', upsell: 'BETA' },
    { set: () => {}, remove: () => {} },
  );
  visit.load();
  if (lead) visit.keepLead(lead, 'L1');
  let minted = 0;
  let requests = 0;
  const purchases = createPurchases({
    storage: createJsonStore(() => storage),
    session,
    locks: undefined,
    now: () => Date.UTC(2030, 0, 1),
    newKey: () => `key-${++minted}`,
    newRequestId: () => `request-${++requests}`,
  });
  return { session, visit, purchases };
}
