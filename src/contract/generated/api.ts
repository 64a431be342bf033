// Generated from schemas/api/openapi.json by `npm run generate`. Do not edit.

/**
 * The batches on sale, in the order they are offered.
 *
 * This interface was referenced by `ApiCalls`'s JSON-Schema
 * via the `definition` "Tickets".
 */
export type Tickets = Ticket[];
/**
 * Every city of a region that has schools.
 *
 * This interface was referenced by `ApiCalls`'s JSON-Schema
 * via the `definition` "FranchiseCities".
 */
export type FranchiseCities = FranchiseCity[];
/**
 * Every region that has schools.
 *
 * This interface was referenced by `ApiCalls`'s JSON-Schema
 * via the `definition` "FranchiseRegions".
 */
export type FranchiseRegions = FranchiseRegion[];
/**
 * Every school of a city.
 *
 * This interface was referenced by `ApiCalls`'s JSON-Schema
 * via the `definition` "FranchiseUnits".
 */
export type FranchiseUnits = FranchiseUnit[];

/**
 * What each call takes and answers, by operationId.
 */
export interface ApiCalls {
  /**
   * GET /api/v1/product/{code}/config: Flows, tag manager, title and looks of a product.
   */
  getProductConfig: {
    path: {
      /**
       * Code of the product that is sold.
       */
      code: string;
    };
    query?: {
      /**
       * Plan that the link names in oferta.
       */
      planId?: string;
    };
    answer: ProductConfig;
  };
  /**
   * GET /api/v1/product/{code}: Plans and prices of a product.
   */
  getProductV1: {
    path: {
      /**
       * Code of the product that is sold.
       */
      code: string;
    };
    query?: {
      /**
       * Kind of plan asked for.
       */
      planType?: 'yearly' | 'recurrency';
      /**
       * Upstream's own id of the product (bffId).
       */
      productId?: string;
      /**
       * Country of the sale.
       */
      operation?: 'BR' | 'MZ';
      /**
       * Discount code of the link or of the flow's first step.
       */
      voucher?: string;
      /**
       * E-mail of the buyer, once known.
       */
      email?: string;
      /**
       * Plan to be priced, by id or code.
       */
      plan?: string;
      /**
       * The buyer's answer when asked how they came here.
       */
      referer?: string;
      /**
       * Business identifier of the brand or of the step.
       */
      business?: string;
      /**
       * Payment route of the link.
       */
      route?: string;
      /**
       * Id of the lead, once known.
       */
      leadId?: string;
    };
    answer: Product;
  };
  /**
   * GET /api/v2/product/{code}: Plans and prices of a product for one seller and plan.
   */
  getProductV2: {
    path: {
      /**
       * Code of the product that is sold.
       */
      code: string;
    };
    query?: {
      /**
       * Business identifier of the brand or of the step.
       */
      business?: string;
      /**
       * Kinds of plan asked for; one parameter each.
       *
       * @minItems 1
       *
       * Items: One kind of plan.
       */
      planTypes?: ('yearly' | 'recurrency')[];
      /**
       * Plans to be priced, by id or code; one parameter each.
       *
       * @minItems 1
       *
       * Items: One plan.
       */
      plans?: string[];
      /**
       * Id of the lead, once known.
       */
      leadId?: string;
      /**
       * Country of the sale.
       */
      operation?: 'BR' | 'MZ';
      /**
       * Discount code of the link or of the flow's first step.
       */
      voucher?: string;
      /**
       * Account of the seller lookup.
       */
      accountId?: string;
      /**
       * Which price counts when there are several.
       */
      priceMode?: 'default' | 'min';
      /**
       * Seller of the link.
       */
      seller?: string;
      /**
       * Source of the link.
       */
      source?: string;
      /**
       * E-mail of the buyer, once known.
       */
      email?: string;
      /**
       * Plan that the link names in oferta.
       */
      planId?: string;
    };
    answer: Product;
  };
  /**
   * GET /api/v1/product/{code}/tickets: Batches of tickets of an event, priced without a voucher: one that lowers a plan in the product call lowers its batch.
   */
  getTickets: {
    path: {
      /**
       * Code of the product that is sold.
       */
      code: string;
    };
    query?: {
      /**
       * Business identifier of the brand or of the step.
       */
      business?: string;
      /**
       * Plan that would be sold without a choice: that of the link's oferta, else the first one.
       */
      plan?: string;
    };
    answer: Tickets;
  };
  /**
   * GET /api/v1/product/{code}/contract: The contract that belongs to a sale.
   */
  getContract: {
    path: {
      /**
       * Code of the product that is sold.
       */
      code: string;
    };
    query?: {
      [k: string]: unknown;
    };
    answer: Contract;
  };
  /**
   * POST /api/v1/product/{code}/contract/generate: Makes the contract of a sale.
   */
  generateContract: {
    path: {
      /**
       * Code of the product that is sold.
       */
      code: string;
    };
    body: ContractBody;
  };
  /**
   * GET /api/v1/plan/{id}/product: Which product a plan belongs to.
   */
  getPlanProduct: {
    path: {
      /**
       * Id of the plan, as the link names it in oferta.
       */
      id: string;
    };
    answer: PlanProduct;
  };
  /**
   * GET /api/v1/seller/{source}: Who sells.
   */
  getSeller: {
    path: {
      /**
       * Last dash-separated part of the link's source.
       */
      source: string;
    };
    query?: {
      /**
       * Seller of the link.
       */
      seller?: string;
      /**
       * Country of the sale.
       */
      operation?: 'BR' | 'MZ';
      /**
       * Code of the product that is sold.
       */
      product?: string;
    };
    answer: Seller;
  };
  /**
   * GET /api/v1/franchises/cities: Cities of a region that have schools.
   */
  getFranchiseCities: {
    query?: {
      /**
       * Code of the product whose schools are listed: the productCode of the brand.
       */
      brand?: string;
      /**
       * Area that the checkout sells in: BR or MZ.
       */
      country?: 'BR' | 'MZ';
      /**
       * Region that the buyer chose.
       */
      region?: string;
    };
    answer: FranchiseCities;
  };
  /**
   * GET /api/v1/franchises/regions: Regions that have schools.
   */
  getFranchiseRegions: {
    query?: {
      /**
       * Code of the product whose schools are listed: the productCode of the brand.
       */
      brand?: string;
      /**
       * Area that the checkout sells in: BR or MZ.
       */
      country?: 'BR' | 'MZ';
    };
    answer: FranchiseRegions;
  };
  /**
   * GET /api/v1/franchises/units: Schools of a city.
   */
  getFranchiseUnits: {
    query?: {
      /**
       * Code of the product whose schools are listed: the productCode of the brand.
       */
      brand?: string;
      /**
       * Area that the checkout sells in: BR or MZ.
       */
      country?: 'BR' | 'MZ';
      /**
       * Region that the buyer chose.
       */
      region?: string;
      /**
       * City that the buyer chose.
       */
      city?: string;
    };
    answer: FranchiseUnits;
  };
  /**
   * POST /api/v1/lead: Registers an interested buyer.
   */
  createLead: {
    body: CreateLeadBody;
    answer: LeadCreated;
  };
  /**
   * PATCH /api/v1/lead/{leadId}: Adds what became known of a lead.
   */
  updateLead: {
    path: {
      /**
       * Id that POST lead answered.
       */
      leadId: string;
    };
    body: UpdateLeadBody;
  };
  /**
   * POST /api/v1/lead/{leadId}/phones/send-sms: Sends a code to the lead's phone by SMS.
   */
  sendSms: {
    path: {
      /**
       * Id that POST lead answered.
       */
      leadId: string;
    };
    body: SendSmsBody;
  };
  /**
   * POST /api/v1/lead/{leadId}/phones/validate: Checks the code that the buyer received by SMS.
   */
  validatePhone: {
    path: {
      /**
       * Id that POST lead answered.
       */
      leadId: string;
    };
    body: ValidatePhoneBody;
  };
  /**
   * POST /api/v2/payment: Pays for a plan.
   */
  payV2: {
    headers: {
      /**
       * One per purchase: the same key means the same purchase, charged at most once, however often it arrives.
       */
      'Idempotency-Key': string;
    };
    body: PayV2Body;
    answer: PaymentResult;
  };
  /**
   * POST /api/v1/subscription/{id}/referer: Keeps where the buyer comes from.
   */
  sendReferer: {
    path: {
      /**
       * Id of the subscription: the first of the payment's paymentProfileIds (D-50).
       */
      id: string;
    };
    body: RefererBody;
  };
  /**
   * POST /api/v1/payment: Pays an invoice.
   */
  payV1: {
    headers: {
      /**
       * One per purchase: the same key means the same purchase, charged at most once, however often it arrives.
       */
      'Idempotency-Key': string;
    };
    body: PayV1Body;
    answer: PaymentResult;
  };
  /**
   * POST /api/v1/subscription/{id}/renew: Renews a subscription, version 1.
   */
  renewV1: {
    path: {
      /**
       * Id of the subscription: that of the page's address, else the first payment profile of the visit's purchase.
       */
      id: string;
    };
    headers: {
      /**
       * One per purchase: the same key means the same purchase, charged at most once, however often it arrives.
       */
      'Idempotency-Key': string;
    };
    body: RenewV1Body;
    answer: PaymentResult;
  };
  /**
   * POST /api/v2/subscription/{id}/renew: Renews a subscription, version 2.
   */
  renewV2: {
    path: {
      /**
       * Id of the subscription: that of the page's address, else the first payment profile of the visit's purchase.
       */
      id: string;
    };
    headers: {
      /**
       * One per purchase: the same key means the same purchase, charged at most once, however often it arrives.
       */
      'Idempotency-Key': string;
    };
    body: RenewV2Body;
    answer: PaymentResult;
  };
  /**
   * POST /api/v2/subscription/{id}/custom-sale/verify-card: Asks whether a card can pay a custom offer; nothing is charged.
   */
  verifyCard: {
    path: {
      /**
       * Id of the subscription: that of the page's address, else the first payment profile of the visit's purchase.
       */
      id: string;
    };
    body: CardDetails;
  };
}
/**
 * Looks of a product's checkout, and its flows.
 *
 * This interface was referenced by `ApiCalls`'s JSON-Schema
 * via the `definition` "ProductConfig".
 */
