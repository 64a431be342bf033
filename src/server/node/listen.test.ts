import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { catalogue } from '../server-test-kit.ts';
import { linksOf, listen, readyLine } from './listen.ts';

test('a port in use ends with one sentence that says what to do', async () => {
  const first = createServer();
  const port = await listen(first, 0, '127.0.0.1');
  expect(port).toBeGreaterThan(0);
  try {
    await expect(listen(createServer(), port, '127.0.0.1')).rejects.toThrow(
      `Port ${port} is already in use: stop what listens there or choose another, for example PORT=${port + 1}.`,
    );
  } finally {
    first.close();
  }
});

test.each(['192.0.2.1', 'no-such-host.invalid'])(
  'an address that is not of this machine ends with a sentence: %s',
  async (host) => {
    await expect(listen(createServer(), 0, host)).rejects.toThrow(
      `HOST is '${host}', which is not an address of this machine`,
    );
  },
);

test('the ready line names the sandbox, or the upstream in its place', () => {
  const apiUrl = new URL('https://up.example/x');
  expect(readyLine(3001, { apiUrl: undefined })).toMatch(/^ready on \S+:3001 \(on the sandbox/);
  expect(readyLine(3000, { apiUrl })).toBe(
    'ready on http://localhost:3000 (calls go to https://up.example)',
  );
});

test('every brand has a line with its link', () => {
  expect(linksOf(catalogue, 3001).slice(0, 2)).toEqual([
    '  ALPHA BR: http://localhost:3001/?product=ALPHA',
    '  ALPHA MZ: http://localhost:3001/?product=ALPHA&lang=pt-MZ',
  ]);
});
