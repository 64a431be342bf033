import { useMemo } from 'react';
import { stepAt } from '../../flow/step.ts';
import { saleAt } from '../session/sale-at.ts';
import { useSale, useStorefront } from './checkout-context.ts';
import type { Sale } from '../checkout.ts';

/** The sale as the upsell's payment page sees it, to offer the upsell on another page. */
export function useUpsell(): Sale {
  const { page } = useStorefront();
  const sale = useSale();
  return useMemo(() => {
    if (sale.offer === 'upsell') return sale;
    const templateId = 'payment/upsell';
    return saleAt({ ...sale, page }, { templateId }, stepAt(sale.flow, templateId));
  }, [sale, page]);
}