export interface ProductConfig {
  /**
   * The ways through the checkout.
   */
  checkoutFlow: {
    /**
     * All flows of the product.
     *
     * @minItems 1
     */
    flows: ConfigFlow[];
    [k: string]: unknown;
  };
  /**
   * Container id of the tag manager.
   */
  gtm?: string;
  /**
   * Product name for the page title.
   */
  title?: string;
  /**
   * Brand and mode, joined by a dollar sign.
   */
  designSystemId?: string;
  /**
   * Whether the payment asks for an address.
   */
  hasAddressForm?: boolean;
  [k: string]: unknown;
}
/**
 * One way from link to success.
 *
 * This interface was referenced by `ApiCalls`'s JSON-Schema
 * via the `definition` "ConfigFlow".
 */
export interface ConfigFlow {
  /**
   * Name of the flow.
   */
  id?: string;
  /**
   * The steps in order.
   */
  steps?: ConfigStep[];
  /**
   * Values that the flow hands to all its screens (section 3).
   */
  props?: {
    /**
     * Pictures of the flow.
     */
    media?: {
      /**
       * Address of the logo on all screens of the flow.
       */
      logo?: string;
      /**
       * Address of the icon in the browser's tab.
       */
      favicon?: string;
      [k: string]: unknown;
    };
    /**
     * Looks of the flow.
     */
    style?: {
      /**
       * Width of the logo in CSS pixels.
       */
      logoWidth?: number;
      [k: string]: unknown;
    };
    /**
     * Product of the pages of the flow's upsell.
     */
    upsell?: {
      /**
       * Design-system id of the product.
       */
      dsProductId?: string;
      [k: string]: unknown;
    };
    [k: string]: unknown;
  };
  [k: string]: unknown;
}
/**
 * One step of a flow.
 *
 * This interface was referenced by `ApiCalls`'s JSON-Schema
 * via the `definition` "ConfigStep".
 */
