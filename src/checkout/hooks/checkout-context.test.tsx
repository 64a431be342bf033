import { act, render, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aCheckout } from '../../../tests/drawing/checkout.ts';
import { plainBrand } from '../../../tests/drawing/plain-brand.ts';
import {
  CheckoutProvider,
  SaleContext,
  useCheckout,
  useSale,
  useServices,
  useStorefront,
  useVisit,
  useVisitValue,
} from './checkout-context.ts';

test.each([
  ['storefront', useStorefront],
  ['sale', useSale],
  ['services', useServices],
  ['services', useVisit],
])('without its provider a component that needs the %s throws', (name, useIt) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => renderHook<unknown, unknown>(useIt)).toThrow(
    `A component needs the checkout's ${name}`,
  );
  vi.restoreAllMocks();
});

test('a screen gives its own sale, and everything else stays', () => {
  const checkout = aCheckout(plainBrand());
  const sale = { ...checkout, productCode: 'EXTRA', offer: 'upsell' as const };
  const seen: ReturnType<typeof useCheckout>[] = [];
  function Probe() {
    seen.push(useCheckout());
    return null;
  }
  render(
    <CheckoutProvider checkout={checkout}>
      <Probe />
      <SaleContext value={sale}>
        <Probe />
      </SaleContext>
    </CheckoutProvider>,
  );
  expect(seen.map(({ productCode, offer }) => [productCode, offer])).toEqual([
    [checkout.productCode, 'main'],
    ['EXTRA', 'upsell'],
  ]);
  expect(seen[1]).toMatchObject({ brand: checkout.brand, client: checkout.client });
});

test('who reads one value of the visit is drawn anew when that value changes, and not for others', () => {
  const checkout = aCheckout(plainBrand());
  const emails: (string | undefined)[] = [];
  function Probe() {
    emails.push(useVisitValue(({ lead }) => lead?.email));
    return null;
  }
  render(
    <CheckoutProvider checkout={checkout}>
      <Probe />
    </CheckoutProvider>,
  );
  const lead = { name: 'Ana Lima', email: 'ana@mail.example' };
  act(() => checkout.visit.keepLead(lead, 'L1'));
  act(() => checkout.visit.keepBump('extra'));
  expect(emails).toEqual([undefined, lead.email]);
});
