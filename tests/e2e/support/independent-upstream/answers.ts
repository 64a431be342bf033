/**
 * Answers of an independently written upstream: the contents of section 3, wrapped in `data`, in
 * snake_case, keys in another order, with fields that nobody knows and without those that may be missing.
 */
import { flow, FLOWS, type ConfigFlow } from './flows.ts';

/** Values that a test may put anywhere in an answer: a wrong kind of value, too. */
type Fields = Record<string, unknown>;

export interface InstallmentAnswer extends Fields {
  id: unknown;
  value: unknown;
  totalValue?: unknown;
}

export interface PlanAnswer extends Fields {
  id?: unknown;
  amount?: unknown;
  installments?: (InstallmentAnswer | null)[];
  paymentMethods?: unknown;
}

export interface ProductAnswer extends Fields {
  availablePaymentMethods?: unknown;
  plans: (PlanAnswer | null)[];
}

export interface ConfigAnswer extends Fields {
  checkoutFlow: { flows: (ConfigFlow | null)[] } & Fields;
  gtm?: unknown;
  title?: unknown;
  designSystemId?: unknown;
  hasAddressForm?: unknown;
}

/**
 * POST lead: `data` wraps the id (D-119), `plain` does not; `empty` is 201 without a body, `no-content`
 * is 204, `no-id` is 201 without an id.
 */
export type LeadAnswer = 'data' | 'plain' | 'empty' | 'no-content' | 'no-id';

/** Everything that the upstream answers, in the names of section 3; a test changes it as it likes. */
export interface Answers {
  config: ConfigAnswer;
  /** Laid over `config` and `product` for one product code. */
  configOf: Record<string, Partial<ConfigAnswer>>;
  product: ProductAnswer;
  productOf: Record<string, Partial<ProductAnswer>>;
  /** Operation MZ. */
  mozambique: ProductAnswer;
  seller: Fields;
  lead: LeadAnswer;
  /** Laid over the answer of every payment. */
  payment: Fields;
}

const METHODS = ['creditcard', 'pix', 'boleto', 'livelo'];

const plan = (): PlanAnswer => ({
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
  paymentMethods: [...METHODS],
  colour: 'unknown to all',
});

const product = (): ProductAnswer => ({
  productName: 'Curso de Outra Casa',
  productCode: 'WUP',
  availablePaymentMethods: [...METHODS],
  plans: [plan()],
});

/** Section 9: 18720 in minor units, without instalments. */
const mozambique = (): ProductAnswer => ({
  productName: 'Curso de Outra Casa em Maputo',
  availablePaymentMethods: ['creditcard'],
  plans: [
    {
      id: 'p-mz',
      amount: 18720,
      code: 'ANUAL-MZ',
      name: 'Plano de Maputo',
      type: 'yearly',
      currency: 'MZN',
      installments: [],
      paymentMethods: ['creditcard'],
    },
  ],
});

const OWN_LOOKS = {
  gtm: null,
  title: 'Curso de Outra Casa',
  designSystemId: 'outra-casa$light',
};

/** Answers that nothing is wrong with, new at each call. */
export const newAnswers = (): Answers => ({
  config: {
    checkoutFlow: { flows: structuredClone(FLOWS), version: 7 },
    somethingNew: { nobody: 'knows' },
  },
  // A title and looks may be missing; whoever sells WUP has them.
  configOf: { WUP: { ...OWN_LOOKS } },
  product: product(),
  productOf: {},
  mozambique: mozambique(),
  seller: { name: 'Loja da Ana', isLiveEnabled: true, account: 'conta-9', rank: 1 },
  lead: 'data',
  payment: {},
});

export const FLOW = flow('default', 'lead payment success');

/** A whole answer in the names of section 3, to be changed and replied with. */
export const CONFIG = {
  checkoutFlow: { flows: [FLOW], version: 7 },
  ...OWN_LOOKS,
  hasAddressForm: false,
  somethingNew: { nobody: 'knows' },
};
export const PRODUCT = product();

/** Amount of the second batch of tickets, whose plan no product answer brings. */
const BOX = { id: 'p-78', amount: 900 };
const TICKETS = [
  { name: 'Pista da casa', plan_id: 'p-77', amount: 600, seat: null },
  { name: 'Frisa da casa', plan_id: BOX.id, amount: BOX.amount, seat: 'A' },
];

