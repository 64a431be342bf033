import { checkCardNumber } from '../../../../src/rules/card-number/card-number.ts';
import { checkExpiry } from '../../../../src/rules/card-expiry/card-expiry.ts';
import { checkCardHolder } from '../../../../src/rules/card-holder/card-holder.ts';
import { checkCvv } from '../../../../src/rules/cvv/cvv.ts';
import { checkEmail } from '../../../../src/rules/email/email.ts';
import { checkName } from '../../../../src/rules/person-name/person-name.ts';
import { checkPhone, formatPhone } from '../../../../src/rules/phone/phone.ts';
import type { Field, Form } from '../../pages/forms.ts';

/** The form that the document asks its script to draw. */
export const readForm = () => JSON.parse(document.getElementById('form')!.textContent!) as Form;

/** The product's own rules, by format: each returns the name of an error. */
const RULES: Readonly<Record<string, (text: string) => string | undefined>> = {
  'person-name': checkName,
  'email-address': checkEmail,
  'phone-br': (text) => checkPhone(formatPhone(text, 'BR'), 'BR'),
  'card-number': checkCardNumber,
  'card-holder': checkCardHolder,
  'card-expiry': (text) => checkExpiry(text),
  cvv: (text) => checkCvv(text),
};

export const FORMATS = Object.fromEntries(
  Object.entries(RULES).map(([name, rule]) => [name, (text: string) => !rule(text)]),
);

export const isAnswer = ({ schema: { format = '' } }: Field, text: string): boolean =>
  text !== '' && (FORMATS[format]?.(text) ?? true);
