import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { listen } from './listen.ts';

test('a port in use ends with one sentence that says what to do', async () => {
  const first = createServer();
  const port = await listen(first, 0);
  expect(port).toBeGreaterThan(0);
  try {
    await expect(listen(createServer(), port)).rejects.toThrow(
      `Port ${port} is already in use: stop what listens there or choose another, for example PORT=${port + 1}.`,
    );
  } finally {
    first.close();
  }
});
