import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import type { HandlerDeps } from '../deps.ts';
import { compressDocuments } from './compress.ts';

const LONG = '<p>texto</p>'.repeat(200);
type Compress = NonNullable<HandlerDeps['compress']>;

/** A server whose one page is this, with a compressor that shows what it was asked for. */
function serving(
  page: string,
  type = 'text/html; charset=utf-8',
  has = true,
  more: Record<string, string> = {},
) {
  const compress = vi.fn<Compress>(async (_, encoding) => new TextEncoder().encode(encoding));
  const app = new Hono();
  app.use(compressDocuments(has ? compress : undefined));
  app.get('/', (c) => c.body(page, 404, { 'content-type': type, ...more }));
  const get = (accept?: string) =>
    app.request('/', { headers: accept === undefined ? {} : { 'accept-encoding': accept } });
  return { compress, get };
}

test.each([
  ['gzip, br', 'br'],
  ['gzip', 'gzip'],
])('a document for a browser that accepts %s is sent as %s', async (accept, encoding) => {
  const answer = await serving(LONG).get(accept);
  expect(await answer.text()).toBe(encoding);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(answer.headers.get('vary')).toBe('accept-encoding');
});

test.each([undefined, 'identity'])(
  'for one that accepts %s it goes out plainly',
  async (accept) => {
    const { get, compress } = serving(LONG);
    const answer = await get(accept);
    expect(await answer.text()).toBe(LONG);
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(answer.headers.get('vary')).toBe('accept-encoding');
    expect(compress).not.toHaveBeenCalled();
  },
);

test('a document is compressed from 1024 bytes on', async () => {
  const short = await serving('a'.repeat(1023)).get('br');
  expect([await short.text(), short.headers.get('content-encoding')]).toEqual([
    'a'.repeat(1023),
    null,
  ]);
  expect(await (await serving('a'.repeat(1024)).get('br')).text()).toBe('br');
});

test.each([
  ['anything but a document', 'application/json', true],
  ['a server that cannot compress', 'text/html', false],
])('%s goes out as it is', async (_, type, has) => {
  const { get, compress } = serving(LONG, type, has);
  const answer = await get('br');
  expect([await answer.text(), answer.headers.get('vary')]).toEqual([LONG, null]);
  expect(compress).not.toHaveBeenCalled();
});

test('a document that differs by cookie too says both (RFC 9110, section 12.5.5)', async () => {
  const answer = await serving(LONG, 'text/html', true, { vary: 'Cookie' }).get('br');
  const names = answer.headers.get('vary')!.toLowerCase().split(/,\s*/);
  expect(names.toSorted()).toEqual(['accept-encoding', 'cookie']);
});
