import type { Mask } from '../mask.ts';
import type { DescriptorsOf } from '../rule.ts';

const YEARS_AHEAD = 10;

/** CARD_EXPIRE_DATE, MM/AA or MM/AAAA: a month not before `now`'s, in local time, in a year at most ten ahead. */
export function checkExpiry(value: string, now: Date = new Date()): 'expiry' | undefined {
  const [, first, century = '20', last] = /^(\d\d)\/(\d\d)?(\d\d)$/.exec(value.trim()) ?? [];
  if (!first) return 'expiry';
  const [month, year] = [Number(first), Number(century + last)];
  const thisYear = now.getFullYear();
  const past = year < thisYear || (year === thisYear && month <= now.getMonth());
  const valid = month >= 1 && month <= 12 && !past && year <= thisYear + YEARS_AHEAD;
  return valid ? undefined : 'expiry';
}

/** MM/AA; a month of one digit is padded. What begins with a separator stays, for the rule to refuse. */
export const expiryMask: Mask = {
  patternOf: (text) => (text.startsWith('/') ? text.replace(/\d/g, '#') : '##/##'),
  read: readExpiry,
};

function readExpiry(raw: string): string {
  const kept = raw
    .replace(/[^\d\s/.–-]/g, '')
    .trimStart()
    .replace(/[\s/.–-]+/g, '/');
  if (kept.startsWith('/')) return kept;
  const [head, ...tail] = kept.split('/') as [string, ...string[]];
  const hasSlash = tail.length > 0;
  const isOneDigitMonth = head.charAt(0) > '1' || (head.length === 1 && hasSlash);
  const digits = (isOneDigitMonth ? `0${head}` : head) + tail.join('');
  const month = digits.slice(0, 2);
  const year = digits.slice(2).replace(/^20(?=\d\d$)/, '');
  return hasSlash ? `${month}/${year}` : month + year;
}

export const checks = { 'card-expiry': (value: string) => checkExpiry(value) };

const SAMPLE_YEARS_AHEAD = 4;

export const descriptors: DescriptorsOf<typeof checks> = {
  'card-expiry': {
    errors: { expiry: 'The month does not exist, is past, or is more than 10 years ahead.' },
    get samples() {
      const year = String(new Date().getFullYear() + SAMPLE_YEARS_AHEAD);
      return [`12/${year.slice(2)}`, `12/${year}`];
    },
  },
};