/** A plan that a query names and this upstream has not heard of: it sells it at 90. */
const unheardOf = (id: string): PlanAnswer => ({
  id,
  amount: 90,
  code: `COD-${id}`,
  name: `Plano ${id}`,
  type: 'yearly',
  currency: 'BRL',
  installments: [],
  paymentMethods: [...METHODS],
});

type Query = Record<string, string | string[]>;

function productFor(answers: Answers, code: string, query: Query): ProductAnswer {
  const isMozambican = query.operation === 'MZ';
  const own = isMozambican
    ? answers.mozambique
    : { ...answers.product, ...answers.productOf[code] };
  const known = own.plans.flatMap((one) => [one?.id, one?.code]);
  const asked = [query.plan, query.plans, query.planId].flat().filter((id) => id !== undefined);
  const others = asked.filter((id) => !known.includes(id)).map(unheardOf);
  return { ...own, productCode: code, plans: [...own.plans, ...others] };
}

const countOf = ({ id }: InstallmentAnswer) => Number(id);

function pricesIn(one: PlanAnswer): number[] {
  const split = (one.installments ?? []).filter((part) => part !== null);
  const sums = split.flatMap((part) => [part.totalValue, Number(part.value) * countOf(part)]);
  return [one.amount, ...sums].map(Number).filter(Number.isFinite);
}

/** Amounts that may be charged for a plan: at once, and in each of its instalments. */
export function pricesOf(answers: Answers, body: Fields): number[] {
  const { planId, operation, productCode } = body;
  // The plan's id is the brand's own there; the amount is the specification's.
  if (operation === 'MZ') return answers.mozambique.plans.flatMap((one) => pricesIn(one ?? {}));
  const { plans } = productFor(answers, String(productCode), { planId: String(planId) });
  const sold = plans.filter((one) => one?.id === planId);
  const isBox = planId === BOX.id;
  return isBox ? [BOX.amount] : sold.flatMap((one) => pricesIn(one ?? {}));
}

/** Prices in points of a plan; none where nobody says one. */
export function pointsOf(answers: Answers, { planId, productCode }: Fields): number[] {
  const { plans } = productFor(answers, String(productCode), { planId: String(planId) });
  return plans.flatMap((one) => (one?.id === planId && one?.points ? [Number(one.points)] : []));
}

/** Price of a plan that a payment adds by its code. */
export function priceByCode(answers: Answers, code: string): number {
  const known = answers.product.plans.find((one) => one?.code === code);
  if (known) return Number(known.amount);
  return code.startsWith('COD-') ? 90 : Number.NaN;
}

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** JSON with the entries of each of its objects changed, at every depth. */
const withEntries = (
  value: unknown,
  change: (entries: [string, unknown][]) => [string, unknown][],
): unknown =>
  JSON.parse(JSON.stringify(value), (_, one: unknown) =>
    typeof one !== 'object' || one === null || Array.isArray(one)
      ? one
      : Object.fromEntries(change(Object.entries(one))),
  );

const snakeKeys = (value: unknown): object =>
  withEntries(value, (entries) =>
    entries.map(([name, inner]) => [snakeCase(name), inner]),
  ) as object;

/** The last key first, at every depth: an order of keys says nothing. */
export const inOtherOrder = (value: unknown): unknown =>
  withEntries(value, (entries) => entries.toReversed());

/** Steps keep the names that the specification gives them. */
function configFor({ config, configOf }: Answers, code: string): object {
  const all = Object.entries({ ...config, ...configOf[code] });
  return Object.fromEntries(all.map(([name, value]) => [snakeCase(name), value]));
}

/** `data` of the answer to a call that only asks, by the call's id; `path` are its parameters. */
export function answerData(
  answers: Answers,
  id: string,
  path: Record<string, string>,
  query: Query,
): object {
  switch (id) {
    case 'getProductConfig':
      return configFor(answers, path.code!);
    case 'getProductV1':
    case 'getProductV2':
      return snakeKeys(productFor(answers, path.code!, query));
    case 'getTickets':
      return TICKETS;
    case 'getPlanProduct':
      return { product_code: 'WUP', since: 1999 };
    case 'getSeller':
      return snakeKeys(answers.seller);
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
