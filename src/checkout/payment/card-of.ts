import type { CardCompany } from '../../contract/generated/names.ts';
import type { FormValues } from '../form/form-values.ts';
import type { CardForm } from './payment-request.ts';

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

/** Returns the payment method of a card form: credit, unless debit is chosen. */
export const cardMethodOf = ({ paymentMethod }: FormValues): 'creditcard' | 'debitcard' =>
  paymentMethod === 'debitcard' ? 'debitcard' : 'creditcard';
