import type { ProductCalls } from '../contract/page-data.ts';
import type { Client } from './client.ts';
import { readConfig, readPlanProduct, readSeller } from './read-answers.ts';

export const fetchConfig = async (client: Client, code: string, planId?: string) =>
  readConfig(await client.call('getProductConfig', { path: { code }, query: { planId } }));

export const productCalls = (client: Client): ProductCalls => ({
  planProduct: async (id) => readPlanProduct(await client.call('getPlanProduct', { path: { id } })),
  async configAndSeller({ productCode, planId, sellerCode, seller, operation, wantsConfig }) {
    const [config, found] = await Promise.all([
      wantsConfig ? fetchConfig(client, productCode, planId) : null,
      client.call('getSeller', {
        path: { source: sellerCode },
        query: { seller, operation, product: productCode },
      }),
    ]);
    return { config, seller: readSeller(found) };
  },
});