export interface ConfigStep {
  /**
   * Name of the step.
   */
  id?: string;
  /**
   * Screen of the step.
   */
  templateId?: string;
  /**
   * Id of the step that follows.
   */
  defaultNextStepId?: string;
  /**
   * Values that the step hands to its screen and calls (section 3).
   */
  props?: {
    /**
     * Pictures of the step.
     */
    media?: {
      /**
       * Address of the logo on this screen.
       */
      logo?: string;
      [k: string]: unknown;
    };
    /**
     * Product of the step.
     */
    plan?: {
      /**
       * Business that the product is asked for and sold with.
       */
      business?: string;
      [k: string]: unknown;
    };
    /**
     * Voucher of a link that has none, where the step is the first one.
     */
    voucher?: string;
    /**
     * Looks of this screen alone.
     */
    style?: {
      [k: string]: unknown;
    };
    [k: string]: unknown;
  };
  [k: string]: unknown;
}
/**
 * A product with its plans. May be wrapped in data, and in snake_case.
 *
 * This interface was referenced by `ApiCalls`'s JSON-Schema
 * via the `definition` "Product".
 */
export interface Product {
  /**
   * Name of the product.
   */
  productName?: string;
  /**
   * Code of the product.
   */
  productCode?: string;
  /**
   * Payment methods of the product.
   *
   * Items: creditcard, debitcard, boleto, pix or livelo.
   */
  availablePaymentMethods?: string[];
  /**
   * Plans that can be bought.
   */
  plans: Plan[];
  [k: string]: unknown;
}
/**
 * One offer of a product.
 *
 * This interface was referenced by `ApiCalls`'s JSON-Schema
 * via the `definition` "Plan".
 */
