import { mkdtempSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fingerprint } from './fingerprint.ts';

test('names, contents and their ends matter; times and tests do not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fingerprint-'));
  const at = (name: string) => join(folder, name);
  const after = (...changes: (() => void)[]) => {
    changes.forEach((change) => change());
    return fingerprint([folder, at('none')]);
  };
  const write = (name: string, text: string) => () => writeFileSync(at(name), text);
  const first = after(write('a.ts', 'one'), write('b.ts', 'x'));
  const same = after(() => utimesSync(at('a.ts'), 1, 1), write('a.test.ts', 'x'));
  expect(same).toBe(first);
  const others = [
    after(write('a.ts', 'two')),
    after(write('a.ts', 'onex'), write('b.ts', '')),
    after(write('a.ts', 'one'), write('b.ts', 'x'), () => renameSync(at('b.ts'), at('c.ts'))),
  ];
  expect(new Set([first, ...others]).size).toBe(4);
});
