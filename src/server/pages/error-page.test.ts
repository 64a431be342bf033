import { expect, test, vi } from 'vitest';
import { ANSWERS, serverWith, type Answers } from '../server-test-kit.ts';

const LINK = '?product=BETA&voucher=A';

/** Opens a link whose calls are answered so, and follows the redirect as a browser does. */
async function follow(answers: Answers) {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { get, pages } = serverWith({ answers: { ...ANSWERS, ...answers } });
  const redirect = await get(`/lead${LINK}`);
  expect(redirect.headers.get('location')).toBe(`/generic-error${LINK}`);
  const note = redirect.headers.get('set-cookie');
  const cookie = note?.split(';')[0] ?? '';
  const page = await get(`/generic-error${LINK}`, { cookie });
  expect(page.status).toBe(200);
  return { note, failure: pages.at(-1)!.failure, forgets: page.headers.get('set-cookie') };
}

const status = (code: number) => () => Response.json({ message: 'Ana' }, { status: code });

test.each<[string, Answers, object]>([
  [
    'the config answers 500',
    { '/config': status(500) },
    { operationId: 'getProductConfig', failure: { kind: 'status', status: 500 } },
  ],
  [
    'the seller answers 404',
    { '/seller/': status(404) },
    { operationId: 'getSeller', failure: { kind: 'status', status: 404 } },
  ],
  [
    'the config cannot be reached',
    { '/config': () => Promise.reject(new Error('refused')) },
    { operationId: 'getProductConfig', failure: { kind: 'status', status: 502 } },
  ],
  [
    'the config cannot be read',
    { '/config': () => new Response('<p>') },
    { operationId: 'getProductConfig', failure: { kind: 'unreadable' } },
  ],
])('[ERROR-06] %s: the error page knows which call it was, once', async (_, answers, expected) => {
  const { note, failure, forgets } = await follow(answers);
  expect(failure).toMatchObject(expected);
  expect(note).toMatch(
    /^failure=\w+\.\w+; Max-Age=60; Path=\/generic-error; HttpOnly; SameSite=Lax/,
  );
  expect(forgets).toMatch(/^failure=; Max-Age=0; Path=\/generic-error;/);
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
