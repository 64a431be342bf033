import type { Rule } from '../rule.ts';

const ADDRESS = /^[\p{L}\p{M}\p{N}\s.,/'‘’´"“”°()#&+:;–—-]+$/u;
const PLACE = /^[\p{L}\p{M}\s.,/'‘’´()&–-]+$/u;
const WORDS = /^[\p{L}\p{M}\p{N}\s]*$/u;

/** ENDERECO, section 5: at least 2 characters, a letter among them; digits and the punctuation of addresses. */
export const checkStreet: Rule<'street'> = (value) =>
  isNamed(value, ADDRESS) ? undefined : 'street';

/** BAIRRO, section 5: as a street. */
export const checkDistrict: Rule<'district'> = (value) =>
  isNamed(value, ADDRESS) ? undefined : 'district';

/** CIDADE, section 5: at least 2 characters, a letter among them, no digits. */
export const checkCity: Rule<'city'> = (value) => (isNamed(value, PLACE) ? undefined : 'city');

/** PAIS, section 5: as a city. */
export const checkCountry: Rule<'country'> = (value) =>
  isNamed(value, PLACE) ? undefined : 'country';

/** ESTADO, section 5: nonempty; which states there are is the business of the form. */
export const checkState: Rule<'state'> = (value) => (value.trim() ? undefined : 'state');

/** NUMERO, section 5: nonempty, so 's/n' and 'km 12' are numbers too. */
export const checkStreetNumber: Rule<'street-number'> = (value) =>
  value.trim() ? undefined : 'street-number';

/** COMPLEMENTO, section 5: words of letters and digits; none at all is fine. */
export const checkComplement: Rule<'complement'> = (value) =>
  WORDS.test(value) ? undefined : 'complement';

function isNamed(value: string, allowed: RegExp): boolean {
  const name = value.trim();
  return name.length >= 2 && allowed.test(name) && /\p{L}/u.test(name);
}
