import { digitsOf } from '../characters.ts';
import { applyMask, type Mask } from '../mask.ts';
import type { DescriptorsOf } from '../rule.ts';

export type PhoneLocale = 'BR' | 'MZ';

type Numbering = {
  code: string;
  pattern: string;
  national: RegExp;
  international: RegExp;
  /** The same as it is dialled within the country, and kept in contacts: behind 0, or 0 and a carrier's two digits. */
  trunk?: RegExp;
};

const NUMBERING: Record<PhoneLocale, Numbering> = {
  BR: {
    code: '+55',
    pattern: '## #####-####',
    national: /^[1-9]{2} 9\d{4}-\d{4}$/,
    international: /^(?:00)?55([1-9]{2}9\d{8})$/,
    trunk: /^0(?:[1-9]\d)?([1-9]{2}9\d{8})$/,
  },
  MZ: {
    code: '+258',
    pattern: '## ### ####',
    national: /^8[2-9] \d{3} \d{4}$/,
    international: /^(?:00)?258(8[2-9]\d{7})$/,
  },
};

/** Behind these codes a trunk zero is dialled within the country only; Italy's zero belongs to the number. */
const TRUNK_ZERO = /^(27|33|353|41|44|49|54|55|595|598|81)0(?=[1-9])/;

/** A number with '+' has 6 characters or more and E.164's 15 digits at most; any other is a mobile one of the locale. */
export function checkPhone(value: string, locale: PhoneLocale) {
  const number = value.trim();
  if (!number.includes('+'))
    return NUMBERING[locale].national.test(number) ? undefined : 'national';
  return /^\+(?:[ ().-]*\d){5,15}[ ().-]*$/.test(number) ? undefined : 'plus';
}

/**
 * A whole mobile number of the locale loses its country code or trunk zero; any other number with '+' stays '+digits'.
 * While keys are typed a number that begins with '+' or 0 stays as it is, for more digits may follow.
 */
export const phoneMasks: Readonly<Record<PhoneLocale, Mask>> = {
  BR: phoneMask(NUMBERING.BR),
  MZ: phoneMask(NUMBERING.MZ),
};

function phoneMask({ pattern, international, trunk }: Numbering): Mask {
  const read = (raw: string) => {
    const hasPlus = /[+\d]/.exec(raw)?.[0] === '+';
    const digits = hasPlus ? digitsOf(raw).replace(TRUNK_ZERO, '$1') : digitsOf(raw);
    const inCountry = /\p{L}/u.test(raw) ? undefined : trunk?.exec(digits);
    const national = (international.exec(digits) ?? inCountry)?.[1];
    if (national) return national;
    return hasPlus ? `+${digits}` : digits;
  };
  return {
    patternOf: (text) => (text.startsWith('+') ? '+#' : pattern),
    read,
    readTyped: (raw) => {
      if (raw.startsWith('+')) return `+${digitsOf(raw)}`;
      return raw.startsWith('0') ? digitsOf(raw) : read(raw);
    },
  };
}

export const formatPhone = (raw: string, locale: PhoneLocale): string =>
  applyMask(phoneMasks[locale], raw);

/** The number in E.164, as calls carry it: '84 123 1234' in MZ becomes '+258841231234'; undefined for a wrong one. */
export function normalizePhone(value: string, locale: PhoneLocale): string | undefined {
  const number = formatPhone(value, locale);
  if (checkPhone(number, locale)) return undefined;
  const code = number.startsWith('+') ? '+' : NUMBERING[locale].code;
  return code + digitsOf(number);
}

export const checks = {
  'phone-br': (value: string) => checkPhone(value, 'BR'),
  'phone-mz': (value: string) => checkPhone(value, 'MZ'),
};

const PLUS =
  'A number with + has fewer than 6 characters, more than 15 digits, or a character of another kind.';
const NATIONAL = 'A number without + is not a mobile number of the country.';

const errors = { plus: PLUS, national: NATIONAL };

export const descriptors: DescriptorsOf<typeof checks> = {
  'phone-br': { errors, samples: ['11 98765-4321', '+351 912 345 678', '+12345'] },
  'phone-mz': { errors, samples: ['84 123 1234', '+258 84 123 1234', '+12345'] },
};
