import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkBirthDate, formatBirthDate, isoBirthDate, typedBirthDate } from './birth-date.ts';

const NOW = new Date(2030, 4, 17);

test.each([
  ['1990-05-04', undefined],
  ['2000-02-29', undefined],
  ['1900-01-01', undefined],
  ['2030-05-17', undefined],
  ['2030-05-18', 'birth-date'],
  ['1899-12-31', 'birth-date'],
  ['1999-02-29', 'birth-date'],
  ['1990-13-01', 'birth-date'],
  ['1990-00-10', 'birth-date'],
  ['1990-04-31', 'birth-date'],
  ['04/05/1990', 'birth-date'],
  ['1990-5-4', 'birth-date'],
  ['', 'birth-date'],
])('%s is %s', (value, fault) => {
  expect(checkBirthDate(value, NOW)).toBe(fault);
});

test.each([
  ['0405', '04/05'],
  ['04051990', '04/05/1990'],
  ['4/5/1990', '04/05/1990'],
  ['4.5.1990', '04/05/1990'],
  ['1990-05-04', '04/05/1990'],
  ['040519901', '04/05/19901'],
  ['abc', ''],
])('%s is shown as %s', (raw, shown) => {
  expect(formatBirthDate(raw)).toBe(shown);
});

test('a whole date is kept as ISO 8601 and shown again as it was typed', () => {
  expect(isoBirthDate('04/05/1990')).toBe('1990-05-04');
  expect(isoBirthDate('04/05')).toBe('04/05');
  expect(typedBirthDate('1990-05-04')).toBe('04/05/1990');
});

test('the mask is a fixed point of itself', () => {
  fc.assert(
    fc.property(fc.string(), (raw) => {
      const shown = formatBirthDate(raw);
      expect(formatBirthDate(shown)).toBe(shown);
    }),
  );
});
