import { expect, test } from 'vitest';
import { sandboxOf } from '../sandbox-test-kit.ts';

const RESET = { method: 'POST', path: '/sandbox/reset' };
const CLEAR = { method: 'DELETE', path: '/sandbox/faults' };
const STATE = { method: 'GET', path: '/sandbox/state' };

async function ask({ method, path }: typeof RESET, headers = {}, host = 'localhost:3000') {
  const request = new Request(`http://${host}${path}`, { method, headers });
  return (await sandboxOf().fetch(request)).status;
}

test.each(['https://evil.example', 'http://localhost:5173', 'null'])(
  'what changes the sandbox from a page of %s is refused',
  async (origin) => {
    expect(await ask(RESET, { origin })).toBe(403);
    expect(await ask(CLEAR, { 'sec-fetch-site': 'cross-site' })).toBe(403);
  },
);

test('the own page, and clients that are no browser, may change the sandbox', async () => {
  const page = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' };
  expect(await ask(RESET, page)).toBe(204);
  expect(await ask(RESET, {})).toBe(204);
});

test('under a name that somebody else may have pointed here everything is refused', async () => {
  for (const request of [STATE, RESET]) {
    expect(await ask(request, {}, 'rebound.example:3000')).toBe(403);
  }
});

test.each(['localhost', '127.0.0.1:3000', '[::1]:3000', '192.168.0.7:3000', 'wup.localhost'])(
  'the sandbox is inspected as %s',
  async (host) => {
    expect(await ask(STATE, {}, host)).toBe(200);
  },
);
