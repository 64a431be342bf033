import type { Checkout } from '../checkout/checkout.ts';
import { isPaymentOpen } from '../checkout/payment/attempt-store.ts';
import type { FeatureFlags } from '../contract/flags.ts';
import type { FlagService } from '../contract/monitoring.ts';
import { startFlags } from '../monitoring/flags/start-flags.ts';

/** The flags of a document: asks the service at once. A chunk of its own, to be called once. */
export function buildFlags(
  service: FlagService,
  {
    page,
    brand,
    productCode,
    link,
    session,
    report,
  }: Pick<Checkout, 'page' | 'brand' | 'productCode' | 'link' | 'session' | 'report'>,
): FeatureFlags {
  return startFlags({
    service,
    origin: {
      environment: page.environment,
      brand: brand.settings.key,
      productCode,
      area: link.area,
    },
    memory: session,
    isPaying: () => isPaymentOpen(session, Date.now()),
    report: (error) => report(error, 'flags'),
  });
}
