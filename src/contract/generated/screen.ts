// Generated from schemas/brand by `npm run generate`. Do not edit.

/**
 * Condition under which this is there; always, when missing.
 */
export type When = Fact | Not | All | Any;
/**
 * hasLead: the buyer is known, by the lead of the visit or by the subscription that is renewed; canVerifyPhone: the upstream has given the lead an id, by which its phone is verified; true until the visit is known; hasAddressForm: brand.json or the config asks for an address; isLiveEnabled: the seller's live offers are on; isTermsAndPoliticsAvailable: brand.json says so; hasInstallments: brand.json does not deny it; area: BR or MZ; outcome: the result of the last payment, 'approved' or 'pending'; paidWith: the method of the last payment; hasPix: a Pix code is there to be paid; pixFault: the reason why the last Pix code cannot be paid, 'expired' or 'wrong' (not a code, or over more than the price); successHeader: brand.json displays the header of the success screen for the method that was paid with; hasTickets: brand.json says so; hasContract: brand.json or the step has a contract; hasPaidInvoice: an invoice was paid in this visit; hasUpsellOffer: the flow offers an upsell here that was not bought; boughtUpsell: the upsell was bought in this visit; isAccrual: the link is one that earns points (route=livelo-accrual); isBankslip: the buyer pays by bank slip on the payment screen: the link or its flow asks for it, or nothing else can be paid with, and the plan, brand.json and the area offer boleto; takesCard: the plan, brand.json and the area let buyers pay by card; true until the plan is known; takesPoints: the plan has a price in points and can be paid with them; true until the plan is known; documentToNFGeneration: brand.json says that an invoice needs the buyer's CPF or CNPJ; hasPaymentProfile: the visit's purchase has a payment profile, by which a card can be verified.
 */
export type Fact1 =
  | 'hasLead'
  | 'canVerifyPhone'
  | 'hasAddressForm'
  | 'isLiveEnabled'
  | 'isTermsAndPoliticsAvailable'
  | 'hasInstallments'
  | 'area'
  | 'outcome'
  | 'paidWith'
  | 'hasPix'
  | 'pixFault'
  | 'successHeader'
  | 'hasTickets'
  | 'hasContract'
  | 'hasPaidInvoice'
  | 'hasUpsellOffer'
  | 'boughtUpsell'
  | 'isAccrual'
  | 'isBankslip'
  | 'takesCard'
  | 'takesPoints'
  | 'documentToNFGeneration'
  | 'hasPaymentProfile';
/**
 * The value that the fact has to have.
 */
export type Value = boolean | string;
/**
 * The condition to turn round.
 */
export type Not1 = Fact | Not | All | Any;
/**
 * A condition on facts about the visit. It decides whether a block, a field or a page is there.
 */
export type When1 = Fact | Not | All | Any;
/**
 * The conditions.
 *
 * @minItems 1
 */
export type Any1 = When1[];
/**
 * The conditions.
 *
 * @minItems 1
 */
export type All1 = When1[];

/**
 * screens/<template>.json: what one screen is made of. The file's path below screens/ is the template id.
 */
export interface ScreenFile {
  /**
   * Path of this schema, so that an editor completes and explains every key.
   */
  $schema?: string;
  /**
   * Template id of the brand's own screen that this one begins as; blocks merge by their ids, as they do with a parent's.
   */
  extends?: string;
  /**
   * Number in the indicator: a number, or where in brand.json it stands. Missing: no indicator.
   */
  stepNumber?: number | ('payment.currentStep' | 'pix.currentStep' | 'stepsNumber');
  /**
   * From top to bottom.
   *
   * @minItems 1
   *
   * Items: A piece of a screen.
   */
  blocks: {
    /**
     * Name of the block within its screen.
     */
    id: string;
    /**
     * Which block is drawn.
     */
    block:
      | 'form'
      | 'access-link'
      | 'boleto-slip'
      | 'buyer'
      | 'contract'
      | 'heading'
      | 'help-link'
      | 'next'
      | 'order-bump'
      | 'order-summary'
      | 'payment-methods'
      | 'pix-code'
      | 'profile-plans'
      | 'receipt'
      | 'referer'
      | 'restart'
      | 'rich-text'
      | 'screen-link'
      | 'sms-sender'
      | 'success-icon'
      | 'text'
      | 'tickets'
      | 'transit'
      | 'upsell-offer'
      | 'video';
    when?: When;
    /**
     * Id of the parent's block behind which this one is placed.
     */
    after?: string;
    /**
     * true: the parent's block with this id is left out.
     */
    $remove?: true;
  }[];
}
/**
 * One fact compared with one value; without 'is' the fact has to be true.
 */
export interface Fact {
  fact: Fact1;
  is?: Value;
}
/**
 * True when the condition inside is false.
 */
export interface Not {
  not: Not1;
}
/**
 * True when every condition inside is true.
 */
export interface All {
  all: All1;
}
/**
 * True when at least one condition inside is true.
 */
export interface Any {
  any: Any1;
}
