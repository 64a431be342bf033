import { expect, test } from 'vitest';
import { formatDuration, readMoment } from './moment.ts';

const NOON = Date.UTC(2030, 0, 15, 12);

test.each([
  ['2030-01-15T12:00:00Z', ''],
  ['2030-01-15T12:00:00.123Z', 'a fraction is left out'],
  ['2030-01-15 12:00:00 Z', ''],
  ['2030-01-15T09:00:00-03', ''],
  ['2030-01-15T14:00:00+02:00', 'Maputo’s time'],
  ['2030-01-15T09:00:00', 'without a zone it is Brazil’s time'],
  ['1894708800', 'seconds'],
  ['1894708800000', 'milliseconds'],
])('%s is noon in Greenwich %s', (written, _why) => {
  expect(readMoment(written)).toBe(NOON);
});

test('a date alone is the end of that day', () => {
  expect(readMoment('2030-01-15')).toBe(Date.UTC(2030, 0, 16, 2, 59, 59));
});

test.each([
  '',
  '15/01/2030',
  '2030-13-45T12:00:00Z',
  '3600',
  'até 2030-01-15',
  '2030-01-15T12:00:00ZZ',
])('%j is not a moment', (written) => expect(readMoment(written)).toBeUndefined());

test.each([
  [0, '0:00'],
  [545, '9:05'],
  [3600, '1:00:00'],
  [3729, '1:02:09'],
])('%i seconds are %s', (seconds, shown) => expect(formatDuration(seconds)).toBe(shown));
