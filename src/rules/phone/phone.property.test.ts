import { test } from 'vitest';
import {
  brazilianMobiles,
  brokenBrazilian,
  brokenMozambican,
  mozambicanMobiles,
  plusNumbers,
} from '../../../tests/generated/contact.ts';
import { every, finds, passes } from '../../../tests/generated/every.ts';
import { digitsOf } from '../digits.ts';
import { checkPhone, formatPhone, normalizePhone, type PhoneLocale } from './phone.ts';

const HOMES = [
  { locale: 'BR', code: '55', mobiles: brazilianMobiles, broken: brokenBrazilian },
  { locale: 'MZ', code: '258', mobiles: mozambicanMobiles, broken: brokenMozambican },
] as const;

const rule = (locale: PhoneLocale) => (value: string) => checkPhone(value, locale);

test.each(HOMES)('[RULE-12] [RULE-15] every mobile of $locale passes', ({ locale, mobiles }) => {
  passes(mobiles, rule(locale));
});

test.each(HOMES)('[RULE-11] every number with + passes in $locale', ({ locale }) => {
  passes(plusNumbers, rule(locale));
});

test.each(HOMES)('[RULE-11] [RULE-12] [RULE-15] what is wrong is named in $locale', (home) => {
  finds(home.broken, rule(home.locale));
});

test.each(HOMES)('a mobile of $locale is one number, however it is spelled', (home) => {
  const { locale, code, mobiles } = home;
  every(mobiles, (mobile) => {
    const bare = digitsOf(mobile);
    const spellings = [bare, `+${code} ${mobile}`, `00${code}${bare}`, `(${mobile}`, ` ${mobile} `];
    return spellings.every(
      (spelling) =>
        formatPhone(spelling, locale) === mobile &&
        normalizePhone(spelling, locale).value === `+${code}${bare}`,
    );
  });
});
