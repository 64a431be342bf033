// Generated from schemas/brand by `npm run generate`. Do not edit.

/**
 * Plans that can be bought of it, as in plans.
 *
 * @minItems 1
 *
 * Items: One offer with its price.
 */
export type Plans = {
  /**
   * Id of the plan; what 'oferta' in a link names.
   */
  id: string;
  /**
   * Name of the plan as buyers read it.
   */
  name: string;
  /**
   * Price of the plan, in the brand's own unit (priceUnit in brand.json).
   */
  amount: number;
  /**
   * Price before any discount.
   */
  standardAmount?: number;
  /**
   * Price in Livelo points. Without it nobody can pay the plan with points (D-178).
   */
  points?: number;
  /**
   * Code of the plan.
   */
  code?: string;
  /**
   * Kind of plan.
   */
  type?: 'yearly' | 'recurrency';
  /**
   * ISO 4217 code of the amounts.
   */
  currency: 'BRL' | 'MZN';
  /**
   * Ways to split the amount. Left out: the plan is paid at once.
   *
   * Items: One way to split the amount.
   */
  installments?: {
    /**
     * Number of instalments.
     */
    id: number;
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
    totalValue: number;
  }[];
  /**
   * Payment methods of the plan.
   *
   * @minItems 1
   *
   * Items: Kind of method.
   */
  paymentMethods: ('creditcard' | 'debitcard' | 'boleto' | 'pix' | 'livelo')[];
  /**
   * Id of the parent's plan behind which this one is placed.
   */
  after?: string;
  /**
   * true: the parent's plan with this id is left out.
   */
  $remove?: true;
  /**
   * true: answered only to who asks for this plan, such as an order bump.
   */
  isOnRequest?: boolean;
}[];

/**
 * sandbox.json: prices and people that only the sandbox needs. Never compiled into the product; with a real upstream, its own answers count.
 */
export interface SandboxFile {
  /**
   * Path of this schema, so that an editor completes and explains every key.
   */
  $schema?: string;
  /**
   * Product name in the config answer; the brand's own product name when missing.
   */
  title?: string;
  /**
   * Brand and mode in the config answer, joined by a dollar sign; the brand's own when missing.
   */
  designSystemId?: string;
  /**
   * hasAddressForm of the config answer.
   */
  hasAddressForm?: boolean;
  /**
   * Plans that can be bought, in the order they are offered.
   *
   * @minItems 1
   *
   * Items: One offer with its price.
   */
  plans: {
    /**
     * Id of the plan; what 'oferta' in a link names.
     */
    id: string;
    /**
     * Name of the plan as buyers read it.
     */
    name: string;
    /**
     * Price of the plan, in the brand's own unit (priceUnit in brand.json).
     */
    amount: number;
    /**
     * Price before any discount.
     */
    standardAmount?: number;
    /**
     * Price in Livelo points. Without it nobody can pay the plan with points (D-178).
     */
    points?: number;
    /**
     * Code of the plan.
     */
    code?: string;
    /**
     * Kind of plan.
     */
    type?: 'yearly' | 'recurrency';
    /**
     * ISO 4217 code of the amounts.
     */
    currency: 'BRL' | 'MZN';
    /**
     * Ways to split the amount. Left out: the plan is paid at once.
     *
     * Items: One way to split the amount.
     */
    installments?: {
      /**
       * Number of instalments.
       */
      id: number;
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
      totalValue: number;
    }[];
    /**
     * Payment methods of the plan.
     *
     * @minItems 1
     *
     * Items: Kind of method.
     */
    paymentMethods: ('creditcard' | 'debitcard' | 'boleto' | 'pix' | 'livelo')[];
    /**
     * Id of the parent's plan behind which this one is placed.
     */
    after?: string;
    /**
     * true: the parent's plan with this id is left out.
     */
    $remove?: true;
    /**
     * true: answered only to who asks for this plan, such as an order bump.
     */
    isOnRequest?: boolean;
  }[];
  /**
   * Sellers, by the last dash-separated part of 'source' or by 'seller' of a link. Anyone else is answered with the seller's own word as name.
   */
  sellers?: {
    /**
     * One seller.
     */
    [k: string]: {
      /**
       * Name that buyers read behind 'Atendimento:'.
       */
      name: string;
      /**
       * Account of the seller; goes out in the v2 product call.
       */
      account?: string;
      /**
       * Whether live offers are shown.
       */
      isLiveEnabled?: boolean;
    };
  };
  /**
   * Vouchers that lower the price, by the word that 'voucher' of a link or of a step says. Any other voucher changes nothing.
   */
  vouchers?: {
    /**
     * Effect of one voucher.
     */
    [k: string]: {
      /**
       * How much less everything costs, in per cent. The price before it is answered as standardAmount, unless a plan has its own.
       */
      discountPercent: number;
    };
  };
  /**
   * Receiver that the Pix codes name. Needed where a plan can be paid with pix.
   */
  pix?: {
    /**
     * Pix key of the receiver.
     */
    key: string;
    /**
     * Name of the receiver, at most 25 characters, no accents.
     */
    merchant: string;
    /**
     * City of the receiver, at most 15 characters, no accents.
     */
    city: string;
    /**
     * How long a code can be paid, in seconds. Left out: the answer names no end.
     */
    expiresInSeconds?: number;
  };
  /**
   * Products that the sandbox sells beside the brand's own, such as an upsell.
   */
  products?: {
    /**
     * One product, by its code.
     */
    [k: string]: {
      /**
       * Name of the product.
       */
      name: string;
      plans: Plans;
    };
  };
  /**
   * Schools that /select-school offers, in the order they are listed.
   *
   * Items: One school with where it is.
   */
  franchises?: {
    /**
     * Region of the city.
     */
    region: string;
    /**
     * City of the school.
     */
    city: string;
    /**
     * Id of the school; goes out as relationAccount of the lead.
     */
    salesforceId: string;
    /**
     * Name that buyers read.
     */
    name: string;
  }[];
  /**
   * Batches of tickets that the tickets call answers, each at the price of its plan. Needed where brand.json has tickets.
   *
   * Items: One batch.
   */
  tickets?: {
    /**
     * Name that buyers read.
     */
    name: string;
    /**
     * Id of the plan that is bought with it.
     */
    planId: string;
  }[];
  /**
   * Answer of the contract call. Needed where brand.json or a step has a contract.
   */
  contract?: {
    /**
     * https address of the contract.
     */
    url?: string;
    /**
     * The contract as plain text.
     */
    text?: string;
  };
}
