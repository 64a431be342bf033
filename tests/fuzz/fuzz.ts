/* oxlint-disable vitest/valid-title, vitest/expect-expect, vitest/no-conditional-tests -- A property brings its name and what is expected. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc, { type Arbitrary, type RunDetails } from 'fast-check';
import { test } from 'vitest';
import { LONG } from '../long.ts';
import { root } from '../architecture/source-files.ts';

/** With FUZZ_SECONDS each property has one longer test, and no short one. */
const { FUZZ_SEED, FUZZ_SECONDS } = process.env;
const SHORT_SEED = 20_261_123;
/** Each commit has inputs of its own, and the same ones in each run: a failure of CI is seen again here. */
const COMMIT_SEED = Number.parseInt(
  execFileSync('git', ['rev-parse', '--short=7', 'HEAD'], { cwd: root, encoding: 'utf8' }).slice(
    0,
    7,
  ),
  16,
);
const LONG_SECONDS = 2;
/** No input takes so long that a page or a check would seem to hang, on a busy machine either. */
const MAX_MS = 20_000;

/** Read here, because Vite takes no JSON with half a surrogate pair. */
const REGRESSIONS = JSON.parse(
  readFileSync(join(root, 'tests/fuzz/regressions.json'), 'utf8'),
) as Readonly<Record<string, readonly unknown[]>>;

interface Options {
  /** Inputs of the test of `npm test`. */
  runs: number;
}

function failureOf<Input>(name: string, result: RunDetails<[Input]>): Error {
  const { seed, counterexample, errorInstance } = result;
  const input = JSON.stringify(counterexample?.[0]);
  const words = [
    `'${name}' does not hold for this input: ${input}`,
    `It is found again by: FUZZ_SEED=${seed} npx vitest run tests/fuzz --tags-filter=long -t "${name}"`,
    'Keep the input in tests/fuzz/regressions.json, under that name, and mend the program.',
    String(errorInstance instanceof Error ? errorInstance.message : errorInstance),
  ];
  return new Error(words.join('\n'), { cause: errorInstance });
}

/**
 * A property that holds for every input: for those that once broke it, then for made ones. The short test has
 * the same inputs each time; the long one has new ones for each commit, and says their seed where it fails.
 */
export function fuzz<Input>(
  name: string,
  made: Arbitrary<Input>,
  { runs }: Options,
  holds: (input: Input) => void | Promise<void>,
): void {
  const property = fc.asyncProperty(made, async (input) => {
    const since = performance.now();
    await holds(input);
    const took = performance.now() - since;
    if (took > MAX_MS) throw new Error(`It took ${Math.round(took)} ms.`);
  });
  const examples = (REGRESSIONS[name] ?? []).map((input) => [input as Input] as [Input]);
  const check = async (seed: number, until: { numRuns: number; seconds?: number }) => {
    const { numRuns, seconds } = until;
    const result = await fc.check(property, {
      seed,
      examples,
      numRuns,
      ...(seconds && { interruptAfterTimeLimit: seconds * 1000, markInterruptAsFailure: false }),
    });
    if (result.failed) throw failureOf(name, result);
  };
  if (!FUZZ_SECONDS) test(name, () => check(SHORT_SEED, { numRuns: runs }));
  const seconds = Number(FUZZ_SECONDS ?? LONG_SECONDS);
  const title = `${name}, for ${seconds} s of new inputs`;
  test(title, { ...LONG, timeout: (seconds + 120) * 1000 }, () =>
    check(Number(FUZZ_SEED ?? COMMIT_SEED), { numRuns: Infinity, seconds }),
  );
}
