import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fetchConfig } from '../../api/fetch-product.ts';
import { isUpsellPage } from '../../flow/sold-at.ts';
import { offersUpsell, stepAt } from '../../flow/step.ts';
import type { Checkout, Sale } from '../checkout.ts';
import { useSale, useStorefront } from './checkout-context.ts';
import { saleAt } from '../offer/sale-at.ts';

const WHERE = 'config of the upsell';

/** The upsell's pages go by the flows of its own config. One that cannot be had or used changes nothing. */
export function useFlow(checkout: Checkout, templateId: string) {
  const { brand, page, client, report, link, productCode, flow, flows } = checkout;
  const code = page.upsell?.productCode;
  const step = stepAt(flow, templateId);
  const isNear = isUpsellPage(templateId) || (step !== undefined && offersUpsell(flow, step));
  const isAnother = code !== undefined && code !== productCode;
  const { data: own } = useQuery({
    queryKey: [WHERE, code],
    queryFn: async () => {
      const [config, { configFlowOf }] = await Promise.all([
        fetchConfig(client, code!),
        import('../../flow/choose-flow.ts'),
      ]);
      // Plan, voucher and route of the link are those of the main product.
      const asked = { ...link, oferta: undefined, voucher: undefined, route: undefined };
      const found = configFlowOf(asked, brand.flows, config);
      for (const problem of found.problems) report(new Error(problem), WHERE);
      return found;
    },
    enabled: isNear && isAnother && brand.settings.isProductFlowsAvailable,
  });
  return useMemo(() => {
    const isOwn = isUpsellPage(templateId) && own?.flow && stepAt(own.flow, templateId);
    return isOwn ? { flow: own.flow!, flows: own.flows } : { flow, flows };
  }, [own, templateId, flow, flows]);
}

export function useUpsell(): Sale {
  const { page } = useStorefront();
  const sale = useSale();
  return useMemo(() => {
    if (sale.offer === 'upsell') return sale;
    const templateId = 'payment/upsell';
    return saleAt({ ...sale, page }, { templateId }, stepAt(sale.flow, templateId));
  }, [sale, page]);
}
