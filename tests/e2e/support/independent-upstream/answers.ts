/**
 * Products and answers of an independently written upstream: the contents of section 3, wrapped in
 * `data`, in snake_case, with fields that nobody knows and without those that may be missing.
 */

const step = (id: string, next?: string) => ({ id, templateId: id, defaultNextStepId: next });

const flow = (id: string, templates: string) => {
  const ids = templates.split(' ');
  return { id, steps: ids.map((template, at) => step(template, ids[at + 1])) };
};

export const FLOW = flow('default', 'lead payment success');

const FLOWS = [
  FLOW,
  flow('pix', 'lead pix success'),
  flow('bankslip', 'lead payment success'),
  flow(
    'livelo',
    'lead livelo/cpf livelo/select-device livelo/code livelo/payment-method livelo/payment success',
  ),
  flow('telefone', 'lead phone-verification payment success'),
  flow('escola', 'lead select-school payment success'),
];

export const CONFIG = {
  checkoutFlow: { flows: [FLOW], version: 7 },
  gtm: null,
  title: 'Curso de Outra Casa',
  designSystemId: 'outra-casa$light',
  hasAddressForm: false,
  somethingNew: { nobody: 'knows' },
};

/** Prices of each plan, at once and in so many instalments. */
export const PRICES: Readonly<Record<string, readonly number[]>> = {
  'p-77': [600, 660],
  'p-78': [900],
};

/** Plans by their code. */
export const CODES: Readonly<Record<string, string>> = { 'ANUAL-77': 'p-77' };

export const PRODUCT = {
  productName: 'Curso de Outra Casa',
  productCode: 'WUP',
  availablePaymentMethods: ['creditcard', 'pix', 'boleto', 'livelo'],
  plans: [
    {
      id: 'p-77',
      amount: 600,
      standardAmount: 720,
      code: 'ANUAL-77',
      name: 'Plano da casa',
      type: 'yearly',
      currency: 'BRL',
      installments: [
        { id: 1, value: 600, standardValue: 600, tax: 0, totalValue: 600 },
        { id: 12, value: 55, standardValue: 50, tax: 1.5, totalValue: 660 },
      ],
      paymentMethods: ['creditcard', 'pix', 'boleto', 'livelo'],
      colour: 'unknown to all',
    },
  ],
};

const TICKETS = [
  { name: 'Pista da casa', plan_id: 'p-77', amount: 600, seat: null },
  { name: 'Frisa da casa', plan_id: 'p-78', amount: 900, seat: 'A' },
];

/** Valid codes of a bank, over the 600 that the plan costs. */
export const PIX_CODE =
  '00020126440014br.gov.bcb.pix0122pix@outra-casa.example5204000053039865406600.005802BR5910OUTRA CASA6006RECIFE62090505CASA163041B20';
export const SLIP_LINE = '23790000090000000000000000000778900000000060000';

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function snakeKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(snakeKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [snakeCase(name), snakeKeys(inner)]),
  );
}

/** Steps keep the names that the specification gives them. */
const configFor = (code: string) => ({
  checkout_flow: { flows: FLOWS, version: 7 },
  something_new: { nobody: 'knows' },
  // A title and looks may be missing; whoever sells WUP has them.
  ...(code === 'WUP' && { gtm: null, title: CONFIG.title, design_system_id: 'outra-casa$light' }),
});

/** `data` of the answer to a call that only asks, by the call's id; `path` are its parameters. */
export function answerData(id: string, path: Record<string, string>): object {
  switch (id) {
    case 'getProductConfig':
      return configFor(path.code!);
    case 'getProductV1':
    case 'getProductV2':
      return snakeKeys({ ...PRODUCT, productCode: path.code }) as object;
    case 'getTickets':
      return TICKETS;
    case 'getPlanProduct':
      return { product_code: 'WUP', since: 1999 };
    case 'getSeller':
      return { name: 'Loja da Ana', is_live_enabled: true, account: 'conta-9', rank: 1 };
    case 'getFranchiseRegions':
      return [{ region: 'Norte da casa', brand: 'B', country: 'BR', extra: 1 }];
    case 'getFranchiseCities':
      return [{ city: 'Cidade da casa', region: 'Norte da casa' }];
    case 'getFranchiseUnits':
      return [{ salesforce_id: 'SF-9', name: 'Unidade da casa', door: 'azul' }];
    case 'getContract':
      return { content: 'Contrato de outra casa: uma cláusula.', version: 3 };
    default:
      return { extra: 1 };
  }
}
