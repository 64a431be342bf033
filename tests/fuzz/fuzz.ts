/* oxlint-disable vitest/valid-title, vitest/expect-expect, vitest/no-conditional-tests -- A property brings its name and what is expected. */
import fc, { type Arbitrary } from 'fast-check';
import { test } from 'vitest';
import { LONG } from '../long.ts';

/** With FUZZ_SECONDS each property has one longer test, and no short one. */
const { FUZZ_SEED, FUZZ_SECONDS } = process.env;
const SHORT_SEED = 20_261_123;
const LONG_SECONDS = 2;

interface Options<Input> {
  /** Inputs of the test of `npm test`. */
  runs: number;
  /** Inputs that once broke the property. */
  examples?: readonly Input[];
}

/**
 * A property that holds for every input: for those that once broke it, then for made ones. The short test has
 * the same inputs each time; the long one has new ones each time, and says their seed where it fails.
 */
export function fuzz<Input>(
  name: string,
  made: Arbitrary<Input>,
  { runs, examples = [] }: Options<Input>,
  holds: (input: Input) => void | Promise<void>,
): void {
  const property = fc.asyncProperty(made, async (input) => void (await holds(input)));
  const check = (until: { seed?: number; numRuns: number; interruptAfterTimeLimit?: number }) =>
    fc.assert(property, { ...until, examples: examples.map((input): [Input] => [input]) });
  if (!FUZZ_SECONDS) test(name, () => check({ seed: SHORT_SEED, numRuns: runs }));
  const seconds = Number(FUZZ_SECONDS ?? LONG_SECONDS);
  test(
    `${name}, for ${seconds} s of new inputs`,
    { ...LONG, timeout: (seconds + 120) * 1000 },
    () =>
      check({
        ...(FUZZ_SEED && { seed: Number(FUZZ_SEED) }),
        numRuns: Infinity,
        interruptAfterTimeLimit: seconds * 1000,
      }),
  );
}
