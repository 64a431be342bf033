import { afterEach, expect, test, vi } from 'vitest';
import { ANSWERS, CONFIG, ORIGIN, serverWith } from '../server-fakes.ts';

afterEach(() => vi.restoreAllMocks());

const silence = () => vi.spyOn(console, 'error').mockImplementation(() => {});
const never = () => new Promise<Response>(() => {});
const notFound = () => Response.json({ message: 'no' }, { status: 404 });

test('behind a proxy a page knows the address that its buyer sees', async () => {
  const urls: string[] = [];
  const renderPage = ({ url }: { url: URL }) => {
    urls.push(url.href);
    return { lang: 'pt-BR', title: 'T', head: '', body: '' };
  };
  const settings = { publicOrigin: 'https://checkout.example' };
  const { get, calls } = serverWith({ settings, renderPage });
  await get('/lead?product=BETA', { host: 'evil.example' });
  expect(urls).toEqual(['https://checkout.example/lead?product=BETA']);
  for (const { headers } of calls) {
    expect(headers.get('referer')).toBe('https://checkout.example/lead?product=BETA');
  }
});

test('the calls of a page say whose they are: address, browser and request', async () => {
  const { handler, calls } = serverWith({ settings: { trustedProxies: 1 } });
  const headers = {
    'user-agent': 'Phone/1',
    'x-request-id': 'r-1',
    'x-forwarded-for': '192.0.2.7',
    cookie: 'email=a',
    authorization: 'Basic x',
  };
  const request = new Request(`${ORIGIN}/lead?product=BETA`, { headers });
  await handler(request, { address: '10.0.0.1' });
  expect(calls).toHaveLength(2);
  for (const call of calls) {
    expect(call.headers.get('user-agent')).toBe('Phone/1');
    expect(call.headers.get('x-request-id')).toBe('r-1');
    expect(call.headers.get('x-forwarded-for')).toBe('192.0.2.7, 10.0.0.1');
    expect(call.headers.get('cookie')).toBeNull();
    expect(call.headers.get('authorization')).toBeNull();
  }
});

test('an upstream that does not answer is left alone after ten pages: the next goes out at once', async () => {
  silence();
  let isDead = true;
  const answers = {
    ...ANSWERS,
    '/config': () => (isDead ? never() : Response.json(CONFIG)),
  };
  const { get, calls, pages } = serverWith({ settings: { waitMs: 5 }, answers });
  for (let page = 0; page < 10; page++) await get('/lead?product=BETA');
  expect(calls).toHaveLength(20);
  const page = await get('/lead?product=BETA');
  expect(page.status).toBe(200);
  expect(pages.at(-1)).toMatchObject({ state: 'waiting', productCode: 'BETA' });
  expect(calls).toHaveLength(20);
  isDead = false;
  const later = performance.now() + 5_000;
  vi.spyOn(performance, 'now').mockReturnValue(later);
  await get('/lead?product=BETA');
  expect(calls).toHaveLength(22);
});

test('an upstream that answers with errors is asked for every page', async () => {
  silence();
  const { get, calls } = serverWith({ answers: { ...ANSWERS, '/config': notFound } });
  for (let page = 0; page < 12; page++) await get('/lead?product=BETA');
  expect(calls).toHaveLength(24);
});
