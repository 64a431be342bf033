import { expect, test, vi } from 'vitest';
import { createUpstream } from './upstream.ts';
import { ORIGIN } from '../server-test-kit.ts';

const API_URL = new URL('https://api.example/base/');
const noBrands = async () => [];

async function sentBy(request: Request, apiUrl = API_URL) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({}));
  const upstream = createUpstream({ apiUrl }, noBrands, fetch);
  await upstream(request);
  const [url, init] = fetch.mock.calls[0]!;
  return { url, init: init! };
}

test.each([
  ['https://api.example/', 'https://api.example/api/v1/lead?a=1'],
  ['https://api.example/base/?x=1#y', 'https://api.example/base/api/v1/lead?a=1'],
])('with API_URL %s a call goes to %s, and no redirect is followed', async (apiUrl, address) => {
  const request = new Request(`${ORIGIN}/api/v1/lead?a=1`, {
    method: 'POST',
    headers: { 'idempotency-key': 'k1' },
    body: '{"a":1}',
  });
  const { url, init } = await sentBy(request, new URL(apiUrl));
  expect(url).toBe(address);
  expect(init).toMatchObject({ method: 'POST', redirect: 'manual' });
  expect(new Headers(init.headers).get('idempotency-key')).toBe('k1');
  expect(new TextDecoder().decode(init.body as ArrayBuffer)).toBe('{"a":1}');
});

test('a call ends with its request, or after 65 s', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const asker = new AbortController();
  const { signal } = asker;
  const { init } = await sentBy(new Request(`${ORIGIN}/api/v1/seller/direto`, { signal }));
  expect(timeout).toHaveBeenCalledExactlyOnceWith(65_000);
  expect(init.signal!.aborted).toBe(false);
  asker.abort();
  expect(init.signal!.aborted).toBe(true);
});

test('without API_URL the sandbox answers, and nothing is fetched', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>();
  const upstream = createUpstream({ apiUrl: undefined }, noBrands, fetch);
  const answer = await upstream(new Request(`${ORIGIN}/api/v1/seller/direto?product=X`));
  expect(answer.headers.get('content-type')).toContain('json');
  expect(fetch).not.toHaveBeenCalled();
});

test('the sandbox reads its brands at the first call and once, or again where that failed', async () => {
  const read = vi.fn<typeof noBrands>(noBrands).mockRejectedValueOnce(new Error('no such file'));
  const upstream = createUpstream({ apiUrl: undefined }, read);
  expect(read).not.toHaveBeenCalled();
  const ask = () => upstream(new Request(`${ORIGIN}/api/v1/seller/direto`));
  await expect(ask()).rejects.toThrow('no such file');
  for (let call = 0; call < 2; call++) {
    expect((await ask()).headers.get('content-type')).toContain('json');
  }
  expect(read).toHaveBeenCalledTimes(2);
});
