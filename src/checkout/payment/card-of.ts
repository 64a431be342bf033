import type { CardCompany } from '../../contract/generated/names.ts';
import type { FormValues } from '../form/form-values.ts';
import type { CardForm } from './payment-request.ts';
import type { ShownCard } from './purchase-identity.ts';

/** The card of a valid form. */
export function cardOf(values: FormValues): CardForm {
  return {
    cardCompany: String(values.cardCompany) as CardCompany,
    cardName: String(values.cardName),
    cardNumber: String(values.cardNumber),
    cardExpireDate: String(values.cardExpireDate),
    cardCVV: String(values.cardCVV),
  };
}

const SHOWN_DIGITS = 4;

/** Company and last digits of the card of a valid form. */
export function shownCardOf(values: FormValues): ShownCard {
  const { cardCompany: company, cardNumber } = cardOf(values);
  return { company, lastFour: cardNumber.replace(/\D/g, '').slice(-SHOWN_DIGITS) };
}

/** Returns the payment method of a card form: credit, unless debit is chosen. */
export const cardMethodOf = ({ paymentMethod }: FormValues): 'creditcard' | 'debitcard' =>
  paymentMethod === 'debitcard' ? 'debitcard' : 'creditcard';
