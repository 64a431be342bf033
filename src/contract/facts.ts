import type { FactName } from './generated/names.ts';
import {
  openMethods,
  paymentMethod,
  PAYMENT_METHODS,
  PAYMENT_METHOD_KINDS,
  type PaymentMethodKind,
  type ReadSetting,
} from './payment-methods.ts';

export type FactValue = boolean | string | undefined;
export type Facts = Record<FactName, FactValue> & {
  /** Answers of the buyer on screens so far, by field; missing where no condition of the brand asks for it. */
  answers?: Readonly<Record<string, FactValue | number>>;
};

export interface FactDescriptor {
  /** Its meaning, for the brand reference: starts in lower case and has no full stop. */
  doc: string;
  /** Its values; false stands for a fact that is not there. Yes or no unless given. */
  values?: readonly (boolean | string)[];
  isOfVisit?: true;
  isOfPlan?: true;
  /** The value that brand.json alone decides; undefined where more than brand.json does. */
  fromBrand?(setting: ReadSetting): boolean | string | undefined;
  /** False for a combination with other facts that no visit can have; a missing fact is not asked. */
  isPossible?(facts: Partial<Facts>): boolean;
}

const areNotBoth = (one: FactName, other: FactName) => (facts: Partial<Facts>) =>
  facts[one] !== true || facts[other] !== true;

const textOr = <Other>(value: unknown, other: Other): string | Other =>
  typeof value === 'string' ? value : other;

function isSettledAs({ paidWith, outcome }: Partial<Facts>): boolean {
  if (typeof paidWith !== 'string' || outcome === undefined) return true;
  return outcome === PAYMENT_METHODS[paidWith as PaymentMethodKind].settles;
}

export const FACTS: Readonly<Record<FactName, FactDescriptor>> = {
  hasLead: {
    doc: 'the buyer is known, by the lead of the visit or by the subscription that is renewed',
  },
  canVerifyPhone: {
    doc: 'the upstream has given the lead an id, by which its phone is verified; true until the visit is known',
  },
  hasAddressForm: {
    doc: 'brand.json or the config asks for an address',
    // Without it the config may still ask.
    fromBrand: (setting) => (setting('hasAddressForm') === true ? true : undefined),
  },
  isLiveEnabled: { doc: "the seller's live offers are on" },
  isTermsAndPoliticsAvailable: {
    doc: 'brand.json says so',
    fromBrand: (setting) => setting('isTermsAndPoliticsAvailable') === true,
  },
  hasInstallments: {
    doc: 'brand.json does not deny it',
    fromBrand: (setting) => setting('product.hasInstallments') !== false,
  },
  area: {
    doc: 'BR or MZ',
    values: ['BR', 'MZ'],
    fromBrand: (setting) => textOr(setting('area'), ''),
  },
  outcome: {
    doc: "the result of the last payment, 'approved' or 'pending'",
    values: ['approved', 'pending', false],
    isOfVisit: true,
  },
  paidWith: {
    doc: 'the method of the last payment',
    values: [...PAYMENT_METHOD_KINDS, false],
    isOfVisit: true,
    isPossible: isSettledAs,
  },
  hasPix: {
    doc: 'a Pix code is there to be paid',
    isOfVisit: true,
    isPossible: ({ hasPix, pixFault }) => hasPix !== true || !pixFault,
  },
  pixFault: {
    doc: "the reason why the last Pix code cannot be paid, 'expired' or 'wrong' (not a code, or over more than the price)",
    values: [...PAYMENT_METHODS.pix.problems, false],
    isOfVisit: true,
  },
  successHeader: {
    doc: 'brand.json displays the header of the success screen for the method that was paid with',
  },
  hasTickets: {
    doc: 'brand.json says so',
    fromBrand: (setting) => setting('tickets') === true,
  },
  renewal: {
    doc: 'how often the subscription renews by itself, as brand.json says',
    values: ['yearly', 'monthly', false],
    fromBrand: (setting) => textOr(setting('product.renewal'), false),
  },
  hasContract: {
    doc: 'brand.json or the step has a contract',
    fromBrand: (setting) => (setting('contract') === true ? true : undefined),
  },
  hasPaidInvoice: { doc: 'an invoice was paid in this visit', isOfVisit: true },
  hasUpsellOffer: {
    doc: 'the flow offers an upsell here that was not bought',
    isOfVisit: true,
    isPossible: areNotBoth('hasUpsellOffer', 'boughtUpsell'),
  },
  isUpsellInDoubt: {
    doc: 'this tab has paid for the upsell and has not learnt what came of it',
    isOfVisit: true,
    isPossible: areNotBoth('isUpsellInDoubt', 'boughtUpsell'),
  },
  boughtUpsell: { doc: 'the upsell was bought in this visit', isOfVisit: true },
  isAccrual: { doc: 'the link is one that earns points (route=livelo-accrual)' },
  isBankslip: {
    doc: 'the buyer pays by bank slip on the payment screen: the link or its flow asks for it, or nothing else can be paid with, and the plan, brand.json and the area offer boleto',
    isOfPlan: true,
    // A method that is not offered is never drawn, even if a link or a config asks for its flow.
    fromBrand: (setting) => (openMethods(setting).includes('boleto') ? undefined : false),
  },
  takesCard: {
    doc: 'the plan, brand.json and the area let buyers pay by card; true until the plan is known',
    isOfPlan: true,
    fromBrand: (setting) =>
      openMethods(setting).some((kind) => paymentMethod(kind).hasCard) ? undefined : false,
  },
  takesPoints: {
    doc: 'the plan has a price in points and can be paid with them; true until the plan is known',
    isOfPlan: true,
    fromBrand: (setting) => (openMethods(setting).includes('livelo') ? undefined : false),
  },
  documentToNFGeneration: {
    doc: "brand.json says that an invoice needs the buyer's CPF or CNPJ",
    fromBrand: (setting) =>
      setting('payment.sendBffPaymentRequest.documentToNFGeneration') === true,
  },
  hasPaymentProfile: {
    doc: "the visit's purchase has a payment profile, by which a card can be verified",
    isOfVisit: true,
  },
};

export const FACT_NAMES = Object.keys(FACTS) as FactName[];

export const valuesOf = (fact: FactName): readonly (boolean | string)[] =>
  FACTS[fact].values ?? [true, false];
