import { expect, test } from 'vitest';
import { sandboxOf } from '../sandbox-test-kit.ts';

const RESET = { method: 'POST', path: '/sandbox/reset' };

async function ask(
  { method, path }: { method: string; path: string },
  headers: Record<string, string>,
  host = 'localhost:3000',
): Promise<number> {
  const request = new Request(`http://${host}${path}`, { method, headers });
  return (await sandboxOf().fetch(request)).status;
}

test.each(['POST /sandbox/reset', 'DELETE /sandbox/faults'])(
  '%s from a page of elsewhere is refused',
  async (line) => {
    const [method, path] = line.split(' ') as [string, string];
    for (const origin of ['https://evil.example', 'http://localhost:5173', 'null']) {
      expect(await ask({ method, path }, { origin })).toBe(403);
    }
    expect(await ask({ method, path }, { 'sec-fetch-site': 'cross-site' })).toBe(403);
  },
);

test('the own page, and clients that are no browser, may change the sandbox', async () => {
  const page = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' };
  expect(await ask(RESET, page)).toBe(204);
  expect(await ask(RESET, {})).toBe(204);
});

test.each(['GET /sandbox', 'GET /sandbox/state', 'POST /sandbox/reset'])(
  '%s under a name that somebody else may have pointed here is refused',
  async (line) => {
    const [method, path] = line.split(' ') as [string, string];
    expect(await ask({ method, path }, {}, 'rebound.example:3000')).toBe(403);
  },
);

test.each(['localhost', '127.0.0.1:3000', '[::1]:3000', '192.168.0.7:3000', 'wup.localhost'])(
  'the sandbox is inspected as %s',
  async (host) => {
    expect(await ask({ method: 'GET', path: '/sandbox/state' }, {}, host)).toBe(200);
  },
);
