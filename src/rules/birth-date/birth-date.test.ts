import { expect, test } from 'vitest';
import { applyMask } from '../mask.ts';
import { checkBirthDate, birthDateMask } from './birth-date.ts';

const NOW = new Date(2030, 4, 17);

test.each([
  ['1900-01-01', undefined],
  ['2030-05-17', undefined],
  ['2030-05-18', 'birth-date'],
  ['1899-12-31', 'birth-date'],
  ['1999-02-29', 'birth-date'],
  ['04/05/1990', 'birth-date'],
  ['1990-05-04x', 'birth-date'],
  // ISO 8601 also writes a year or a month so.
  ['1990', 'birth-date'],
  ['', 'birth-date'],
])('%s is %s', (value, error) => {
  expect(checkBirthDate(value, NOW)).toBe(error);
});

/** A moment as a clock `hours` away from UTC shows it, on a machine of any zone. */
function inZone(moment: string, hours: number): Date {
  const now = new Date(moment);
  const shown = new Date(now.getTime() + hours * 3_600_000);
  return Object.assign(now, {
    getFullYear: () => shown.getUTCFullYear(),
    getMonth: () => shown.getUTCMonth(),
    getDate: () => shown.getUTCDate(),
    getTimezoneOffset: () => -60 * hours,
  });
}

test("today is the day of the buyer's own zone", () => {
  const evening = inZone('2030-05-18T01:00:00Z', -3);
  expect(checkBirthDate('2030-05-17', evening)).toBeUndefined();
  expect(checkBirthDate('2030-05-18', evening)).toBe('birth-date');
  const morning = inZone('2030-05-17T20:00:00Z', 9);
  expect(checkBirthDate('2030-05-18', morning)).toBeUndefined();
});

test.each([
  ['0405', '04/05'],
  ['4/5/1990', '04/05/1990'],
  ['1990-05-04', '04/05/1990'],
  ['040519901', '04/05/19901'],
  ['abc', ''],
])('%s is shown as %s', (raw, shown) => {
  expect(applyMask(birthDateMask, raw)).toBe(shown);
});
