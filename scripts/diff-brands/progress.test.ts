import { expect, test } from 'vitest';
import { showProgress } from './progress.ts';

function shown(isTTY: boolean): { lines: string[]; written: string } {
  const lines: string[] = [];
  let written = '';
  const write = (text: string) => ((written += text), true);
  const terminal = { isTTY, write } as unknown as NodeJS.WriteStream;
  const progress = showProgress({ stdout: () => {}, stderr: (line) => lines.push(line) }, terminal);
  progress({ phase: 'check', done: 0, total: 2 });
  for (let done = 0; done <= 12; done++) progress({ phase: 'pictures', done, total: 12 });
  return { lines, written };
}

test('a log has a line for every ten pictures', () => {
  const { lines, written } = shown(false);
  expect(lines).toEqual([
    'Reading both versions of the brand files…',
    'Taking pictures, before and after: 0 of 12',
    'Taking pictures, before and after: 10 of 12',
    'Taking pictures, before and after: 12 of 12',
  ]);
  expect(written).toBe('');
});

test('a terminal counts in one line, and ends it', () => {
  const { lines, written } = shown(true);
  expect(lines).toEqual(['Reading both versions of the brand files…']);
  expect(written.split('\r')).toHaveLength(14);
  expect(written).toMatch(/: 12 of 12\n$/);
  expect(written.match(/\n/g)).toHaveLength(1);
});
