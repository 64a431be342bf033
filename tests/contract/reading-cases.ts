import { contractCase, ODD, ODD_IN_PATH, ODD_IN_QUERY, READING } from './contract-case.ts';

const get = (address: string) => ({ method: 'GET', address, headers: READING }) as const;
const alfa = { code: 'ALFA' };
const odd = { code: ODD };

const product = {
  voucher: 'BEMVINDO',
  email: 'ana+7@example.com',
  business: 'exam-prep',
  leadId: 'lead-1',
  operation: 'BR',
} as const;

/** The calls that only ask. */
export const READING_CASES = [
  contractCase(
    'getProductV1',
    'every field',
    {
      path: alfa,
      query: {
        ...product,
        planType: 'yearly',
        productId: 'bff-1',
        plan: 'alfa-anual',
        referer: 'google',
        route: 'livelo-accrual',
      },
    },
    get(
      '/api/v1/product/ALFA?voucher=BEMVINDO&email=ana%2B7%40example.com&business=exam-prep&leadId=lead-1&operation=BR&planType=yearly&productId=bff-1&plan=alfa-anual&referer=google&route=livelo-accrual',
    ),
    { productCode: 'ALFA', plans: [{ id: 'alfa-anual', amount: 576 }] },
  ),
  contractCase(
    'getProductV1',
    'no more than its path',
    { path: alfa },
    get('/api/v1/product/ALFA'),
  ),
  contractCase(
    'getProductV1',
    'odd letters',
    { path: odd, query: { voucher: ODD } },
    get(`/api/v1/product/${ODD_IN_PATH}?voucher=${ODD_IN_QUERY}`),
    { productCode: ODD },
  ),
  contractCase(
    'getProductV1',
    'what is empty stays at home',
    { path: alfa, query: { voucher: '', email: undefined, plan: 'alfa-anual' } },
    get('/api/v1/product/ALFA?plan=alfa-anual'),
  ),
  contractCase(
    'getProductV2',
    'every field, lists item by item',
    {
      path: alfa,
      query: {
        ...product,
        planTypes: ['yearly', 'recurrency'],
        plans: ['alfa-anual', ODD],
        accountId: 'conta-1',
        priceMode: 'min',
        seller: 'carlos',
        source: 'campanha-x',
        planId: 'alfa-anual',
      },
    },
    get(
      `/api/v2/product/ALFA?voucher=BEMVINDO&email=ana%2B7%40example.com&business=exam-prep&leadId=lead-1&operation=BR&planTypes=yearly&planTypes=recurrency&plans=alfa-anual&plans=${ODD_IN_QUERY}&accountId=conta-1&priceMode=min&seller=carlos&source=campanha-x&planId=alfa-anual`,
    ),
    { plans: [{ id: 'alfa-anual' }] },
  ),
  contractCase(
    'getProductV2',
    'lists of one',
    { path: alfa, query: { planTypes: ['yearly'], plans: ['alfa-anual'] } },
    get('/api/v2/product/ALFA?planTypes=yearly&plans=alfa-anual'),
  ),
  contractCase(
    'getProductV2',
    'no more than its path',
    { path: alfa },
    get('/api/v2/product/ALFA'),
  ),
  contractCase(
    'getProductV2',
    'odd letters',
    { path: odd, query: { seller: ODD } },
    get(`/api/v2/product/${ODD_IN_PATH}?seller=${ODD_IN_QUERY}`),
  ),
  contractCase(
    'getProductConfig',
    'every field',
    { path: alfa, query: { planId: 'alfa-anual' } },
    get('/api/v1/product/ALFA/config?planId=alfa-anual'),
    { flows: [{ id: 'default' }] },
  ),
  contractCase(
    'getProductConfig',
    'no more than its path',
    { path: alfa },
    get('/api/v1/product/ALFA/config'),
  ),
  contractCase(
    'getProductConfig',
    'odd letters',
    { path: odd, query: { planId: ODD } },
    get(`/api/v1/product/${ODD_IN_PATH}/config?planId=${ODD_IN_QUERY}`),
  ),
  contractCase(
    'getTickets',
    'every field',
    { path: alfa, query: { business: 'exam-prep', plan: 'alfa-anual' } },
    get('/api/v1/product/ALFA/tickets?business=exam-prep&plan=alfa-anual'),
    [{ name: '2º lote', id: 'alfa-anual', amount: 576 }],
  ),
  contractCase(
    'getTickets',
    'no more than its path',
    { path: alfa },
    get('/api/v1/product/ALFA/tickets'),
  ),
  contractCase(
    'getTickets',
    'odd letters',
    { path: odd, query: { business: ODD } },
    get(`/api/v1/product/${ODD_IN_PATH}/tickets?business=${ODD_IN_QUERY}`),
  ),
  contractCase(
    'getPlanProduct',
    'its path',
    { path: { id: 'alfa-anual' } },
    get('/api/v1/plan/alfa-anual/product'),
    'ALFA',
  ),
  contractCase(
    'getPlanProduct',
    'odd letters',
    { path: { id: ODD } },
    get(`/api/v1/plan/${ODD_IN_PATH}/product`),
    ODD,
  ),
  contractCase(
    'getSeller',
    'every field',
    { path: { source: '9' }, query: { seller: 'carlos', operation: 'BR', product: 'ALFA' } },
    get('/api/v1/seller/9?seller=carlos&operation=BR&product=ALFA'),
    { name: 'Carlos Souza', account: 'conta-1', isLiveEnabled: true },
  ),
  contractCase(
    'getSeller',
    'no more than its path',
    { path: { source: 'direto' } },
    get('/api/v1/seller/direto'),
  ),
  contractCase(
    'getSeller',
    'odd letters',
    { path: { source: ODD }, query: { seller: ODD, product: ODD } },
    get(`/api/v1/seller/${ODD_IN_PATH}?seller=${ODD_IN_QUERY}&product=${ODD_IN_QUERY}`),
    { name: ODD },
  ),
  contractCase(
    'getFranchiseRegions',
    'every field',
    { query: { brand: 'ALFA', country: 'BR' } },
    get('/api/v1/franchises/regions?brand=ALFA&country=BR'),
    ['Sul'],
  ),
  contractCase(
    'getFranchiseRegions',
    'odd letters',
    { query: { brand: ODD } },
    get(`/api/v1/franchises/regions?brand=${ODD_IN_QUERY}`),
    ['Sul'],
  ),
  contractCase(
    'getFranchiseCities',
    'every field',
    { query: { brand: 'ALFA', country: 'BR', region: 'Sul' } },
    get('/api/v1/franchises/cities?brand=ALFA&country=BR&region=Sul'),
    ['Curitiba'],
  ),
  contractCase(
    'getFranchiseCities',
    'odd letters',
    { query: { brand: ODD, region: ODD } },
    get(`/api/v1/franchises/cities?brand=${ODD_IN_QUERY}&region=${ODD_IN_QUERY}`),
    [],
  ),
  contractCase(
    'getFranchiseUnits',
    'every field',
    { query: { brand: 'ALFA', country: 'BR', region: 'Sul', city: 'Curitiba' } },
    get('/api/v1/franchises/units?brand=ALFA&country=BR&region=Sul&city=Curitiba'),
    [{ salesforceId: 'S1', name: 'Batel' }],
  ),
  contractCase(
    'getFranchiseUnits',
    'odd letters',
    { query: { brand: ODD, city: ODD } },
    get(`/api/v1/franchises/units?brand=${ODD_IN_QUERY}&city=${ODD_IN_QUERY}`),
    [],
  ),
  contractCase(
    'getContract',
    'any query, passed through',
    { path: alfa, query: { seller: 'carlos', utm_source: 'x', oferta: 'p 9' } },
    get('/api/v1/product/ALFA/contract?seller=carlos&utm_source=x&oferta=p+9'),
    { url: 'https://contratos.example.com/alfa.pdf' },
  ),
  contractCase(
    'getContract',
    'no more than its path',
    { path: alfa },
    get('/api/v1/product/ALFA/contract'),
  ),
  contractCase(
    'getContract',
    'odd letters',
    { path: odd, query: { [ODD]: ODD } },
    get(`/api/v1/product/${ODD_IN_PATH}/contract?${ODD_IN_QUERY}=${ODD_IN_QUERY}`),
  ),
];
