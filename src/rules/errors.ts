import type { ErrorOf, FormatName } from './formats.ts';

const document = { cpf: 'It is no valid CPF.', cnpj: 'It is no valid CNPJ.' };
const phone = {
  plus: 'A number with + has fewer than 6 characters, more than 15 digits, or something else in it.',
  national: 'A number without + is no mobile number of the country.',
};

/**
 * What can be wrong with a value, by format: the names that `messages` of a field may give a text
 * for, beside the keywords of JSON Schema, and what each means.
 */
export const errorsOfFormats: { [Format in FormatName]: Record<ErrorOf<Format>, string> } = {
  'person-name': {
    words: 'There are fewer than two words.',
    'long-first-word': 'The first word has more than 40 characters.',
    letters: 'There is something else than letters, spaces and apostrophes.',
  },
  'email-address': { email: 'It is no e-mail address of 7 to 80 characters.' },
  'phone-br': phone,
  'phone-mz': phone,
  'card-number': { 'card-number': 'There are not 14, 15 or 16 digits, or the Luhn check fails.' },
  'card-expiry': { expiry: 'The month is wrong, past, or more than 10 years ahead.' },
  cvv: { cvv: 'There are not 3 or 4 digits.' },
  'cvv-3': { cvv: 'There are not 3 digits.' },
  'cvv-4': { cvv: 'There are not 4 digits.' },
  cpf: { cpf: document.cpf },
  cnpj: { cnpj: document.cnpj },
  registry: { ...document, length: 'It has the length of neither a CPF nor a CNPJ.' },
  'birth-date': { 'birth-date': 'It is no day from 1900 until today.' },
  street: {
    street: 'It is shorter than 2 characters, has no letter, or something no address has.',
  },
  district: {
    district: 'It is shorter than 2 characters, has no letter, or something no address has.',
  },
  city: { city: 'It is shorter than 2 characters, has no letter, or has a digit.' },
  state: { state: 'It is empty.' },
  country: { country: 'It is shorter than 2 characters, has no letter, or has a digit.' },
  'street-number': { 'street-number': 'It is empty.' },
  complement: { complement: 'There is something else than words of letters and digits.' },
  cep: { cep: 'It is no CEP: `nn nnn-nnn`.' },
  'sms-code': { 'sms-code': 'There are not 4 to 8 digits.' },
};
