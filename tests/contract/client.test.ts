import { expect, test } from 'vitest';
import { createClient } from '../../src/api/client.ts';
import { CASES } from './all-cases.ts';
import { APP_VERSION } from './contract-case.ts';
import { SPECIFIED } from './specification.ts';

test.each(CASES)('[$row] the client sends $id: $title', async ({ call, request }) => {
  const sent: unknown[] = [];
  const client = createClient({
    appVersion: APP_VERSION,
    fetch: async (address, { method, headers, body }) => {
      const json = typeof body === 'string' ? (JSON.parse(body) as object) : body;
      sent.push({ method, address, headers, ...(json && { body: json }) });
      return new Response(null, { status: 204 });
    },
  });
  await call(client);
  expect(sent).toEqual([request]);
});

test('every call has at least two cases', () => {
  for (const { id } of SPECIFIED) {
    expect(CASES.filter((one) => one.id === id).length, id).toBeGreaterThan(1);
  }
});
