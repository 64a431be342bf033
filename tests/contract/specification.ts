/** One of the 21 calls of the specification, and the names that it carries. */
export interface SpecifiedCall {
  /** Row of the ledger. */
  row: string;
  /** This project's name for the call. */
  id: string;
  method: string;
  path: string;
  /** Names of the query of a GET, of the body of any other; 'any' where they are passed through. */
  names: readonly string[] | 'any';
  /** Names of the answer, where the specification lists them. */
  reads: readonly string[];
}

/** Section 7 of the specification, word for word. Names of the answer stand behind an arrow. */
const SECTION_7 = `
CALL-07 getProductV1 GET /api/v1/product/{code}: planType, productId, operation, voucher, email,
  plan, referer, business, route, leadId
CALL-08 getProductV2 GET /api/v2/product/{code}: business, planTypes, plans, leadId, operation,
  voucher, accountId, priceMode, seller, source, email, planId
CALL-09 getProductConfig GET /api/v1/product/{code}/config: planId
  → checkoutFlow, gtm, title, designSystemId, hasAddressForm
CALL-10 getTickets GET /api/v1/product/{code}/tickets: business, plan
CALL-11 getPlanProduct GET /api/v1/plan/{id}/product:
CALL-12 getSeller GET /api/v1/seller/{source}: seller, operation, product
  → name, isLiveEnabled, account
CALL-13 getFranchiseCities GET /api/v1/franchises/cities: brand, country, region
CALL-14 getFranchiseRegions GET /api/v1/franchises/regions: brand, country
CALL-15 getFranchiseUnits GET /api/v1/franchises/units: brand, country, region, city
  → salesforceId, name
CALL-16 generateContract POST /api/v1/product/{code}/contract/generate: any
CALL-17 getContract GET /api/v1/product/{code}/contract: any
CALL-18 createLead POST /api/v1/lead: any → data
CALL-19 updateLead PATCH /api/v1/lead/{leadId}: birthDate, document, relationAccount, business,
  address
CALL-20 sendSms POST /api/v1/lead/{leadId}/phones/send-sms: productCode, business
CALL-21 validatePhone POST /api/v1/lead/{leadId}/phones/validate: code, business, productCode
CALL-22 payV2 POST /api/v2/payment: name, email, amount, business, captchaToken, document,
  operation, type, voucher, paymentMethods, phone, sfLeadId, plan, planType, productCode, seller,
  source, planId
  → token, redirect, paymentProfileIds, route
CALL-24 payV1 POST /api/v1/payment: any
CALL-25 renewV1 POST /api/v1/subscription/{id}/renew: business, captchaToken, document,
  numberInstallments, paymentMethod, planId, productCode, seller, source, sessionId, metadata
CALL-26 renewV2 POST /api/v2/subscription/{id}/renew: seller, source, planId, captchaToken, amount,
  sessionId, document, business, productCode, type, paymentMethods, metadata
CALL-27 verifyCard POST /api/v2/subscription/{id}/custom-sale/verify-card: any
CALL-28 sendReferer POST /api/v1/subscription/{id}/referer: referer, product`;

const listed = (names: string) => names.split(/[,\s]+/).filter(Boolean);

export const SPECIFIED = SECTION_7.split(/\n(?=CALL)/)
  .slice(1)
  .map((call): SpecifiedCall => {
    const [head, carried] = call.split(':') as [string, string];
    const [row, id, method, path] = head.split(' ') as [string, string, string, string];
    const [names, reads] = carried.split('→').map(listed) as [string[], string[]?];
    return { row, id, method, path, names: names[0] === 'any' ? 'any' : names, reads: reads ?? [] };
  });

export const rowOf = (id: string): string => SPECIFIED.find((one) => one.id === id)!.row;
