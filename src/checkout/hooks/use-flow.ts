import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fetchConfig } from '../../api/fetch-product.ts';
import { chooseFlow, choicesOf } from '../../flow/choose-flow.ts';
import { describeFlowProblem } from '../../flow/config/flow-problem.ts';
import { readConfigFlows } from '../../flow/config/read-config-flows.ts';
import { isUpsellPage } from '../../flow/sold-at.ts';
import { offersUpsell, stepAt } from '../../flow/step.ts';
import type { Sale } from '../checkout.ts';
import { useSale, useServices, useStorefront } from './checkout-context.ts';

type Flows = Pick<Sale, 'flow' | 'flows'>;

/** Names the call in reports. */
const WHERE = 'config of the upsell';

/**
 * The flow of what is sold on a screen (section 3, "Checkout context"): the upsell pages go by the
 * upsell product's own flows where its config brings any with such a page, all others by the main
 * product's. An upsell's config that cannot be had or used costs nobody anything: the main flow goes on.
 */
export function useFlow(templateId: string): Flows {
  const { brand, page } = useStorefront();
  const { client, report } = useServices();
  const { link, productCode, flow, flows } = useSale();
  const code = page.upsell?.productCode;
  const step = stepAt(flow, templateId);
  const isNear = isUpsellPage(templateId) || (step !== undefined && offersUpsell(flow, step));
  const isAnother = code !== undefined && code !== productCode;
  const { data: itsFlows } = useQuery({
    queryKey: [WHERE, code],
    queryFn: async () => {
      const config = await fetchConfig(client, code!);
      const read = readConfigFlows(config.flows, brand.flows);
      for (const problem of read.problems) report(new Error(describeFlowProblem(problem)), WHERE);
      return read.flows;
    },
    enabled: isNear && isAnother && brand.settings.isProductFlowsAvailable,
  });
  return useMemo(() => {
    if (!itsFlows || !isUpsellPage(templateId)) return { flow, flows };
    // Plan, voucher and route of the link are those of the main product.
    const asked = { ...link, oferta: undefined, voucher: undefined, route: undefined };
    const own = chooseFlow(asked, itsFlows, choicesOf(brand.flows))?.flow;
    if (!own || !stepAt(own, templateId)) return { flow, flows };
    return { flow: own, flows: itsFlows.flatMap((one) => one.flow ?? []) };
  }, [itsFlows, templateId, flow, flows, link, brand]);
}
