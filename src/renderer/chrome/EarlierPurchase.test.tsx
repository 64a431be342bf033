import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { brandWith } from '../../../tests/drawing/brands.ts';
import { aTab } from '../../../tests/drawing/buyer.ts';
import { aCheckout } from '../../../tests/drawing/checkout.ts';
import { Providers } from '../../../tests/drawing/providers.tsx';
import { keepResult } from '../../checkout/payment/purchase-result.ts';
import { EarlierPurchase } from './EarlierPurchase.tsx';

const sold = { productCode: 'ALFA', offer: 'main', plan: 'p', email: '', method: 'pix' } as const;

test.each([
  ['of its purchase, without making anything up', 'success', /^Sua compra anterior.*Os detalhes/],
  ['D-166: nothing of a purchase before the upsell', 'success/upsell', undefined],
] as const)('a tab that does not know what was bought says %s', (_, template, words) => {
  const tab = aTab();
  const result = { token: 'T', paymentProfileIds: [] };
  keepResult(tab.session, sold, { key: 'key-1', state: 'approved', result, earlier: 'unknown' });
  tab.visit.load();
  render(
    <Providers checkout={{ ...aCheckout(brandWith()), ...tab }}>
      <EarlierPurchase template={template} />
    </Providers>,
  );
  const note = screen.queryByRole('status')?.textContent;
  if (words) expect(note).toMatch(words);
  else expect(note).toBeUndefined();
});