export interface Plan {
  /**
   * Id of the plan.
   */
  id: string | number;
  /**
   * Price, in the product's own unit.
   */
  amount: number;
  /**
   * Price before any discount.
   */
  standardAmount?: number;
  /**
   * Code of the plan.
   */
  code?: string;
  /**
   * Name shown to buyers.
   */
  name?: string;
  /**
   * Kind of plan.
   */
  type?: string;
  /**
   * ISO 4217.
   */
  currency?: string;
  /**
   * Ways to split the amount.
   */
  installments?: Installment[];
  /**
   * Price in points, for plans that can be paid with them. Optional, and not in the specification: without it no number of points is shown or charged (D-178).
   */
  points?: number;
  /**
   * Payment methods of the plan.
   *
   * Items: creditcard, debitcard, boleto, pix or livelo.
   */
  paymentMethods?: string[];
  [k: string]: unknown;
}
/**
 * One way to split an amount.
 *
 * This interface was referenced by `ApiCalls`'s JSON-Schema
 * via the `definition` "Installment".
 */
export interface Installment {
  /**
   * Number of instalments.
   */
  id: string | number;
  /**
   * Each instalment.
   */
  value: number;
  /**
   * Each instalment before any discount.
   */
  standardValue?: number;
  /**
   * Interest contained in the total.
   */
  tax?: number;
  /**
   * Sum of all instalments; what is charged.
   */
  totalValue?: number;
  [k: string]: unknown;
}
/**
 * One batch of tickets of an event.
 *
 * This interface was referenced by `ApiCalls`'s JSON-Schema
 * via the `definition` "Ticket".
 */
export interface Ticket {
  /**
   * Name shown to buyers.
   */
  name?: string;
  /**
   * Price, in the product's own unit.
   */
  amount: number;
  /**
   * Id of the plan that is bought with it.
   */
  planId: string | number;
  [k: string]: unknown;
}
/**
 * The contract that the buyer enters into: where it can be read, or what it says.
 *
 * This interface was referenced by `ApiCalls`'s JSON-Schema
 * via the `definition` "Contract".
 */
