import { expect, test } from 'vitest';
import { addressOf } from '../src/api/request-parts.ts';
import type { Plan } from '../src/api/read-product.ts';
import { leadBody } from '../src/checkout/actions/lead-request.ts';
import { fetchOffer } from '../src/checkout/offer/product-query.ts';
import {
  invoiceBody,
  paymentBody,
  renewV1Body,
  renewV2Body,
} from '../src/checkout/actions/payment-request.ts';
import { parseLink } from '../src/flow/link.ts';
import { brandWith } from './drawing/brands.ts';
import { A_PRODUCT, aCheckout } from './drawing/checkout.ts';
import { fakeClient } from './fakes/client.ts';

const plan: Plan = {
  id: 'p1',
  amount: 576,
  installments: [],
  paymentMethods: ['creditcard'],
};
const card = {
  cardCompany: 'visa',
  cardName: 'Ana Lima',
  cardNumber: '4242 4242 4242 4242',
  cardExpireDate: '08/2031',
  cardCVV: '123',
} as const;

/** The bodies of every call that sells, as the buyer of a link sends them. */
function bodiesOf(search: string) {
  const { settings } = brandWith();
  const shared = {
    lead: { name: 'Ana Lima', email: 'ana@mail.example', phone: '11 91234-5678' },
    link: parseLink(search),
    productCode: 'ALFA',
    business: 'other',
    settings,
    captchaToken: '',
    method: 'creditcard',
    card,
    plan,
    sessionId: 's1',
    invoiceId: 'i1',
  } as const;
  return {
    createLead: leadBody(shared),
    payV2: paymentBody({ ...shared, offer: 'main' }),
    upsell: paymentBody({ ...shared, offer: 'upsell' }),
    upgrade: paymentBody({ ...shared, offer: 'upgrade' }),
    payV1: invoiceBody(shared),
    renewV1: renewV1Body({ ...shared, offer: 'renewal' }),
    renewV2: renewV2Body({ ...shared, offer: 'renewal' }),
  };
}

/** The query of the product lookup, as it stands in the address. */
async function lookup(search: string, productApi: 'v1' | 'v2') {
  const client = fakeClient({ getProductV1: A_PRODUCT, getProductV2: A_PRODUCT });
  const checkout = aCheckout(brandWith({ brand: { productApi } }), { search });
  await fetchOffer({ ...checkout, client }, { isLoaded: true });
  const [call] = client.calls;
  const address = addressOf(call!.operationId, call!.path, call!.query);
  return Object.fromEntries(new URL(address, 'https://alfa.example.com').searchParams);
}

test('[SELLER-04] without a source every call that names one says direto', async () => {
  for (const search of ['', '?source=', '?source=%20&seller=abc', '?partner=p1']) {
    for (const [name, body] of Object.entries(bodiesOf(search))) {
      expect(body.source, `${name} of '${search}'`).toBe('direto');
    }
    expect(await lookup(search, 'v2')).toHaveProperty('source', 'direto');
  }
});

test('[SELLER-09] every body of a lead, a payment and a renewal names the seller and the source of the link', async () => {
  const bodies = Object.entries(bodiesOf('?seller=abc&source=campanha-x-1'));
  expect(bodies).toHaveLength(7);
  for (const [name, body] of bodies) {
    expect([body.seller, body.source], name).toEqual(['abc', 'campanha-x-1']);
  }
  expect(await lookup('?seller=abc&source=x-1', 'v2')).toMatchObject({
    seller: 'abc',
    source: 'x-1',
  });
});

test('[QUERY-06] the voucher of the link goes with product lookup, lead and payment, and with none where it has none', async () => {
  const { createLead, payV2, upsell, upgrade, renewV1, renewV2 } = bodiesOf('?voucher=ABC');
  for (const body of [createLead, payV2, upsell, upgrade]) expect(body.voucher).toBe('ABC');
  // A renewal has the link in its metadata.
  for (const { metadata } of [renewV1, renewV2]) expect(metadata?.voucher).toBe('ABC');
  for (const version of ['v1', 'v2'] as const) {
    expect(await lookup('?voucher=ABC', version)).toHaveProperty('voucher', 'ABC');
    expect(await lookup('?voucher=', version)).not.toHaveProperty('voucher');
  }
  const none = bodiesOf('');
  expect([none.createLead.voucher, none.payV2.voucher]).toEqual([undefined, undefined]);
});
