import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { bundledCommand } from './bundle-command.mjs';

const root = mkdtempSync(join(tmpdir(), 'guiche-bundle-'));
afterAll(() => rmSync(root, { recursive: true }));

test('a command is bundled once, and again when a file that it imports has changed', async () => {
  const entry = join(root, 'entry.ts');
  const word = join(root, 'word.ts');
  writeFileSync(entry, `import { word } from './word.ts';\nconsole.log(word satisfies string);`);
  writeFileSync(word, `export const word: string = 'one';`);
  const run = async () => {
    const file = await bundledCommand(entry, join(root, 'cache'));
    const said = execFileSync(process.execPath, [file], { encoding: 'utf8' }).trim();
    return { said, made: statSync(file).mtimeMs };
  };
  const first = await run();
  expect(first.said).toBe('one');
  expect(await run()).toEqual(first);
  writeFileSync(word, `export const word: string = 'another';`);
  expect((await run()).said).toBe('another');
});
