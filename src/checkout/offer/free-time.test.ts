import { expect, test } from 'vitest';
import { endOfFreeTime } from './free-time.ts';

test.each([
  [{ days: 7 }, [2026, 10, 22], '29/11/2026'],
  [{ days: 7 }, [2026, 11, 28], '04/01/2027'],
  [{ months: 3 }, [2026, 10, 22], '22/02/2027'],
  [{ months: 3 }, [2026, 10, 30], '28/02/2027'],
  [{ months: 1, days: 1 }, [2027, 0, 31], '01/03/2027'],
] as const)('%o after %o ends on %s', (freeFor, [year, month, day], end) => {
  expect(endOfFreeTime(freeFor, new Date(year, month, day, 23, 59))).toBe(end);
});