export interface Contract {
  /**
   * https address of the contract.
   */
  url?: string;
  /**
   * The contract as plain text.
   */
  text?: string;
  [k: string]: unknown;
}
/**
 * Body of POST contract/generate.
 *
 * This interface was referenced by `ApiCalls`'s JSON-Schema
 * via the `definition` "ContractBody".
 */
export interface ContractBody {
  /**
   * Id of the lead.
   */
  leadId?: string;
  /**
   * Plan that was bought.
   */
  planId: string;
  /**
   * Name of the buyer.
   */
  name: string;
  /**
   * E-mail of the buyer.
   */
  email: string;
  /**
   * Business identifier of the brand or of the step.
   */
  business: string;
  /**
   * Token of the payment.
   */
  token?: string;
}
/**
 * Which product a plan belongs to.
 *
 * This interface was referenced by `ApiCalls`'s JSON-Schema
 * via the `definition` "PlanProduct".
 */
export interface PlanProduct {
  /**
   * Code of the product.
   */
  productCode: string;
  [k: string]: unknown;
}
/**
 * The seller. Without a name no seller is shown.
 *
 * This interface was referenced by `ApiCalls`'s JSON-Schema
 * via the `definition` "Seller".
 */
export interface Seller {
  /**
   * Name shown to buyers.
   */
  name?: string;
  /**
   * Whether live offers are shown.
   */
  isLiveEnabled?: boolean;
  /**
   * Account of the seller.
   */
  account?: string;
  [k: string]: unknown;
}
/**
 * A city that has schools.
 *
 * This interface was referenced by `ApiCalls`'s JSON-Schema
 * via the `definition` "FranchiseCity".
 */
export interface FranchiseCity {
  /**
   * Name of the city.
   */
  city: string;
  /**
   * Code of the product.
   */
  brand?: string;
  /**
   * BR or MZ.
   */
  country?: string;
  /**
   * Name of the region.
   */
  region?: string;
  [k: string]: unknown;
}
/**
 * A region that has schools.
 *
 * This interface was referenced by `ApiCalls`'s JSON-Schema
 * via the `definition` "FranchiseRegion".
 */
export interface FranchiseRegion {
  /**
   * Name of the region.
   */
  region: string;
  /**
   * Code of the product.
   */
  brand?: string;
  /**
   * BR or MZ.
   */
  country?: string;
  [k: string]: unknown;
}
/**
 * One school.
 *
 * This interface was referenced by `ApiCalls`'s JSON-Schema
 * via the `definition` "FranchiseUnit".
 */
export interface FranchiseUnit {
  /**
   * Id that goes out as relationAccount of the lead.
   */
  salesforceId: string;
  /**
   * Name shown to buyers.
   */
  name: string;
  [k: string]: unknown;
}
/**
 * Body of POST lead. Its named properties are this product's own decision. The upstream passes it through, so every other answer of the form that creates the lead goes along under the name that the brand gave it, as text, number, boolean, list or object (D-179).
 *
 * This interface was referenced by `ApiCalls`'s JSON-Schema
 * via the `definition` "CreateLeadBody".
 */
export interface CreateLeadBody {
  /**
   * Name and surname of the buyer.
   */
  name: string;
  /**
   * E-mail of the buyer.
   */
  email: string;
  /**
   * Mobile phone of the buyer.
   */
  phone?: string;
  /**
   * Kind of plan.
   */
  planType?: 'yearly' | 'recurrency';
  /**
   * Payment route of the link; only where the brand's lead.sendBffLeadRequest asks for it.
   */
  route?: string;
  /**
   * Code of the product that is sold.
   */
  product?: string;
  /**
   * The same code once more, for brands whose key joins business and product (hasBusinessAndProductCode).
   */
  productCode?: string;
  /**
   * Business identifier of the brand or of the step.
   */
  business?: string;
  /**
   * Seller of the link.
   */
  seller?: string;
  /**
   * Source of the link.
   */
  source?: string;
  /**
   * Discount code of the link or of the flow's first step.
   */
  voucher?: string;
  /**
   * Country of the sale.
   */
  operation?: 'BR' | 'MZ';
  /**
   * Contact of a link with route=vip.
   */
  contactId?: string;
  [k: string]: unknown;
}
/**
 * The id of the new lead, in data or at the top.
 *
 * This interface was referenced by `ApiCalls`'s JSON-Schema
 * via the `definition` "LeadCreated".
 */
