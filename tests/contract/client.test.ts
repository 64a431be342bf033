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
      const { 'x-request-id': id, ...specified } = { ...headers } as Record<string, string>;
      // The one header that the specification does not name; see docs/operations.md, "Request ids".
      expect(id ?? '').toMatch(method === 'GET' ? /^$/ : /^([0-9A-Z]{4}-){2}[0-9A-Z]{4}$/);
      sent.push({ method, address, headers: specified, ...(json && { body: json }) });
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
