import { fetchConfigAndSeller, fetchPlanProduct } from '../../api/fetch-product.ts';
import type { Client } from '../../api/client.ts';
import type { Catalogue } from '../../contract/compiled-brand.ts';
import type { ProductConfig, Seller } from '../../contract/page-data.ts';
import type { Link } from '../../flow/link.ts';
import { withUsableFlows } from '../../flow/check-config-flows.ts';
import { namesOnlyPlan } from '../../flow/link.ts';
import { resolveBrand } from '../../flow/resolve-brand.ts';
import { operationOf, sellerCodeOf } from '../../flow/seller-lookup.ts';
import type { HandlerDeps } from '../deps.ts';

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

async function answers(
  { link: written, catalogue, loadBrand, client, referer }: LookUpInput,
  signal: AbortSignal,
): Promise<LookUp> {
  const options = { headers: { referer }, signal };
  const product = namesOnlyPlan(written)
    ? await fetchPlanProduct(client, written.oferta!, options)
    : written.product;
  const link = { ...written, product };
  const { named, productCode } = resolveBrand(link, catalogue);
  const { settings } = (await loadBrand(named)).brand;
  const found = await fetchConfigAndSeller(
    client,
    {
      productCode,
      planId: link.oferta,
      sellerCode: sellerCodeOf(link.source),
      seller: link.seller,
      operation: operationOf(link.area),
      wantsConfig: settings.isProductFlowsAvailable,
    },
    options,
  );
  return { state: 'ready', link, ...withUsableFlows(found) };
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