export interface LeadCreated {
  /**
   * The lead.
   */
  data?: {
    /**
     * Id of the lead.
     */
    leadId?: string | number;
    [k: string]: unknown;
  };
  /**
   * Id of the lead.
   */
  leadId?: string | number;
  [k: string]: unknown;
}
/**
 * Body of PATCH lead.
 *
 * This interface was referenced by `ApiCalls`'s JSON-Schema
 * via the `definition` "UpdateLeadBody".
 */
export interface UpdateLeadBody {
  /**
   * Day of birth, ISO 8601.
   */
  birthDate?: string;
  /**
   * CPF or CNPJ of the buyer.
   */
  document?: string;
  /**
   * Franchise unit that the buyer chose (salesforceId).
   */
  relationAccount?: string;
  /**
   * Business identifier of the brand or of the step.
   */
  business?: string;
  address?: Address;
}
/**
 * Postal address of the buyer.
 *
 * This interface was referenced by `ApiCalls`'s JSON-Schema
 * via the `definition` "Address".
 */
export interface Address {
  /**
   * CEP in Brazil (8 digits), 4 digits in Mozambique.
   */
  postalCode?: string;
  /**
   * Street.
   */
  addressLine1?: string;
  /**
   * House number.
   */
  addressLine2?: string;
  /**
   * Flat, block, floor.
   */
  addressLine3?: string;
  /**
   * City.
   */
  city?: string;
  /**
   * State code or province.
   */
  state?: string;
  /**
   * Country.
   */
  country?: string;
}
/**
 * Body of POST send-sms.
 *
 * This interface was referenced by `ApiCalls`'s JSON-Schema
 * via the `definition` "SendSmsBody".
 */
export interface SendSmsBody {
  /**
   * Code of the product being sold.
   */
  productCode: string;
  /**
   * Business identifier of the brand or of the step.
   */
  business: string;
}
/**
 * Body of POST validate.
 *
 * This interface was referenced by `ApiCalls`'s JSON-Schema
 * via the `definition` "ValidatePhoneBody".
 */
export interface ValidatePhoneBody {
  /**
   * The code that the buyer received, digits only.
   */
  code: string;
  /**
   * Business identifier of the brand or of the step.
   */
  business: string;
  /**
   * Code of the product being sold.
   */
  productCode: string;
}
/**
 * Body of POST payment, version 2.
 *
 * This interface was referenced by `ApiCalls`'s JSON-Schema
 * via the `definition` "PayV2Body".
 */
export interface PayV2Body {
  /**
   * Name and surname of the buyer.
   */
  name: string;
  /**
   * E-mail of the buyer.
   */
  email: string;
  /**
   * Total to be charged, in the plan's own unit; with points, the price in money that they stand for.
   */
  amount: number;
  /**
   * Business identifier of the brand or of the step.
   */
  business?: string;
  /**
   * Token of the captcha; empty when none is configured.
   */
  captchaToken: string;
  /**
   * CPF or CNPJ of the buyer.
   */
  document?: string;
  /**
   * Country of the sale.
   */
  operation?: 'BR' | 'MZ';
  /**
   * Kind of payment; a card has one only in flow extended, and where it earns points.
   */
  type?: 'extended' | 'bankslip' | 'pix' | 'livelo' | 'upgrade';
  /**
   * Discount code of the link or of the flow's first step.
   */
  voucher?: string;
  /**
   * How the amount is paid; parts in money add up to it.
   *
   * @minItems 1
   */
  paymentMethods: PaymentMethod[];
  /**
   * Mobile phone of the buyer.
   */
  phone?: string;
  /**
   * Id that POST lead answered.
   */
  sfLeadId?: string;
  /**
   * Code of the plan.
   */
  plan?: string;
  /**
   * Kind of plan.
   */
  planType?: 'yearly' | 'recurrency';
  /**
   * Code of the product that is sold.
   */
  productCode: string;
  /**
   * Seller of the link.
   */
  seller?: string;
  /**
   * Source of the link.
   */
  source?: string;
  /**
   * Id of the plan.
   */
  planId?: string;
}
/**
 * One way to pay and the part it pays. Only a card entry carries instalments and a card.
 *
 * This interface was referenced by `ApiCalls`'s JSON-Schema
 * via the `definition` "PaymentMethod".
 */
