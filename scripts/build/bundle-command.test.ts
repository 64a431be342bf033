import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { bundledCommand } from './bundle-command.mjs';

const root = mkdtempSync(join(tmpdir(), 'guiche-bundle-'));
afterAll(() => rmSync(root, { recursive: true }));

/** A command in a folder of its own that says a word of another file. */
function commandIn(name: string) {
  const folder = join(root, name);
  const say = (word: string) =>
    writeFileSync(join(folder, 'word.ts'), `export const word: string = '${word}';`);
  const run = async () => {
    const file = await bundledCommand(join(folder, 'entry.ts'), join(folder, 'cache'));
    const said = execFileSync(process.execPath, [file], { encoding: 'utf8' }).trim();
    return { said, made: statSync(file).mtimeMs };
  };
  return { folder, say, run };
}

function newCommand(name: string) {
  const command = commandIn(name);
  mkdirSync(command.folder);
  const entry = `import { word } from './word.ts';\nconsole.log(word satisfies string);`;
  writeFileSync(join(command.folder, 'entry.ts'), entry);
  command.say('one');
  return command;
}

test('a command is bundled once, and again when a file that it imports has changed', async () => {
  const { run, say } = newCommand('changed');
  const first = await run();
  expect(first.said).toBe('one');
  expect(await run()).toEqual(first);
  say('another');
  expect((await run()).said).toBe('another');
});

test('a bundle that was copied to another checkout is compared with the files there', async () => {
  const original = newCommand('original');
  await original.run();
  const copy = commandIn('copy');
  cpSync(original.folder, copy.folder, { recursive: true, preserveTimestamps: true });
  copy.say('another');
  expect((await copy.run()).said).toBe('another');
});
