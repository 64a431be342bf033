import { expect, test, vi } from 'vitest';
import {
  ANA,
  BIA,
  closeDocument,
  layer,
  names,
  open,
  textOfStorages,
} from '../../../tests/drawing/analytics-document.ts';
import { A_PLAN } from '../../../tests/drawing/buyer.ts';
import { aCheckout } from '../../../tests/drawing/checkout.ts';
import { chargeOnce } from '../../checkout/actions/charge-once.ts';

test.each([
  ['the server names no tag manager', { monitoring: {} }],
  ['there is no container', { container: undefined, monitoring: undefined }],
])('where %s nothing is pushed or stored', async (_, opening) => {
  const none = 'container' in opening ? { container: '' } : opening;
  const { checkout, pay, show } = await open('lead', none);
  checkout.visit.keepLead(ANA, 'lead-1');
  await pay();
  await show('success');
  expect(window.dataLayer).toBeUndefined();
  expect(textOfStorages()).not.toMatch(/seenEvents|waitingEvents|reportedPurchases/);
});

test('what happens before the program for it is loaded is reported in its order', async () => {
  const { checkout } = await open('lead');
  sessionStorage.clear();
  closeDocument();
  const late = aCheckout(checkout.brand, { page: checkout.page });
  late.visit.load();
  late.track({ kind: 'screen', templateId: 'payment', sale: late });
  late.track({ kind: 'paymentForm', sale: late, plan: A_PLAN });
  await chargeOnce(
    { checkout: late },
    { plan: A_PLAN.id, email: ANA.email, method: 'creditcard', order: A_PLAN },
    'payV2',
    async () => ({ token: 'T', paymentProfileIds: ['sub-9'] }),
  );
  expect(window.dataLayer).toBeUndefined();
  await vi.dynamicImportSettled();
  expect(names()).toEqual(['view_item', 'begin_checkout', 'add_payment_info', 'purchase']);
});

test('a document that is shown again does not know a buyer whom another one has forgotten', async () => {
  const { checkout } = await open('lead', { asks: true });
  checkout.visit.keepLead(ANA, 'lead-1');
  const another = aCheckout(checkout.brand);
  another.visit.load();
  another.visit.forget();
  document.cookie = 'tracking=granted; path=/';
  window.dispatchEvent(new Event('pageshow'));
  expect(names()).toEqual(['view_item']);
});

test('in a new visit of the tab everything is new again, and its purchase another one', async () => {
  const first = await open('payment');
  first.checkout.session.set('isPaymentInPerson', true);
  await first.pay();
  const success = await open('success');
  success.checkout.purchases.seen();
  success.checkout.visit.endSale(false);
  const next = await open('lead');
  next.checkout.visit.begin('link');
  const lead = await open('lead');
  expect(names()).toEqual(['view_item']);
  lead.checkout.visit.keepLead(BIA, 'lead-2');
  await lead.pay({ email: BIA.email }, { paymentProfileIds: ['sub-10'] });
  expect(names()).toEqual(['view_item', 'identify', 'add_payment_info', 'purchase']);
  expect(JSON.stringify(layer())).not.toMatch(/lead-1|ana@|sub-9/);
});

test('a tag manager that throws harms no payment; its failure is reported', async () => {
  const payment = await open('payment');
  window.dataLayer = Object.assign([], {
    push: () => {
      throw new Error('broken tag');
    },
  });
  expect(await payment.pay()).toMatchObject({ kind: 'approved' });
  expect(payment.checkout.report).toHaveBeenCalledWith(new Error('broken tag'), 'analytics');
});