export interface PaymentMethod {
  /**
   * Kind of method.
   */
  type: 'creditcard' | 'debitcard' | 'boleto' | 'pix' | 'livelo';
  /**
   * Part of the total that this method pays, in the plan's own unit; for livelo the number of points (D-178).
   */
  amount: number;
  /**
   * Number of instalments.
   */
  installments?: number;
  card?: CardDetails;
}
/**
 * The card, as typed by its holder. Lives in one request body and nowhere else.
 *
 * This interface was referenced by `ApiCalls`'s JSON-Schema
 * via the `definition` "CardDetails".
 */
export interface CardDetails {
  /**
   * Card company.
   */
  company: 'american_express' | 'visa' | 'mastercard' | 'hipercard' | 'elo' | 'diners';
  /**
   * Name as printed on the card.
   */
  holder: string;
  /**
   * Digits only.
   */
  number: string;
  /**
   * MM/YY.
   */
  expiration: string;
  /**
   * 3 or 4 digits.
   */
  cvv: string;
}
/**
 * Outcome of a payment. Without a token its outcome is unknown.
 *
 * This interface was referenced by `ApiCalls`'s JSON-Schema
 * via the `definition` "PaymentResult".
 */
export interface PaymentResult {
  /**
   * Token of the purchase.
   */
  token: string;
  /**
   * Target of the success button.
   */
  redirect?: string;
  /**
   * Ids of the profiles made; the first is used.
   *
   * Items: Id of one profile.
   */
  paymentProfileIds?: (string | number)[];
  /**
   * Path of the next screen.
   */
  route?: string;
  /**
   * BR Code to copy (also as brCode or emv, also inside pix).
   */
  qrCode?: string;
  /**
   * Picture of the code, as an address or data: URL.
   */
  qrCodeImage?: string;
  /**
   * When the Pix code expires, ISO 8601.
   */
  expiresAt?: string;
  /**
   * Digitable line, 47 or 48 digits (also inside boleto).
   */
  line?: string;
  /**
   * Address of the bank slip.
   */
  url?: string;
  /**
   * Day on which the bank slip is due, ISO 8601 (also inside boleto).
   */
  dueDate?: string;
  [k: string]: unknown;
}
/**
 * Body of POST referer.
 *
 * This interface was referenced by `ApiCalls`'s JSON-Schema
 * via the `definition` "RefererBody".
 */
export interface RefererBody {
  /**
   * Id of the option that the buyer chose.
   */
  referer: string;
  /**
   * Code of the product that was bought.
   */
  product: string;
}
/**
 * Body of POST payment, version 1. It says which invoice is paid, and no amount.
 *
 * This interface was referenced by `ApiCalls`'s JSON-Schema
 * via the `definition` "PayV1Body".
 */
