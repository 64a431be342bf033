import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

/** Plays seeded buyers through failures of every kind: the long test of the same name, with other seeds. */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    runs: { type: 'string', default: '20' },
  },
});

if (![values.seed, values.runs].every((value) => /^[1-9]\d*$/.test(value))) {
  console.error('Say whole numbers: `npm run chaos -- --seed 1 --runs 20`.');
  process.exit(2);
}
const { status } = spawnSync('npx', ['playwright', 'test', '--project=long', 'chaos.spec'], {
  stdio: 'inherit',
  env: { ...process.env, CHAOS_SEED: values.seed, CHAOS_RUNS: values.runs },
});
process.exitCode = status ?? 1;
