import type { ProductConfig, Seller } from '../contract/page-data.ts';
import type { Client } from './client.ts';
import { readConfig } from './read-config.ts';
import { readPlanProduct } from './read-plan-product.ts';
import { readSeller } from './read-seller.ts';

interface CallOptions {
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

export interface ProductQuestion {
  productCode: string;
  /** The link's `oferta`. */
  planId?: string;
  /** What the seller is looked up by: the last part of `source`. */
  sellerCode: string;
  seller: string;
  operation: 'BR' | 'MZ';
  /** false: the brand's own flows are used and no config call is made. */
  wantsConfig: boolean;
}

/** Asks for a product's config (section 3). Throws what the client throws. */
export async function fetchConfig(
  client: Client,
  code: string,
  planId?: string,
  options: CallOptions = {},
): Promise<ProductConfig> {
  const call = { path: { code }, query: { planId }, ...options };
  return readConfig(await client.call('getProductConfig', call));
}

/** Asks for config and seller side by side. Throws what the client throws for either of them. */
export async function fetchConfigAndSeller(
  client: Client,
  { productCode, planId, sellerCode, seller, operation, wantsConfig }: ProductQuestion,
  options: CallOptions = {},
): Promise<{ config: ProductConfig | null; seller: Seller }> {
  const config = wantsConfig ? fetchConfig(client, productCode, planId, options) : null;
  const found = client
    .call('getSeller', {
      path: { source: sellerCode },
      query: { seller, operation, product: productCode },
      ...options,
    })
    .then(readSeller);
  const [configured, sold] = await Promise.all([config, found]);
  return { config: configured, seller: sold };
}

/** The code of the product that a plan belongs to (D-40). */
export async function fetchPlanProduct(
  client: Client,
  planId: string,
  options: CallOptions = {},
): Promise<string> {
  return readPlanProduct(await client.call('getPlanProduct', { path: { id: planId }, ...options }));
}
