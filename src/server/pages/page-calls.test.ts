import { expect, test, vi } from 'vitest';
import { ANSWERS, CONFIG, mutedErrors, ORIGIN, serverWith } from '../server-test-kit.ts';

const never = () => new Promise<Response>(() => {});

test('behind a proxy a page knows the address that its buyer sees', async () => {
  const urls: string[] = [];
  const renderPage = ({ url }: { url: URL }) => {
    urls.push(url.href);
    return { lang: 'pt-BR', title: 'T', head: '', body: '' };
  };
  const settings = { publicOrigin: 'https://checkout.example' };
  const { get, calls } = serverWith({ settings, renderPage });
  await get('/lead?product=BETA', { host: 'evil.example' });
  expect(urls).toEqual(['https://checkout.example/lead']);
  for (const { headers } of calls) {
    expect(headers.get('referer')).toBe('https://checkout.example/lead?product=BETA');
  }
});

test('the calls of a page say whose they are: address, browser and request', async () => {
  const { handler, calls } = serverWith({ settings: { trustedProxies: 1 } });
  const headers = {
    'user-agent': 'Phone/1',
    'x-request-id': 'request-1',
    'x-forwarded-for': '192.0.2.7',
    cookie: 'email=a',
    authorization: 'Basic x',
  };
  const request = new Request(`${ORIGIN}/lead?product=BETA`, { headers });
  await handler(request, { address: '10.0.0.1' });
  expect(calls).toHaveLength(2);
  for (const call of calls) {
    expect(call.headers.get('user-agent')).toBe('Phone/1');
    expect(call.headers.get('x-request-id')).toBe('request-1');
    expect(call.headers.get('x-forwarded-for')).toBe('192.0.2.7, 10.0.0.1');
    expect(call.headers.get('cookie')).toBeNull();
    expect(call.headers.get('authorization')).toBeNull();
  }
});

const LEAD = '/lead?product=BETA';
const unavailable = () => Response.json({ message: 'no' }, { status: 503 });

type Config = () => Response | Promise<Response>;

/** A server whose upstream answers config first so, and then otherwise. */
function serverWithConfig(first: Config, then = first, waitMs = 1500) {
  let asked = 0;
  const answers = { ...ANSWERS, '/config': () => (++asked === 1 ? first() : then()) };
  return serverWith({ settings: { waitMs }, answers });
}

test.each<[string, Config]>([
  ['503 once', unavailable],
  ['no connection once', () => Promise.reject(new TypeError('refused'))],
])('D-185: %s: config is asked for once more, and the page is whole', async (_, first) => {
  mutedErrors();
  const { get, calls, pages } = serverWithConfig(first, () => Response.json(CONFIG));
  const began = performance.now();
  expect((await get(LEAD)).status).toBe(200);
  expect(performance.now() - began).toBeLessThan(1000);
  expect(pages[0]).toMatchObject({ state: 'ready', config: { title: 'Course' } });
  expect(calls).toHaveLength(3);
});

test('[CHROME-21] a failure whose repetition outlasts the wait is a redirect, not the overlay', async () => {
  mutedErrors();
  const { get, calls } = serverWithConfig(unavailable, never, 300);
  expect((await get(LEAD)).status).toBe(307);
  await vi.waitFor(() => expect(calls.at(-1)!.signal.aborted).toBe(true));
});

test('an upstream that is too slow: the page goes out and leaves the calls to the browser', async () => {
  const { get, pages } = serverWithConfig(never, never, 20);
  const response = await get(LEAD);
  expect(response.status).toBe(200);
  const product = { productCode: 'BETA', business: 'business of BETA' };
  expect(pages[0]).toMatchObject({ state: 'waiting', config: null, seller: null, ...product });
  expect(response.headers.get('content-security-policy')).toContain("img-src 'self' data: https:;");
});
