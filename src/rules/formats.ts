import {
  checkCity,
  checkComplement,
  checkCountry,
  checkDistrict,
  checkState,
  checkStreet,
  checkStreetNumber,
} from './address/address.ts';
import { checkBirthDate } from './birth-date/birth-date.ts';
import { checkExpiry } from './card-expiry/card-expiry.ts';
import { checkCardNumber } from './card-number/card-number.ts';
import { checkCep } from './cep/cep.ts';
import { checkCnpj } from './cnpj/cnpj.ts';
import { checkCpf } from './cpf/cpf.ts';
import { checkCvv } from './cvv/cvv.ts';
import { checkEmail } from './email/email.ts';
import { checkName } from './person-name/person-name.ts';
import { checkPhone } from './phone/phone.ts';
import { checkRegistry } from './registry/registry.ts';
import type { Rule } from './rule.ts';
import { checkSmsCode } from './sms-code/sms-code.ts';

const rules = {
  'person-name': checkName,
  'email-address': checkEmail,
  'phone-br': (value) => checkPhone(value, 'BR'),
  'phone-mz': (value) => checkPhone(value, 'MZ'),
  'card-number': checkCardNumber,
  'card-expiry': (value) => checkExpiry(value),
  cvv: (value) => checkCvv(value),
  'cvv-3': (value) => checkCvv(value, 3),
  'cvv-4': (value) => checkCvv(value, 4),
  cpf: checkCpf,
  cnpj: checkCnpj,
  registry: checkRegistry,
  'birth-date': (value) => checkBirthDate(value),
  street: checkStreet,
  district: checkDistrict,
  city: checkCity,
  state: checkState,
  country: checkCountry,
  'street-number': checkStreetNumber,
  complement: checkComplement,
  cep: checkCep,
  'sms-code': checkSmsCode,
} satisfies Record<string, Rule>;

/** A JSON Schema `format` that the rules of section 5 stand behind. */
export type FormatName = keyof typeof rules;

/** What a format's rule can find wrong. */
export type ErrorOf<Format extends FormatName> = Exclude<
  ReturnType<(typeof rules)[Format]>,
  undefined
>;

/** The rules as Ajv formats: true where the value is right. None throws; all take linear time. */
export const formats = Object.fromEntries(
  Object.entries(rules).map(([name, rule]) => [name, (value: string) => !rule(value)]),
) as Record<FormatName, (value: string) => boolean>;

/** What is wrong with a value, by its format; undefined where nothing is, or the format is not ours. */
export function errorOf(format: string, value: string): string | undefined {
  return Object.hasOwn(rules, format) ? rules[format as FormatName](value) : undefined;
}
