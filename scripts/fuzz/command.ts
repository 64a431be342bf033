import { spawnSync } from 'node:child_process';
import { delimiter, resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** Tries readers, engine and compiler with made inputs: `npm run fuzz -- --seconds 60 --seed 7 --only boleto`. */
const { values } = parseArgs({
  options: {
    /** For each property. */
    seconds: { type: 'string', default: '30' },
    /** The same seed makes the same inputs; a new one each time where it is missing. */
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    /** Part of the name of a property. */
    only: { type: 'string', default: '' },
  },
});
const { seconds, seed, only } = values;
if (![seconds, seed].every((value) => /^\d+$/.test(value))) {
  console.error('Say whole numbers: `npm run fuzz -- --seconds 60 --seed 7`.');
  process.exit(2);
}
console.log(`Seed ${seed}, ${seconds} s for each property.`);
const pattern = only.replace(/[^\w\s:]/g, '.');
const { status } = spawnSync(
  'vitest',
  [
    'run',
    'tests/fuzz',
    '--tags-filter=long',
    '--outputFile.json=reports/fuzz.json',
    ...(pattern ? ['--testNamePattern', pattern] : []),
  ],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: [resolve('node_modules/.bin'), process.env.PATH].join(delimiter),
      FUZZ_SEED: seed,
      FUZZ_SECONDS: seconds,
    },
  },
);
process.exitCode = status ?? 1;
