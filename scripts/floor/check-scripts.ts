import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { START_SCRIPT } from '../../src/server/pages/start-note.ts';
import { newerCodeOf } from './newer-code.ts';

/** Looks for code in dist/ that the oldest browsers of package.json's `browserslist` cannot parse. */

const CLIENT = 'dist/client';

const files = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.js'))
  .map((name) => join(CLIENT, name));
if (files.length === 0) throw new Error(`${CLIENT} has no script; run \`npm run build\`.`);

const scripts: [name: string, code: string][] = [
  ['the inline script of src/server/pages/start-note.ts', START_SCRIPT],
  ...files.map((name): [string, string] => [name, readFileSync(name, 'utf8')]),
];

const found = await Promise.all(
  scripts.map(async ([name, code]) =>
    (await newerCodeOf(code)).map((newer) => `${name}: ${newer}`),
  ),
);
const newer = found.flat();
if (newer.length > 0) process.exitCode = 1;
for (const line of newer) console.error(line);
if (newer.length === 0) console.log(`${scripts.length} scripts run in every browser of the list.`);
