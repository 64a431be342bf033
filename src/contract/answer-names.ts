import { OPERATIONS } from './generated/operations.ts';

/** Fields of a form that only a payment takes: card data, and the choice how to pay. */
const PAYMENT_ANSWERS: readonly string[] =
  'cardCompany cardName cardNumber cardExpireDate cardCVV installments paymentMethod'.split(' ');

const BUYER_ANSWERS: readonly string[] =
  'name email phone birthDate document relationAccount address'.split(' ');

/** Calls carry them as `document`. */
const TAX_IDS: readonly string[] = ['cpf', 'cnpj', 'registry'];

/** The name by which forms ask for the consent to the brand's terms, which is kept with the visit. */
const CONSENT = 'terms';

const CALLS = ['createLead', 'updateLead', 'payV1', 'payV2', 'renewV1', 'renewV2'] as const;

/** Properties of the calls that the program fills, names of the answer to POST lead, and card data. */
const RESERVED: ReadonlySet<string> = new Set(
  [
    ...CALLS.flatMap((id): readonly string[] => OPERATIONS[id].body),
    ...PAYMENT_ANSWERS,
    ...'data leadId token number expiration cvv'.split(' '),
  ].filter((name) => !BUYER_ANSWERS.includes(name)),
);

export const isPaymentAnswer = (name: string): boolean => PAYMENT_ANSWERS.includes(name);

export const isReservedName = (name: string): boolean => RESERVED.has(name);

/** Whether an answer reaches the upstream from any form: with PATCH lead, or with the payment. */
export const isTakenLater = (name: string): boolean =>
  BUYER_ANSWERS.includes(name) || TAX_IDS.includes(name) || name === CONSENT;

export const isOwnLeadAnswer = (name: string): boolean =>
  !RESERVED.has(name) &&
  name !== CONSENT &&
  !(OPERATIONS.createLead.body as readonly string[]).includes(name);
