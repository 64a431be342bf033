import type { ProductCalls, ProductConfig } from '../contract/page-data.ts';
import type { Client } from './client.ts';
import { readConfig, readPlanProduct, readSeller } from './read-answers.ts';

export interface CallOptions {
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** Asks for a product's config; rejects as the client does. `planId` is the link's `oferta`. */
export const fetchConfig = async (
  client: Client,
  code: string,
  planId?: string,
  options: CallOptions = {},
): Promise<ProductConfig> =>
  readConfig(
    await client.call('getProductConfig', { path: { code }, query: { planId }, ...options }),
  );

/** The calls that a visit begins with, all with the same headers and the same signal. */
export function productCalls(client: Client, options: CallOptions = {}): ProductCalls {
  return {
    planProduct: async (id) =>
      readPlanProduct(await client.call('getPlanProduct', { path: { id }, ...options })),
    async configAndSeller({ productCode, planId, sellerCode, seller, operation, wantsConfig }) {
      const [config, found] = await Promise.all([
        wantsConfig ? fetchConfig(client, productCode, planId, options) : null,
        client.call('getSeller', {
          path: { source: sellerCode },
          query: { seller, operation, product: productCode },
          ...options,
        }),
      ]);
      return { config, seller: readSeller(found) };
    },
  };
}
