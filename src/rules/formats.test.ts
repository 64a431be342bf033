import fc from 'fast-check';
import { expect, test } from 'vitest';
import { birthDateMask } from './birth-date/birth-date.ts';
import { cardNumberMask } from './card-number/card-company.ts';
import { cvvMask } from './cvv/cvv.ts';
import { errorOf, formats, type FormatName } from './formats.ts';
import { formatDescriptors } from './generated/format-descriptors.ts';
import { applyMask } from './mask.ts';
import { namedMasks } from './masks.ts';
import type { FormatDescriptor } from './rule.ts';
import { shortAndLong } from '../../tests/long.ts';

const names = Object.keys(formats) as FormatName[];
const masks = Object.entries({ ...namedMasks, birthDateMask, cardNumberMask, cvvMask }).map(
  ([name, mask]) => [name, (raw: string) => applyMask(mask, raw)] as const,
);

const descriptors: Record<FormatName, FormatDescriptor> = formatDescriptors;

// A birth date is kept as a calendar writes it, and never as it was typed.
test.each(names.filter((name) => name !== 'birth-date'))(
  'D-80: blanks around a value do not count (%s)',
  (name) => {
    const { samples } = descriptors[name];
    expect(samples.filter((sample) => !formats[name](` ${sample}\u00a0`))).toEqual([]);
  },
);

test.each(names)('%s takes every sample', (name) => {
  const { samples } = descriptors[name];
  expect(samples.filter((sample) => !formats[name](sample))).toEqual([]);
});

test('a format without a rule has no error', () => {
  expect(errorOf('date', '?')).toBeUndefined();
  expect(errorOf('constructor', '?')).toBeUndefined();
});

const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 24 }),
  fc.string({ unit: fc.constantFrom(...'0125589+ /.-()aZã\u00a0'), maxLength: 24 }),
);

test('no text makes a format throw', () => {
  fc.assert(
    fc.property(anything, (text) => {
      for (const name of names) expect(formats[name](text)).toBeTypeOf('boolean');
    }),
    { numRuns: 2000 },
  );
});

// A composed text holds \u0316 before \u0301; to sort many of them takes long.
const UNITS = "a,1, ,.,+,',-,a.,a@,1 ,é ,1/, /,@.,١,\u0000,\u0301,\u0301\u0316,😀,\ud83d";
const PASTES = UNITS.split(',');

const LENGTH = 400_000;
const QUICK = 1000;

// In proportion to its length any of these takes some milliseconds; by its square, half a minute.
const expectQuick = (unit: string) => {
  const body = unit.repeat(LENGTH / unit.length);
  const slow = [body, `1${body}x`, `ab@${body}!`, `Ana ${body}`].flatMap((paste) => {
    return [...Object.entries(formats), ...masks].filter(([, run]) => {
      const start = performance.now();
      run(paste);
      return performance.now() - start > QUICK;
    });
  });
  expect(slow.map(([name]) => name)).toEqual([]);
};

for (const [option, some] of shortAndLong(PASTES, (unit) => unit === '1' || unit === 'a')) {
  test.each(some)('400 kB of %j take a time in proportion', option, (unit) => expectQuick(unit));
}

test('each error of each rule has a sentence', () => {
  const errors = Object.values(descriptors).flatMap((one) => Object.values(one.errors));
  expect(errors.length).toBeGreaterThanOrEqual(names.length);
  expect(errors.filter((meaning) => !/^[A-Z].+\.$/.test(meaning))).toEqual([]);
});
