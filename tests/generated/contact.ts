import fc from 'fast-check';
import type { NameError } from '../../src/rules/person-name/person-name.ts';
import type { PhoneError } from '../../src/rules/phone/phone.ts';
import type { Broken } from './every.ts';
import { digits, oneOf, put, replace, textOf } from './texts.ts';

/** Letters as they stand in names here: plain, accented, with an accent of its own, of elsewhere. */
const letters = fc.constantFrom(
  ...'abeilmnorstuzAJMS',
  ...'áàâãçéêíóôõúüñÁÇÉÍ',
  'e\u0301',
  'a\u0303',
  ...'łßøŠЖλ',
);
const parts = fc.string({ unit: letters, minLength: 1, maxLength: 8 });
const REAL = ["D'Ávila", 'D’Arco', 'da', 'Conceição', 'Nhantumbo', "Sant'Ana", 'Machava', 'José'];
const nameWords = fc.oneof(parts, fc.constantFrom(...REAL));
const blanks = fc.constantFrom(' ', '  ', '\u00a0');

/** Two to four words. */
export const names = fc
  .tuple(fc.array(nameWords, { minLength: 2, maxLength: 4 }), blanks)
  .map(([words, blank]) => words.join(blank));

const neverInNames = oneOf('0179-_.,;:@#$%&*()<>/|"=+!?😀🇧🇷');

/** A name with one thing wrong, and which. */
export const brokenNames: fc.Arbitrary<Broken<NameError>> = fc
  .tuple(names, fc.nat({ max: 2 }), neverInNames, fc.nat())
  .map(([name, how, other, at]) => {
    const [first = '', ...rest] = name.split(/\s+/);
    if (how === 0) return { value: `${' '.repeat(at % 3)}${first} `, error: 'words' };
    if (how === 1) {
      return { value: `${first}${'a'.repeat(41)} ${rest.join(' ')}`, error: 'long-first-word' };
    }
    // Not beside a blank: a word more or less is another error.
    return { value: `${first}${other} ${rest.join(' ')}`, error: 'letters' };
  });

const LOCAL = 'abcxyzABC0189_-+';
const labels = fc
  .tuple(textOf('abcxyzABC019', 1, 4), textOf('abc019-', 0, 6), textOf('abcxyz019', 1, 4))
  .map((three) => three.join(''));
const topLevels = fc.constantFrom('br', 'com', 'mz', 'education', 'COM', 'xn--p1ai', 'com.br');

/** An address of right parts. */
export const emails = fc
  .tuple(textOf(LOCAL, 1, 12), textOf(LOCAL, 1, 12), labels, topLevels)
  .map(([one, other, label, top]) => `${one}.${other}@${label}.${top}`);

const neverInEmails = oneOf(' ,;:<>()[]"\\|ãçé\u00a0😀/');

/** An address with one thing wrong. */
export const brokenEmails: fc.Arbitrary<Broken<'email'>> = fc
  .tuple(emails, fc.nat({ max: 10 }), neverInEmails, fc.nat())
  .map(([email, how, other, at]) => {
    const [local = '', domain = ''] = email.split('@');
    const label = domain.slice(0, domain.indexOf('.'));
    const values = [
      // Not at its ends: blanks around an address are no error of it.
      email[0] + put(email.slice(1, -1), at, other) + email.at(-1),
      `${local}${domain}`,
      `${local}@@${domain}`,
      `.${local}@${domain}`,
      `${local}.@${domain}`,
      email.replace('.', '..'),
      `${local[0]}@${domain}`,
      `${local}@d.com`,
      `${local}@${label}`,
      `${local}@-${domain}`,
      `${local}@${label}.${'com.'.repeat(20)}br`,
    ];
    return { value: values[how]!, error: 'email' };
  });

/** The 67 area codes of Brazil (Anatel). */
const AREAS =
  '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55 61 62 63 64 65 66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99'.split(
    ' ',
  );

/** A Brazilian mobile as the mask leaves it. */
export const brazilianMobiles = fc
  .tuple(fc.constantFrom(...AREAS), digits(8))
  .map(([area, rest]) => `${area} 9${rest.slice(0, 4)}-${rest.slice(4)}`);

/** A Mozambican mobile as the mask leaves it. */
export const mozambicanMobiles = fc
  .tuple(oneOf('23456789'), digits(7))
  .map(([operator, rest]) => `8${operator} ${rest.slice(0, 3)} ${rest.slice(3)}`);

/** E.164 of any country, perhaps with the punctuation of people. */
export const plusNumbers = fc
  .tuple(fc.integer({ min: 5, max: 15 }), digits(15), fc.nat(), oneOf(' -.()'))
  .map(([length, random, at, mark]) => `+${put(random.slice(0, length), at, mark)}`);

const brokenPlus = fc
  .tuple(digits(15), fc.nat({ max: 3 }), fc.nat())
  .map(([random, how, at]): Broken<PhoneError> => {
    const values = [
      `+${random.slice(0, at % 5)}`,
      `+${random}1`,
      `+${replace(random, at, 'x')}`,
      `+${put(random, at, '+').slice(1)}+`,
    ];
    return { value: values[how]!, error: 'plus' };
  });

/** A number with one thing wrong: of the country, or one with '+'. */
const brokenPhones = (
  mobiles: fc.Arbitrary<string>,
  wrong: (mobile: string, at: number) => string[],
): fc.Arbitrary<Broken<PhoneError>> => {
  const national = fc.tuple(mobiles, fc.nat({ max: 4 }), fc.nat()).map(([mobile, how, at]) => {
    const [head, tail] = wrong(mobile, at);
    const shapes = [
      head!,
      tail!,
      replace(mobile, at, ''),
      put(mobile, at, '1'),
      replace(mobile, at, 'x'),
    ];
    return { value: shapes[how]!, error: 'national' as const };
  });
  return fc.oneof(national, brokenPlus);
};

export const brokenBrazilian = brokenPhones(brazilianMobiles, (mobile, at) => [
  replace(mobile, at % 2, '0'),
  replace(mobile, 3, String(at % 9)),
]);

export const brokenMozambican = brokenPhones(mozambicanMobiles, (mobile, at) => [
  replace(mobile, 0, '012345679'[at % 9]!),
  replace(mobile, 1, String(at % 2)),
]);
