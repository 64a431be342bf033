import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fetchConfig } from '../../api/fetch-product.ts';
import { withUsableFlows } from '../../flow/check-config-flows.ts';
import { flowOf } from '../../flow/choose-flow.ts';
import { isUpsellPage } from '../../flow/sold-at.ts';
import { offersUpsell, stepAt } from '../../flow/step.ts';
import type { Sale } from '../checkout.ts';
import { useSale, useServices, useStorefront } from './checkout-context.ts';

type Flows = Pick<Sale, 'flow' | 'flows'>;

/**
 * The flow of what is sold on a screen (section 3, "Checkout context"): the upsell pages go by the
 * upsell product's own flows where its config brings any with such a page, all others by the main
 * product's. An upsell's config that cannot be had costs nobody anything: the main flow goes on.
 */
export function useFlow(templateId: string): Flows {
  const { brand, page } = useStorefront();
  const { client, report } = useServices();
  const { link, productCode, flow, flows } = useSale();
  const code = page.upsell?.productCode;
  const step = stepAt(flow, templateId);
  const isNear = isUpsellPage(templateId) || (step !== undefined && offersUpsell(flow, step));
  const isAnother = code !== undefined && code !== productCode;
  const { data: config } = useQuery({
    queryKey: ['config', code],
    queryFn: async () => {
      try {
        return withUsableFlows({ config: await fetchConfig(client, code!) }).config;
      } catch (error) {
        report(error, 'config of the upsell');
        throw error;
      }
    },
    enabled: isNear && isAnother && brand.settings.isProductFlowsAvailable,
  });
  return useMemo(() => {
    if (!config || !isUpsellPage(templateId)) return { flow, flows };
    // Plan, voucher and route of the link are those of the main product.
    const asked = { ...link, oferta: undefined, voucher: undefined, route: undefined };
    const own = flowOf(asked, brand.flows, config);
    return stepAt(own.flow, templateId) ? own : { flow, flows };
  }, [config, templateId, flow, flows, link, brand]);
}
