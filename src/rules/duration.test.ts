import { expect, test } from 'vitest';
import { formatDuration } from './duration.ts';

test.each([
  [0, '0:00'],
  [9, '0:09'],
  [545, '9:05'],
  [3600, '1:00:00'],
  [3729, '1:02:09'],
  [360000, '100:00:00'],
])('%i seconds are %s', (seconds, shown) => expect(formatDuration(seconds)).toBe(shown));
