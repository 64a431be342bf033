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

const scripts = new Map(files.map((name) => [name, readFileSync(name, 'utf8')]));
scripts.set('the inline script of src/server/pages/start-note.ts', START_SCRIPT);

await Promise.all(
  [...scripts].map(async ([name, code]) => {
    for (const newer of await newerCodeOf(code)) {
      console.error(`${name}: ${newer}`);
      process.exitCode = 1;
    }
  }),
);
if (!process.exitCode) console.log(`${scripts.size} scripts run in every browser of the list.`);
