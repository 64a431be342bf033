import type { Client } from '../api/client.ts';
import { readConfig } from '../api/read-config.ts';
import { readPlanProduct } from '../api/read-plan-product.ts';
import { readSeller } from '../api/read-seller.ts';
import type { Catalogue } from '../contract/compiled-brand.ts';
import type { ProductConfig, Seller } from '../contract/page-data.ts';
import type { Link } from '../flow/link.ts';
import { resolveBrand } from '../flow/resolve-brand.ts';
import { operationOf, sellerCodeOf } from '../flow/seller-lookup.ts';
import type { HandlerDeps } from './deps.ts';

/** What could be learned of a link's product before its page has to go out. */
export type LookUp =
  | { state: 'ready'; link: Link; config: ProductConfig | null; seller: Seller | null }
  | { state: 'waiting' }
  | { state: 'failed'; error: unknown };

export interface LookUpInput {
  link: Link;
  catalogue: Catalogue;
  loadBrand: HandlerDeps['loadBrand'];
  client: Client;
  waitMs: number;
  /** Address of the page, as the browser would send it with the same calls. */
  referer: string;
}

/** Only an offer's plan is known: which product it belongs to is asked before anything else (D-40). */
export function namesOnlyPlan({ oferta, product, productSlug }: Link): boolean {
  return oferta !== undefined && product === undefined && productSlug === undefined;
}

async function answers(
  { link: written, catalogue, loadBrand, client, referer }: LookUpInput,
  signal: AbortSignal,
): Promise<LookUp> {
  const options = { headers: { referer }, signal };
  const askProduct = async () =>
    readPlanProduct(
      await client.call('getPlanProduct', { path: { id: written.oferta! }, ...options }),
    );
  const link = namesOnlyPlan(written) ? { ...written, product: await askProduct() } : written;
  const { named, productCode } = resolveBrand(link, catalogue);
  const { settings } = (await loadBrand(named)).brand;

  const askConfig = async () =>
    readConfig(
      await client.call('getProductConfig', {
        path: { code: productCode },
        query: { planId: link.oferta },
        ...options,
      }),
    );
  const askSeller = async () =>
    readSeller(
      await client.call('getSeller', {
        path: { source: sellerCodeOf(link.source) },
        query: { seller: link.seller, operation: operationOf(link.area), product: productCode },
        ...options,
      }),
    );
  const [config, seller] = await Promise.all([
    settings.isProductFlowsAvailable ? askConfig() : null,
    askSeller(),
  ]);
  return { state: 'ready', link, config, seller };
}

/**
 * Asks for config and seller side by side and waits for both at most `waitMs` (D-55). What is still
 * under way when this returns is given up: the browser asks for itself.
 */
export async function lookUp(input: LookUpInput): Promise<LookUp> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeUp = new Promise<LookUp>((resolve) => {
    timer = setTimeout(() => resolve({ state: 'waiting' }), input.waitMs);
  });
  const answered = answers(input, controller.signal).catch((error: unknown): LookUp => ({
    state: 'failed',
    error,
  }));
  try {
    return await Promise.race([answered, timeUp]);
  } finally {
    clearTimeout(timer);
    controller.abort();
  }
}
