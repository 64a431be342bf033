import { spawnSync } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

/** Walks every flow of every brand in a browser; `npm test` walks one flow of each kind. */
const path = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter);
const { status } = spawnSync('playwright test walk.spec', {
  shell: true,
  stdio: 'inherit',
  env: { ...process.env, PATH: path, WALK: 'all' },
});
process.exitCode = status ?? 1;
