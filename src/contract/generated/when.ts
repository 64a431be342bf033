// Generated from schemas/brand by `npm run generate`. Do not edit.

/**
 * A condition on facts about the visit. It decides whether a block, a field or a page is there.
 */
export type When =
  | {
      /**
       * hasLead: who buys is known, by the visit's lead or by the subscription that is renewed; hasAddressForm: brand or config asks for an address; isLiveEnabled: the seller's live offers are on; isTermsAndPoliticsAvailable and hasInstallments: as brand.json says; area: BR or MZ; outcome: what the last payment came to, 'approved' or 'pending'; paidWith: the method of the last payment; hasPix: a Pix code is there to be paid; pixFault: why the last Pix code cannot be paid any more, 'expired' or 'wrong' (no code over this amount). successHeader: brand.json displays the header of the success screen for the way that was paid. hasUpsellOffer: the flow offers an upsell here that was not bought; boughtUpsell: the upsell was bought in this visit. isBankslip: the buyer takes the flow that pays by bank slip, and brand.json does not close boleto. hasTickets: as brand.json says; hasContract: brand.json or the step has a contract; isAccrual: the link is one that earns points (route=livelo-accrual); hasPaymentProfile: the visit's purchase has a payment profile, by which a card can be verified.
       */
      fact:
        | 'hasLead'
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
        | 'hasUpsellOffer'
        | 'boughtUpsell'
        | 'isAccrual'
        | 'isBankslip'
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
    };
/**
 * The condition to turn round.
 */
export type When1 =
  | {
      /**
       * hasLead: who buys is known, by the visit's lead or by the subscription that is renewed; hasAddressForm: brand or config asks for an address; isLiveEnabled: the seller's live offers are on; isTermsAndPoliticsAvailable and hasInstallments: as brand.json says; area: BR or MZ; outcome: what the last payment came to, 'approved' or 'pending'; paidWith: the method of the last payment; hasPix: a Pix code is there to be paid; pixFault: why the last Pix code cannot be paid any more, 'expired' or 'wrong' (no code over this amount). successHeader: brand.json displays the header of the success screen for the way that was paid. hasUpsellOffer: the flow offers an upsell here that was not bought; boughtUpsell: the upsell was bought in this visit. isBankslip: the buyer takes the flow that pays by bank slip, and brand.json does not close boleto. hasTickets: as brand.json says; hasContract: brand.json or the step has a contract; isAccrual: the link is one that earns points (route=livelo-accrual); hasPaymentProfile: the visit's purchase has a payment profile, by which a card can be verified.
       */
      fact:
        | 'hasLead'
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
        | 'hasUpsellOffer'
        | 'boughtUpsell'
        | 'isAccrual'
        | 'isBankslip'
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
    };
