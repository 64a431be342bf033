import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { brandWith } from '../../../tests/drawing/brands.ts';
import { aTab } from '../../../tests/drawing/buyer.ts';
import { aCheckout } from '../../../tests/drawing/checkout.ts';
import { Providers } from '../../../tests/drawing/providers.tsx';
import { keepResult, type PurchaseResult } from '../../checkout/payment/purchase-result.ts';
import { EarlierPurchase } from './EarlierPurchase.tsx';

const sold = { productCode: 'ALFA', offer: 'main', plan: 'p', email: '', method: 'pix' } as const;

function noteAbout(earlier: PurchaseResult['earlier']): string | null | undefined {
  const tab = aTab();
  const result = { token: 'T', paymentProfileIds: [] };
  keepResult(tab.session, sold, { key: 'key-1', state: 'approved', result, earlier });
  tab.visit.load();
  const checkout = { ...aCheckout(brandWith()), ...tab };
  render(
    <Providers checkout={checkout}>
      <EarlierPurchase template="success" />
    </Providers>,
  );
  return screen.queryByRole('status')?.textContent;
}

test('a tab that does not know what was bought makes nothing up', () => {
  expect(noteAbout('unknown')).toContain('Sua compra anterior foi concluída. Os detalhes foram');
});

test('D-166: after an upsell it speaks of the upsell, not of the purchase before', () => {
  const tab = aTab();
  const result = { token: 'T', paymentProfileIds: [] };
  const kept = { key: 'key-1', state: 'approved', result } as const;
  keepResult(tab.session, sold, { ...kept, earlier: 'unknown' });
  tab.visit.load();
  render(
    <Providers checkout={{ ...aCheckout(brandWith()), ...tab }}>
      <EarlierPurchase template="success/upsell" />
    </Providers>,
  );
  expect(screen.queryByRole('status')).toBeNull();
});
