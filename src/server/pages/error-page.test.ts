import { expect, test } from 'vitest';
import { ANSWERS, mutedErrors, serverWith, type Answers } from '../server-test-kit.ts';

const LINK = '?product=BETA&voucher=A%20b&voucher=&utm';
const status = (code: number) => () => Response.json({ message: 'Ana' }, { status: code });
const unreachable = () => Promise.reject(new Error('refused'));

test.each<[string, string, Answers[string], object]>([
  ['[CHROME-20] [ERROR-06] config', '/config', status(404), { kind: 'status', status: 404 }],
  ['[CHROME-21] config', '/config', status(500), { kind: 'status', status: 500 }],
  ['[STATE-12] config', '/config', status(503), { kind: 'status', status: 503 }],
  ['config', '/config', () => new Response('<p>'), { kind: 'unreadable' }],
  ['config without flow', '/config', () => Response.json({}), { kind: 'unreadable' }],
  ['config', '/config', unreachable, { kind: 'status', status: 502 }],
  ['[STATE-13] seller', '/seller/', status(404), { kind: 'status', status: 404 }],
  ['[ERROR-07] seller', '/seller/', status(500), { kind: 'status', status: 500 }],
])('%s that fails: 307, and the error page knows the call, once', async (...row) => {
  const [, path, answer, failure] = row;
  const log = mutedErrors();
  const { get, pages } = serverWith({ answers: { ...ANSWERS, [path]: answer } });
  const redirect = await get(`/lead${LINK}`);
  expect(redirect.status).toBe(307);
  expect(redirect.headers.get('location')).toBe(`/generic-error${LINK}`);
  expect(redirect.headers.get('cache-control')).toBe('no-store');
  expect(pages).toEqual([]);
  const logged = log.mock.calls.flat().map(String).join(' ');
  expect(logged).toMatch(/Config or seller .*"(getProductConfig|getSeller\w*)"/);
  expect(logged).not.toContain('voucher');
  const note = redirect.headers.get('set-cookie')!;
  expect(note).toMatch(
    /^failure=\w+\.\w+; Max-Age=60; Path=\/generic-error; HttpOnly; SameSite=Lax/,
  );
  const page = await get(`/generic-error${LINK}`, { cookie: note.split(';')[0]! });
  const operationId = path === '/config' ? 'getProductConfig' : 'getSeller';
  expect([page.status, pages[0]!.failure]).toMatchObject([200, { operationId, failure }]);
  expect(page.headers.get('set-cookie')).toMatch(/^failure=; Max-Age=0; Path=\/generic-error;/);
});

test.each(['getSeller', 'getSeller.999', 'getSeller.Ana', 'toString.500', '.500', '<b>.500'])(
  'a cookie %s of somebody else says nothing',
  async (value) => {
    const { get, pages } = serverWith();
    const headers = { cookie: `failure=${encodeURIComponent(value)}` };
    const page = await get(`/generic-error${LINK}`, headers);
    expect(page.status).toBe(200);
    expect(pages.at(-1)!.failure).toBeUndefined();
  },
);