export interface PayV1Body {
  /**
   * Id of the page's address.
   */
  invoiceId: string;
  /**
   * Name and surname of the buyer.
   */
  name: string;
  /**
   * E-mail of the buyer.
   */
  email: string;
  /**
   * Mobile phone of the buyer.
   */
  phone?: string;
  /**
   * CPF or CNPJ of the buyer.
   */
  document?: string;
  /**
   * Business identifier of the brand or of the step.
   */
  business?: string;
  /**
   * Code of the product that is sold.
   */
  productCode: string;
  /**
   * Seller of the link.
   */
  seller?: string;
  /**
   * Source of the link.
   */
  source?: string;
  /**
   * Country of the sale.
   */
  operation?: 'BR' | 'MZ';
  /**
   * Token of the captcha; empty when none is configured.
   */
  captchaToken: string;
  /**
   * How the invoice is paid.
   *
   * @minItems 1
   */
  paymentMethods: InvoicePaymentMethod[];
}
/**
 * The card that pays an invoice, whose amount the upstream knows.
 *
 * This interface was referenced by `ApiCalls`'s JSON-Schema
 * via the `definition` "InvoicePaymentMethod".
 */
export interface InvoicePaymentMethod {
  /**
   * Kind of card.
   */
  type: 'creditcard' | 'debitcard';
  card: CardDetails;
}
/**
 * Body of POST renew, version 1: one card pays.
 *
 * This interface was referenced by `ApiCalls`'s JSON-Schema
 * via the `definition` "RenewV1Body".
 */
export interface RenewV1Body {
  /**
   * Business identifier of the brand or of the step.
   */
  business?: string;
  /**
   * Token of the captcha; empty when none is configured.
   */
  captchaToken: string;
  /**
   * CPF or CNPJ of the buyer.
   */
  document?: string;
  /**
   * Id of the plan.
   */
  planId: string;
  /**
   * Code of the product that is sold.
   */
  productCode: string;
  /**
   * Seller of the link.
   */
  seller?: string;
  /**
   * Source of the link.
   */
  source?: string;
  /**
   * Number of instalments, as in paymentMethod.
   */
  numberInstallments?: number;
  paymentMethod: PaymentMethod;
  /**
   * A random id of the browser session.
   */
  sessionId: string;
  metadata?: RenewMetadata;
}
/**
 * The link's word on the seller.
 *
 * This interface was referenced by `ApiCalls`'s JSON-Schema
 * via the `definition` "RenewMetadata".
 */
export interface RenewMetadata {
  /**
   * seller of the link.
   */
  seller?: string;
  /**
   * source of the link.
   */
  source?: string;
  /**
   * voucher of the link: with it the plan costs what the product call answers with it.
   */
  voucher?: string;
  /**
   * partner of the link.
   */
  partner?: string;
}
/**
 * Body of POST renew, version 2.
 *
 * This interface was referenced by `ApiCalls`'s JSON-Schema
 * via the `definition` "RenewV2Body".
 */
export interface RenewV2Body {
  /**
   * Business identifier of the brand or of the step.
   */
  business?: string;
  /**
   * Token of the captcha; empty when none is configured.
   */
  captchaToken: string;
  /**
   * CPF or CNPJ of the buyer.
   */
  document?: string;
  /**
   * Id of the plan.
   */
  planId: string;
  /**
   * Code of the product that is sold.
   */
  productCode: string;
  /**
   * Seller of the link.
   */
  seller?: string;
  /**
   * Source of the link.
   */
  source?: string;
  /**
   * Total to be charged, in the plan's own unit.
   */
  amount: number;
  /**
   * Kind of payment; a card has one only in flow extended, and where it earns points.
   */
  type?: 'extended' | 'bankslip' | 'pix' | 'livelo' | 'upgrade';
  /**
   * How the amount is paid; parts in money add up to it.
   *
   * @minItems 1
   */
  paymentMethods: PaymentMethod[];
  /**
   * A random id of the browser session.
   */
  sessionId: string;
  metadata?: RenewMetadata;
}
/**
 * Why a call failed, in one sentence. Never shown to buyers.
 *
 * This interface was referenced by `ApiCalls`'s JSON-Schema
 * via the `definition` "Failure".
 */
export interface Failure {
  /**
   * The sentence.
   */
  message?: string;
  [k: string]: unknown;
}
