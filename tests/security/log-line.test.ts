import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { createPinoLog } from '../../src/server/node/pino-log.ts';

/** Attempts to begin a line of their own, to end a text, or to speak to a terminal. */
const INJECTED = [
  'a\n{"level":"error","msg":"forged"}',
  'a\r\nforged',
  'a\u2028forged\u2029',
  '\u001B[2J\u001B]0;forged\u0007',
  '","level":"error","msg":"forged',
  '\0',
];

test('a line is one line of JSON with its time in UTC, whatever is logged', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'guiche-log-'));
  const path = join(folder, 'log');
  const file = openSync(path, 'a');
  const log = createPinoLog('info', file);
  for (const text of INJECTED) log('warn', text, { template: text, [text]: text });
  const lines = await vi.waitFor(() => {
    const written = readFileSync(path, 'utf8').split('\n');
    expect(written.pop()).toBe('');
    expect(written).toHaveLength(INJECTED.length);
    return written;
  });
  lines.forEach((line, index) => {
    expect([...line].filter((sign) => sign < ' ')).toEqual([]);
    expect(JSON.parse(line)).toMatchObject({ level: 'warn', msg: INJECTED[index] });
    expect(JSON.parse(line).time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });
  closeSync(file);
  rmSync(folder, { recursive: true });
});
