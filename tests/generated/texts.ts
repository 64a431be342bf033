import fc from 'fast-check';

/** So many decimal digits. */
export const digits = (count: number): fc.Arbitrary<string> =>
  fc.integer({ min: 0, max: 10 ** count - 1 }).map((number) => String(number).padStart(count, '0'));
