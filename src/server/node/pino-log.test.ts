import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';

const WRITER = new URL('./pino-log.ts', import.meta.url).href;
const COUNT = 6_000;

/** A process that writes 6,000 lines of 100 characters, more than a pipe holds, and ends. */
function writes(when = 'process.exit()') {
  const program = `
    const { createLineWriter } = await import(${JSON.stringify(WRITER)});
    const { write } = createLineWriter(1);
    for (let n = 0; n < ${COUNT}; n++) write(String(n).padEnd(99) + '\\n');
    ${when};
  `;
  const args = ['--import', 'tsx', '--input-type=module', '-e', program];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<number | null>((settle) => child.on('exit', settle));
  return { child, ended };
}

async function linesOf({ child, ended }: ReturnType<typeof writes>): Promise<string[]> {
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += String(chunk)));
  const closed = new Promise((settle) => child.stdout.on('close', settle));
  expect(await ended).toBe(0);
  await closed;
  return text.trimEnd().split('\n');
}

const all = Array.from({ length: COUNT }, (_, n) => String(n));

test.concurrent.each(['process.exit()', 'setTimeout(() => process.exit(), 300)', ''])(
  'all lines arrive in order, with %s',
  async (when) => {
    const lines = await linesOf(writes(when));
    expect(lines.map((line) => line.trim())).toEqual(all);
  },
);

test.concurrent.each([
  ['at once', 'process.exit()'],
  ['a moment later', 'setTimeout(() => process.exit(), 300)'],
])('a reader that has gone does not keep a process that ends %s', async (_, when) => {
  const { child, ended } = writes(when);
  child.stdout.destroy();
  expect(await ended).toBe(0);
});

test.concurrent('a reader that has stopped reading does not keep the process', async () => {
  const { child, ended } = writes();
  child.stdout.pause();
  expect(await ended).toBe(0);
  child.stdout.destroy();
});
