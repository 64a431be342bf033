import { vi } from 'vitest';
import { buildCheckout } from '../../src/app/build-checkout.ts';
import type { Checkout, ErrorReporter } from '../../src/checkout/checkout.ts';
import type { CompiledBrand } from '../../src/contract/compiled-brand.ts';
import type { PageData } from '../../src/contract/page-data.ts';
import { OPERATIONS, type OperationId } from '../../src/contract/generated/operations.ts';
import { parseLink } from '../../src/flow/link.ts';
import { resolveFlow } from '../../src/visit/resolve-flow.ts';
import { fakeClient, type Answers } from '../fakes/client.ts';

/** The data of a page whose calls were answered, as the server puts them into it. */
export function aPage(changes: Partial<PageData> = {}): PageData {
  return {
    state: 'ready',
    config: null,
    seller: null,
    mode: 'light',
    environment: 'test',
    sandbox: false,
    appVersion: '0.1.0',
    hasLead: false,
    ...changes,
  };
}

export interface CheckoutChanges extends Partial<Omit<Checkout, 'page' | 'client' | 'report'>> {
  page?: Partial<PageData>;
  /** `location.search`. */
  search?: string;
  answers?: Answers;
}

/** A call that moves money has a minute of its own, whatever its press has used up (D-168): the money client's. */
function withoutMoney(client: ReturnType<typeof fakeClient>): typeof client {
  const call: typeof client.call = async (operationId: OperationId, input) => {
    if (OPERATIONS[operationId].needsKey) throw new Error(`${operationId} moves money.`);
    return client.call(operationId, input as never);
  };
  return { ...client, call };
}

/** A buyer's checkout as the app builds it, but for the network; `report` is a spy. */
export function aCheckout(
  brand: CompiledBrand,
  { page, search = '', answers, ...changes }: CheckoutChanges = {},
) {
  const report = vi.fn<ErrorReporter>();
  const data = aPage(page);
  const flow = resolveFlow(parseLink(search), brand.flows, data.config);
  const built = buildCheckout({ page: data, visit: { ...flow, loaded: { brand } }, report });
  const client = fakeClient(answers);
  return { ...built, ...changes, report, client: withoutMoney(client), moneyClient: client };
}

/** Answers of a product call: one plan, to be paid at once or in twelve instalments. */
export const A_PRODUCT = {
  productName: 'Curso Alfa',
  plans: [
    {
      id: 'alfa-anual',
      code: 'AA',
      name: 'Plano anual',
      amount: 499,
      standardAmount: 899,
      type: 'yearly',
      currency: 'BRL',
      installments: [
        { id: '1', value: 499, totalValue: 499 },
        { id: '12', value: 41.58, totalValue: 499 },
      ],
      paymentMethods: ['creditcard', 'pix'],
    },
  ],
};
