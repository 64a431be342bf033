// Generated from schemas/brand by `npm run generate`. Do not edit.

/**
 * A condition on facts about the visit, or on what the buyer has answered on an earlier screen. It decides whether a block, a field or a page is there.
 */
export type When =
  | {
      /**
       * hasLead: the buyer is known, by the lead of the visit or by the subscription that is renewed; canVerifyPhone: the upstream has given the lead an id, by which its phone is verified; true until the visit is known; hasAddressForm: brand.json or the config asks for an address; isLiveEnabled: the seller's live offers are on; isTermsAndPoliticsAvailable: brand.json says so; hasInstallments: brand.json does not deny it; area: BR or MZ; outcome: the result of the last payment, 'approved' or 'pending'; paidWith: the method of the last payment; hasPix: a Pix code is there to be paid; pixFault: the reason why the last Pix code cannot be paid, 'expired' or 'wrong' (not a code, or over more than the price); successHeader: brand.json displays the header of the success screen for the method that was paid with; hasTickets: brand.json says so; renewal: how often the subscription renews by itself, as brand.json says; hasContract: brand.json or the step has a contract; hasPaidInvoice: an invoice was paid in this visit; hasUpsellOffer: the flow offers an upsell here that was not bought; isUpsellInDoubt: this tab has paid for the upsell and has not learnt what came of it; boughtUpsell: the upsell was bought in this visit; isAccrual: the link is one that earns points (route=livelo-accrual); isBankslip: the buyer pays by bank slip on the payment screen: the link or its flow asks for it, or nothing else can be paid with, and the plan, brand.json and the area offer boleto; takesCard: the plan, brand.json and the area let buyers pay by card; true until the plan is known; takesPoints: the plan has a price in points and can be paid with them; true until the plan is known; documentToNFGeneration: brand.json says that an invoice needs the buyer's CPF or CNPJ; hasPaymentProfile: the visit's purchase has a payment profile, by which a card can be verified.
       */
      fact:
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
      is?: boolean | string;
    }
  | {
      not: When1;
    }
  | {
      /**
       * The conditions.
       *
       * @minItems 1
       */
      all: When[];
    }
  | {
      /**
       * The conditions.
       *
       * @minItems 1
       */
      any: When[];
    }
  | {
      /**
       * Name of the field, as 'properties' of its form has it: a text, number, or yes or no at the top of the form. Card, passwords and codes are never kept, and cannot be asked for.
       */
      answer: string;
      /**
       * The value that the answer has to have: an option's value, not its words.
       */
      is?: boolean | string | number;
    };
/**
 * The condition to turn round.
 */
export type When1 =
  | {
      /**
       * hasLead: the buyer is known, by the lead of the visit or by the subscription that is renewed; canVerifyPhone: the upstream has given the lead an id, by which its phone is verified; true until the visit is known; hasAddressForm: brand.json or the config asks for an address; isLiveEnabled: the seller's live offers are on; isTermsAndPoliticsAvailable: brand.json says so; hasInstallments: brand.json does not deny it; area: BR or MZ; outcome: the result of the last payment, 'approved' or 'pending'; paidWith: the method of the last payment; hasPix: a Pix code is there to be paid; pixFault: the reason why the last Pix code cannot be paid, 'expired' or 'wrong' (not a code, or over more than the price); successHeader: brand.json displays the header of the success screen for the method that was paid with; hasTickets: brand.json says so; renewal: how often the subscription renews by itself, as brand.json says; hasContract: brand.json or the step has a contract; hasPaidInvoice: an invoice was paid in this visit; hasUpsellOffer: the flow offers an upsell here that was not bought; isUpsellInDoubt: this tab has paid for the upsell and has not learnt what came of it; boughtUpsell: the upsell was bought in this visit; isAccrual: the link is one that earns points (route=livelo-accrual); isBankslip: the buyer pays by bank slip on the payment screen: the link or its flow asks for it, or nothing else can be paid with, and the plan, brand.json and the area offer boleto; takesCard: the plan, brand.json and the area let buyers pay by card; true until the plan is known; takesPoints: the plan has a price in points and can be paid with them; true until the plan is known; documentToNFGeneration: brand.json says that an invoice needs the buyer's CPF or CNPJ; hasPaymentProfile: the visit's purchase has a payment profile, by which a card can be verified.
       */
      fact:
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
      is?: boolean | string;
    }
  | {
      not: When1;
    }
  | {
      /**
       * The conditions.
       *
       * @minItems 1
       */
      all: When[];
    }
  | {
      /**
       * The conditions.
       *
       * @minItems 1
       */
      any: When[];
    }
  | {
      /**
       * Name of the field, as 'properties' of its form has it: a text, number, or yes or no at the top of the form. Card, passwords and codes are never kept, and cannot be asked for.
       */
      answer: string;
      /**
       * The value that the answer has to have: an option's value, not its words.
       */
      is?: boolean | string | number;
    };
