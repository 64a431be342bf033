import { digitsOf } from '../characters.ts';
import type { Mask } from '../mask.ts';
import type { DescriptorsOf } from '../rule.ts';

const EARLIEST = '1900-01-01';

/** AAAA-MM-DD (ISO 8601), from 1900 until the day of `now` in the local time zone. */
export function checkBirthDate(value: string, now: Date = new Date()): 'birth-date' | undefined {
  const isRight = isDay(value) && value >= EARLIEST && value <= isoDay(now);
  return isRight ? undefined : 'birth-date';
}

function isDay(value: string): boolean {
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, EARLIEST.length) === value;
}

const isoDay = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/** DD/MM/AAAA; a pasted AAAA-MM-DD is turned round, and a day or month of one digit before a separator is padded. */
export const birthDateMask: Mask = {
  patternOf: () => '##/##/####',
  read: (raw) => digitsOf(typedBirthDate(raw.trim()).replace(/(^|\D)(\d)(?=[\s/.-])/g, '$10$2')),
};

/** The stored form of typed text: '04/05/1990' becomes '1990-05-04'; an unfinished date stays. */
export const isoBirthDate = (typed: string): string =>
  typed.replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$2-$1');

export const typedBirthDate = (kept: string): string =>
  kept.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3/$2/$1');

export const checks = { 'birth-date': (value: string) => checkBirthDate(value) };

export const descriptors: DescriptorsOf<typeof checks> = {
  'birth-date': {
    errors: { 'birth-date': 'The text is not a day from 1900 until today.' },
    samples: ['1990-05-17'],
  },
};
