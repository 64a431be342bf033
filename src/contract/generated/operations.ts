// Generated from schemas/api/openapi.json by `npm run generate`. Do not edit.

/** One call: where it goes and which fields it may carry; 'any' where they are passed through. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  readonly query: readonly string[] | 'any';
  readonly body: readonly string[] | 'any';
  /** Body fields that are sent even when empty. */
  readonly keepEmpty: readonly string[];
}

export const OPERATIONS = {
  getProductConfig: {
    method: 'GET',
    path: '/api/v1/product/{code}/config',
    query: ['planId'],
    body: [],
    keepEmpty: [],
  },
  getProductV1: {
    method: 'GET',
    path: '/api/v1/product/{code}',
    query: [
      'planType',
      'productId',
      'operation',
      'voucher',
      'email',
      'plan',
      'referer',
      'business',
      'route',
      'leadId',
    ],
    body: [],
    keepEmpty: [],
  },
  getProductV2: {
    method: 'GET',
    path: '/api/v2/product/{code}',
    query: [
      'business',
      'planTypes',
      'plans',
      'leadId',
      'operation',
      'voucher',
      'accountId',
      'priceMode',
      'seller',
      'source',
      'email',
      'planId',
    ],
    body: [],
    keepEmpty: [],
  },
  getTickets: {
    method: 'GET',
    path: '/api/v1/product/{code}/tickets',
    query: ['business', 'plan'],
    body: [],
    keepEmpty: [],
  },
  getPlanProduct: {
    method: 'GET',
    path: '/api/v1/plan/{id}/product',
    query: [],
    body: [],
    keepEmpty: [],
  },
  getSeller: {
    method: 'GET',
    path: '/api/v1/seller/{source}',
    query: ['seller', 'operation', 'product'],
    body: [],
    keepEmpty: [],
  },
  getFranchiseCities: {
    method: 'GET',
    path: '/api/v1/franchises/cities',
    query: ['brand', 'country', 'region'],
    body: [],
    keepEmpty: [],
  },
  getFranchiseRegions: {
    method: 'GET',
    path: '/api/v1/franchises/regions',
    query: ['brand', 'country'],
    body: [],
    keepEmpty: [],
  },
  getFranchiseUnits: {
    method: 'GET',
    path: '/api/v1/franchises/units',
    query: ['brand', 'country', 'region', 'city'],
    body: [],
    keepEmpty: [],
  },
  createLead: {
    method: 'POST',
    path: '/api/v1/lead',
    query: [],
    body: [
      'name',
      'email',
      'phone',
      'planType',
      'route',
      'product',
      'productCode',
      'business',
      'seller',
      'source',
      'voucher',
      'operation',
      'contactId',
    ],
    keepEmpty: [],
  },
  updateLead: {
    method: 'PATCH',
    path: '/api/v1/lead/{leadId}',
    query: [],
    body: ['birthDate', 'document', 'relationAccount', 'business', 'address'],
    keepEmpty: [],
  },
  sendSms: {
    method: 'POST',
    path: '/api/v1/lead/{leadId}/phones/send-sms',
    query: [],
    body: ['productCode', 'business'],
    keepEmpty: [],
  },
  validatePhone: {
    method: 'POST',
    path: '/api/v1/lead/{leadId}/phones/validate',
    query: [],
    body: ['code', 'business', 'productCode'],
    keepEmpty: [],
  },
  payV2: {
    method: 'POST',
    path: '/api/v2/payment',
    query: [],
    body: [
      'name',
      'email',
      'amount',
      'business',
      'captchaToken',
      'document',
      'operation',
      'type',
      'voucher',
      'paymentMethods',
      'phone',
      'sfLeadId',
      'plan',
      'planType',
      'productCode',
      'seller',
      'source',
      'planId',
    ],
    keepEmpty: ['captchaToken'],
  },
  sendReferer: {
    method: 'POST',
    path: '/api/v1/subscription/{id}/referer',
    query: [],
    body: ['referer', 'product'],
    keepEmpty: [],
  },
} as const satisfies Record<string, Operation>;

export type OperationId = keyof typeof OPERATIONS;
