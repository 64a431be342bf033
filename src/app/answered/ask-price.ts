import type { Client } from '../../api/client.ts';
import { soldQuery } from '../../checkout/hooks/use-order.ts';
import { saleAt } from '../../checkout/offer/sale-at.ts';
import type { LoadedBrand } from '../../contract/compiled-brand.ts';
import type { PageData } from '../../contract/page-data.ts';
import { stepAt } from '../../flow/step.ts';
import type { ScreenAddress } from '../../flow/templates.ts';
import type { VisitFlow } from '../../visit/resolve-visit.ts';
import { buildCheckout } from '../build-checkout.ts';

interface PriceInput {
  template: ScreenAddress;
  page: PageData;
  visit: VisitFlow & { loaded: LoadedBrand };
  client: Client;
}

/**
 * Asks for what a screen sells, as its page asks for a buyer of whom nothing is known: no lead, no e-mail, no
 * choice made before. So the answer is good for every visit by the same link.
 *
 * @throws what the client throws, and where the answer is not wholly readable.
 */
export function askPrice({ template, page, visit, client }: PriceInput): Promise<unknown> {
  const report = (error: unknown) => {
    throw error;
  };
  const built = buildCheckout({ brand: visit.loaded.brand, page, visit, report, client });
  const checkout = saleAt(built, template, stepAt(visit.flow, template.templateId));
  return soldQuery(checkout, checkout.visit.state()).queryFn();
}
