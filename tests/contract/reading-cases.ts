import type { OperationId } from '../../src/contract/generated/operations.ts';
import { contractCase, ODD, ODD_IN_PATH, ODD_IN_QUERY, READING } from './contract-case.ts';

/** A case of a call that only asks: what the product says, and the address that it is asked at. */
const reading = (
  id: OperationId,
  title: string,
  { path, query }: { path?: object; query?: object },
  address: string,
  reads?: unknown,
) =>
  contractCase(
    id,
    title,
    { path, query } as never,
    { method: 'GET', address, headers: READING },
    reads,
  );

const path = { code: 'ALFA' };
const product = {
  voucher: 'BEMVINDO',
  email: 'ana+7@example.com',
  business: 'exam-prep',
  leadId: 'lead-1',
  operation: 'BR',
};
const PRODUCT =
  'voucher=BEMVINDO&email=ana%2B7%40example.com&business=exam-prep&leadId=lead-1&operation=BR';
const ofV1 = { planType: 'yearly', productId: 'bff-1', plan: 'alfa-anual', referer: 'google' };
const ofV2 = { accountId: 'conta-1', priceMode: 'min', seller: 'carlos', source: 'campanha-x' };
const planTypes = ['yearly', 'recurrency'];
const plans = ['alfa-anual', ODD];
const school = { brand: 'ALFA', country: 'BR', region: 'Sul', city: 'Curitiba' };
const { city: _, ...region } = school;

/** Calls with every field, and with what is told of lists and of empty fields. */
const WRITTEN = [
  reading(
    'getProductV1',
    'every field',
    { path, query: { ...product, ...ofV1, route: 'livelo-accrual' } },
    `/api/v1/product/ALFA?${PRODUCT}&planType=yearly&productId=bff-1&plan=alfa-anual&referer=google&route=livelo-accrual`,
    { productCode: 'ALFA', plans: [{ id: 'alfa-anual', amount: 288 }] },
  ),
  reading(
    'getProductV1',
    'what is empty stays at home',
    { path, query: { voucher: '', email: undefined, plan: 'alfa-anual' } },
    '/api/v1/product/ALFA?plan=alfa-anual',
  ),
  reading(
    'getProductV2',
    'every field, lists item by item',
    { path, query: { ...product, planTypes, plans, ...ofV2, planId: 'alfa-anual' } },
    `/api/v2/product/ALFA?${PRODUCT}&planTypes=yearly&planTypes=recurrency&plans=alfa-anual&plans=${ODD_IN_QUERY}&accountId=conta-1&priceMode=min&seller=carlos&source=campanha-x&planId=alfa-anual`,
    { plans: [{ id: 'alfa-anual' }] },
  ),
  reading(
    'getProductV2',
    'lists of one',
    { path, query: { planTypes: ['yearly'], plans: ['alfa-anual'] } },
    '/api/v2/product/ALFA?planTypes=yearly&plans=alfa-anual',
  ),
  reading(
    'getProductConfig',
    'every field',
    { path, query: { planId: 'alfa-anual' } },
    '/api/v1/product/ALFA/config?planId=alfa-anual',
    { flows: [{ id: 'default' }] },
  ),
  reading(
    'getTickets',
    'every field',
    { path, query: { business: 'exam-prep', plan: 'alfa-anual' } },
    '/api/v1/product/ALFA/tickets?business=exam-prep&plan=alfa-anual',
    [{ name: '2º lote', id: 'alfa-anual', amount: 576 }],
  ),
  reading(
    'getPlanProduct',
    'its path',
    { path: { id: 'alfa-anual' } },
    '/api/v1/plan/alfa-anual/product',
    'ALFA',
  ),
  reading(
    'getSeller',
    'every field',
    { path: { source: '9' }, query: { seller: 'carlos', operation: 'BR', product: 'ALFA' } },
    '/api/v1/seller/9?seller=carlos&operation=BR&product=ALFA',
    { name: 'Carlos Souza', account: 'conta-1', isLiveEnabled: true },
  ),
  reading(
    'getFranchiseRegions',
    'every field',
    { query: { brand: 'ALFA', country: 'BR' } },
    '/api/v1/franchises/regions?brand=ALFA&country=BR',
    ['Sul'],
  ),
  reading(
    'getFranchiseCities',
    'every field',
    { query: region },
    '/api/v1/franchises/cities?brand=ALFA&country=BR&region=Sul',
    ['Curitiba'],
  ),
  reading(
    'getFranchiseUnits',
    'every field',
    { query: school },
    '/api/v1/franchises/units?brand=ALFA&country=BR&region=Sul&city=Curitiba',
    [{ salesforceId: 'S1', name: 'Batel' }],
  ),
  reading(
    'getContract',
    'any query, passed through',
    { path, query: { seller: 'carlos', utm_source: 'x', oferta: 'p 9' } },
    '/api/v1/product/ALFA/contract?seller=carlos&utm_source=x&oferta=p+9',
    { url: 'https://contratos.example.com/alfa.pdf' },
  ),
];

/** Calls that need no more than their path. */
const LEAST = (
  [
    ['getProductV1', '/api/v1/product/ALFA'],
    ['getProductV2', '/api/v2/product/ALFA'],
    ['getProductConfig', '/api/v1/product/ALFA/config'],
    ['getTickets', '/api/v1/product/ALFA/tickets'],
    ['getContract', '/api/v1/product/ALFA/contract'],
    ['getSeller', '/api/v1/seller/ALFA'],
  ] as const
).map(([id, address]) =>
  reading(id, 'no more than its path', { path: { ...path, source: 'ALFA' } }, address),
);

/** Calls with odd letters in their path and in these names of their query, and what is read of the answer. */
const WITH_ODD_LETTERS = (
  [
    ['getProductV1', '/api/v1/product/*', ['voucher'], { productCode: ODD }],
    ['getProductV2', '/api/v2/product/*', ['seller']],
    ['getProductConfig', '/api/v1/product/*/config', ['planId']],
    ['getTickets', '/api/v1/product/*/tickets', ['business']],
    ['getPlanProduct', '/api/v1/plan/*/product', [], ODD],
    ['getSeller', '/api/v1/seller/*', ['seller', 'product'], { name: ODD }],
    ['getFranchiseRegions', '/api/v1/franchises/regions', ['brand'], ['Sul']],
    ['getFranchiseCities', '/api/v1/franchises/cities', ['brand', 'region'], []],
    ['getFranchiseUnits', '/api/v1/franchises/units', ['brand', 'city'], []],
    ['getContract', '/api/v1/product/*/contract', ['utm']],
  ] as [OperationId, string, string[], unknown][]
).map(([id, address, names, reads]) => {
  const query = Object.fromEntries(names.map((name) => [name, ODD]));
  const search = names.map((name) => `${name}=${ODD_IN_QUERY}`).join('&');
  const whole = address.replace('*', ODD_IN_PATH) + (search && `?${search}`);
  const odd = { code: ODD, id: ODD, source: ODD };
  return reading(id, 'odd letters', { path: odd, query }, whole, reads);
});

/** The calls that only ask. */
export const READING_CASES = [...WRITTEN, ...LEAST, ...WITH_ODD_LETTERS];
