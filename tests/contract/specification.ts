/** Section 7 of the specification, word for word: what the 21 calls are and which names they carry. */
export interface SpecifiedCall {
  /** Row of the ledger. */
  row: string;
  /** This project's name for the call. */
  id: string;
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  /** Names of the query of a GET, of the body of any other; 'any' where they are passed through. */
  names: readonly string[] | 'any';
  /** Names of the answer, where the specification lists them. */
  reads?: readonly string[];
}

const call = (
  row: string,
  id: string,
  line: string,
  names: string | 'any',
  reads?: string,
): SpecifiedCall => {
  const [method, path] = line.split(' ') as [SpecifiedCall['method'], string];
  const listed = names === 'any' ? 'any' : names.split(', ').filter(Boolean);
  return { row, id, method, path, names: listed, reads: reads?.split(', ') };
};

export const SPECIFIED: readonly SpecifiedCall[] = [
  call(
    'CALL-07',
    'getProductV1',
    'GET /api/v1/product/{code}',
    'planType, productId, operation, voucher, email, plan, referer, business, route, leadId',
  ),
  call(
    'CALL-08',
    'getProductV2',
    'GET /api/v2/product/{code}',
    'business, planTypes, plans, leadId, operation, voucher, accountId, priceMode, seller, source, email, planId',
  ),
  call(
    'CALL-09',
    'getProductConfig',
    'GET /api/v1/product/{code}/config',
    'planId',
    'checkoutFlow, gtm, title, designSystemId, hasAddressForm',
  ),
  call('CALL-10', 'getTickets', 'GET /api/v1/product/{code}/tickets', 'business, plan'),
  call('CALL-11', 'getPlanProduct', 'GET /api/v1/plan/{id}/product', ''),
  call(
    'CALL-12',
    'getSeller',
    'GET /api/v1/seller/{source}',
    'seller, operation, product',
    'name, isLiveEnabled, account',
  ),
  call('CALL-13', 'getFranchiseCities', 'GET /api/v1/franchises/cities', 'brand, country, region'),
  call('CALL-14', 'getFranchiseRegions', 'GET /api/v1/franchises/regions', 'brand, country'),
  call(
    'CALL-15',
    'getFranchiseUnits',
    'GET /api/v1/franchises/units',
    'brand, country, region, city',
    'salesforceId, name',
  ),
  call('CALL-16', 'generateContract', 'POST /api/v1/product/{code}/contract/generate', 'any'),
  call('CALL-17', 'getContract', 'GET /api/v1/product/{code}/contract', 'any'),
  call('CALL-18', 'createLead', 'POST /api/v1/lead', 'any', 'data'),
  call(
    'CALL-19',
    'updateLead',
    'PATCH /api/v1/lead/{leadId}',
    'birthDate, document, relationAccount, business, address',
  ),
  call('CALL-20', 'sendSms', 'POST /api/v1/lead/{leadId}/phones/send-sms', 'productCode, business'),
  call(
    'CALL-21',
    'validatePhone',
    'POST /api/v1/lead/{leadId}/phones/validate',
    'code, business, productCode',
  ),
  call(
    'CALL-22',
    'payV2',
    'POST /api/v2/payment',
    'name, email, amount, business, captchaToken, document, operation, type, voucher, paymentMethods, phone, sfLeadId, plan, planType, productCode, seller, source, planId',
    'token, redirect, paymentProfileIds, route',
  ),
  call('CALL-24', 'payV1', 'POST /api/v1/payment', 'any'),
  call(
    'CALL-25',
    'renewV1',
    'POST /api/v1/subscription/{id}/renew',
    'business, captchaToken, document, numberInstallments, paymentMethod, planId, productCode, seller, source, sessionId, metadata',
  ),
  call(
    'CALL-26',
    'renewV2',
    'POST /api/v2/subscription/{id}/renew',
    'seller, source, planId, captchaToken, amount, sessionId, document, business, productCode, type, paymentMethods, metadata',
  ),
  call('CALL-27', 'verifyCard', 'POST /api/v2/subscription/{id}/custom-sale/verify-card', 'any'),
  call('CALL-28', 'sendReferer', 'POST /api/v1/subscription/{id}/referer', 'referer, product'),
];

export const rowOf = (id: string): string => SPECIFIED.find((one) => one.id === id)!.row;
