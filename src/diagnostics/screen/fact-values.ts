import type { FactName } from '../../contract/generated/names.ts';

const YES_OR_NO = [true, false];

/** The values that each fact can have; false stands for a fact that is not there. */
export const factValues: Readonly<Record<FactName, readonly (boolean | string)[]>> = {
  hasLead: YES_OR_NO,
  hasAddressForm: YES_OR_NO,
  isLiveEnabled: YES_OR_NO,
  isTermsAndPoliticsAvailable: YES_OR_NO,
  hasInstallments: YES_OR_NO,
  hasPix: YES_OR_NO,
  pixFault: ['expired', 'wrong', false],
  successHeader: YES_OR_NO,
  hasUpsellOffer: YES_OR_NO,
  boughtUpsell: YES_OR_NO,
  hasPaymentProfile: YES_OR_NO,
  isBankslip: YES_OR_NO,
  hasTickets: YES_OR_NO,
  hasContract: YES_OR_NO,
  isAccrual: YES_OR_NO,
  area: ['BR', 'MZ'],
  outcome: ['approved', 'pending', false],
  paidWith: ['creditcard', 'debitcard', 'boleto', 'pix', 'livelo', false],
};
