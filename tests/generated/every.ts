import fc from 'fast-check';
import type { Rule } from '../../src/rules/rule.ts';

/** A value, and what a rule has to find wrong with it. */
export interface Broken<ErrorName extends string> {
  value: string;
  error: ErrorName;
}

/** Ten thousand cases take a tenth of a second; a mutant that a thousand do not show is left to the examples. */
const RUNS = process.env.STRYKER_MUTATOR_WORKER === undefined ? 10_000 : 1_000;

/** Always the same cases; a failure prints seed, path and the smallest case that fails. */
const SETTINGS = { numRuns: RUNS, seed: 20_261_120 };

/** Holds a statement about 10,000 generated cases, about 1,000 of a mutant. Throws on the first that it is not true of. */
export function every<T>(cases: fc.Arbitrary<T>, isTrue: (one: T) => boolean): void {
  fc.assert(fc.property(cases, isTrue), SETTINGS);
}

/** A rule lets all of these values pass. */
export const passes = (values: fc.Arbitrary<string>, rule: Rule): void =>
  every(values, (value) => rule(value) === undefined);

/** A rule finds in each of these values what was broken in it. */
export const finds = <ErrorName extends string>(
  values: fc.Arbitrary<Broken<ErrorName>>,
  rule: Rule<ErrorName>,
): void => every(values, ({ value, error }) => rule(value) === error);
