// Generated from schemas/brand by `npm run generate`. Do not edit.

/**
 * Condition under which this is there; always, when missing.
 */
export type When = Fact | Not | All | Any | Answer;
/**
 * hasLead: the buyer is known, by the lead of the visit or by the subscription that is renewed; canVerifyPhone: the upstream has given the lead an id, by which its phone is verified; true until the visit is known; hasAddressForm: brand.json or the config asks for an address; isLiveEnabled: the seller's live offers are on; isTermsAndPoliticsAvailable: brand.json says so; hasInstallments: brand.json does not deny it; area: BR or MZ; outcome: the result of the last payment, 'approved' or 'pending'; paidWith: the method of the last payment; hasPix: a Pix code is there to be paid; pixFault: the reason why the last Pix code cannot be paid, 'expired' or 'wrong' (not a code, or over more than the price); successHeader: brand.json displays the header of the success screen for the method that was paid with; hasTickets: brand.json says so; renewal: how often the subscription renews by itself, as brand.json says; hasContract: brand.json or the step has a contract; hasPaidInvoice: an invoice was paid in this visit; hasUpsellOffer: the flow offers an upsell here that was not bought; isUpsellInDoubt: this tab has paid for the upsell and has not learnt what came of it; boughtUpsell: the upsell was bought in this visit; isAccrual: the link is one that earns points (route=livelo-accrual); isBankslip: the buyer pays by bank slip on the payment screen: the link or its flow asks for it, or nothing else can be paid with, and the plan, brand.json and the area offer boleto; takesCard: the plan, brand.json and the area let buyers pay by card; true until the plan is known; takesPoints: the plan has a price in points and can be paid with them; true until the plan is known; documentToNFGeneration: brand.json says that an invoice needs the buyer's CPF or CNPJ; hasPaymentProfile: the visit's purchase has a payment profile, by which a card can be verified.
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
  | 'renewal'
  | 'hasContract'
  | 'hasPaidInvoice'
  | 'hasUpsellOffer'
  | 'isUpsellInDoubt'
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
export type Not1 = Fact | Not | All | Any | Answer;
/**
 * A condition on facts about the visit, or on what the buyer has answered on an earlier screen. It decides whether a block, a field or a page is there.
 */
export type When1 = Fact | Not | All | Any | Answer;
/**
 * The conditions.
 *
 * @minItems 1
 */
export type Any1 = When1[];
/**
 * Name of the field, as 'properties' of its form has it: a text, number, or yes or no at the top of the form. Card, passwords and codes are never kept, and cannot be asked for.
 */
export type Answer1 = string;
/**
 * The value that the answer has to have: an option's value, not its words.
 */
export type Value1 = boolean | string | number;
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
   * Template id of a later screen: both are one step, and the indicator shows its number here too. Not shown in a flow without that screen.
   */
  stepOf?: 'payment' | 'pix' | 'livelo/payment';
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
      | 'benefits'
      | 'boleto-slip'
      | 'buyer'
      | 'contract'
      | 'countdown'
      | 'coupon'
      | 'guarantee'
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
      | 'secure-note'
      | 'sms-sender'
      | 'steps'
      | 'success-icon'
      | 'testimonial'
      | 'text'
      | 'tickets'
      | 'transit'
      | 'upsell-offer'
      | 'video';
    when?: When;
    /**
     * Id of the parent's block behind which this one is placed; null: it is the first. Without it a new block is the last.
     */
    after?: string | null;
    /**
     * In two columns (from 1024 px), the block stands in the right one, which stays in sight while the form is filled. 'side': below that width it stands in its place; 'side-end': below that width it stands at the end of the screen; 'side-only': below that width it is not drawn. Blocks with 'side' follow each other.
     */
    column?: 'side' | 'side-end' | 'side-only';
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
/**
 * An answer of the buyer on a screen before this one, compared with one value; without 'is' a yes. A question that was not answered, or is not on this buyer's way, is no value but false. Within one form, use 'if' and 'then' of its schema.
 */
export interface Answer {
  answer: Answer1;
  is?: Value1;
}
