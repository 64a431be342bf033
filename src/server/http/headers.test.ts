import { expect, test } from 'vitest';
import { contentSecurityPolicy, imageSources, newNonce } from './content-security-policy.ts';
import { brandOf, entryOf, serverWith } from '../server-test-kit.ts';

const directives = (policy: string) =>
  new Map(
    policy.split('; ').map((text) => {
      const [name = '', ...sources] = text.split(' ');
      return [name, sources] as const;
    }),
  );

const NONE = "'none'";
const CLOSED_BY_ALL = { 'default-src': NONE, 'base-uri': NONE, 'object-src': NONE };
const VIMEO = 'https://player.vimeo.com';
const CAPTCHA = 'https://captcha.example';
const TAGS = ['https://tags.example', 'https://*.stats.example'];
const OF_TAGS = TAGS.join(' ');

/** Sources by directive; without frames and tags unless `more` names them. */
const policyWith = (more: object = {}) => {
  const found = directives(contentSecurityPolicy({ nonce: 'abc', images: [], ...more }));
  return Object.fromEntries([...found].map(([name, sources]) => [name, sources.join(' ')]));
};

test.each<[string, object, Record<string, string | undefined>]>([
  [
    'own scripts by nonce, and pictures from where the flows have them',
    { images: ['https://img.example'] },
    {
      ...CLOSED_BY_ALL,
      'script-src': "'self' 'nonce-abc'",
      'style-src': "'nonce-abc'",
      'img-src': "'self' data: https://img.example",
      'connect-src': "'self'",
      'form-action': "'self'",
      'frame-ancestors': NONE,
      'trusted-types': NONE,
      'require-trusted-types-for': "'script'",
    },
  ],
  [
    "[ROUTE-03] frames and videos from where the screen's videos are",
    { media: { frames: [VIMEO], files: ['https://media.example'] } },
    { 'frame-src': VIMEO, 'media-src': "'self' https://media.example" },
  ],
  [
    'a frame of the captcha, to which no script or call goes',
    { media: { frames: [VIMEO], files: [] }, captcha: CAPTCHA },
    {
      'frame-src': `${VIMEO} ${CAPTCHA}`,
      'script-src': "'self' 'nonce-abc'",
      'connect-src': "'self'",
      'trusted-types': NONE,
    },
  ],
  [
    'scripts, pictures, calls and frames of the tag manager, where it may run',
    { tags: TAGS },
    {
      ...CLOSED_BY_ALL,
      'script-src': `'self' 'nonce-abc' ${OF_TAGS}`,
      'img-src': `'self' data: ${OF_TAGS}`,
      'connect-src': `'self' ${OF_TAGS}`,
      'frame-src': OF_TAGS,
      'style-src': "'nonce-abc'",
      'form-action': "'self'",
    },
  ],
])('the policy allows %s, and nothing else', (_, more, expected) => {
  expect(policyWith(more)).toMatchObject(expected);
  expect(Object.values(policyWith(more)).join(' ')).not.toMatch(/unsafe-|strict-dynamic|http:/);
});

test('without a video, a captcha or a tag manager there is no frame, and without tags no free type', () => {
  expect(policyWith()).not.toHaveProperty('frame-src');
  expect(policyWith({ tags: TAGS })).not.toHaveProperty('trusted-types');
});

test('a nonce is 128 bits and never the same', () => {
  const nonces = Array.from({ length: 50 }, newNonce);
  expect(new Set(nonces).size).toBe(50);
  for (const nonce of nonces) expect(atob(nonce)).toHaveLength(16);
});

test('every page has its own nonce, in the policy and on each of its scripts and styles', async () => {
  const { get, pages } = serverWith();
  const nonceOf = async () => {
    const response = await get('/lead?product=BETA');
    const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy')!)![1]!;
    const html = await response.text();
    const tags = html.match(/<(script(?! type="application)|style|link)[^>]*>/g)!;
    expect(tags.length).toBeGreaterThan(2);
    for (const tag of tags) expect(tag).toContain(`nonce="${nonce}"`);
    return nonce;
  };
  expect(await nonceOf()).not.toBe(await nonceOf());
  expect(pages).toHaveLength(1);
});

/** Browser features that the checkout never uses, and one that only video players use. */
const CLOSED = ['camera', 'geolocation', 'microphone', 'payment', 'autoplay'];

test.each([
  ['GET', '/lead?product=BETA', 200],
  ['HEAD', '/lead?product=BETA', 200],
  ['POST', '/lead?product=BETA', 200],
  ['PUT', '/lead', 405],
  ['GET', '/', 200],
  ['GET', '/nope', 307],
  ['GET', '/healthcheck', 200],
  ['GET', '/metrics', 404],
  ['GET', '/assets/none.js', 404],
  ['GET', '/api/nothing', 404],
  ['POST', '/api/v2/payment', 403],
  ['DELETE', '/visit', 403],
])('%s %s (%i) carries the headers of every response', async (method, path, status) => {
  const { handler } = serverWith({ settings: { isSecure: true } });
  const response = await handler(new Request(`https://checkout.example${path}`, { method }));
  expect(response.status).toBe(status);
  const { headers } = response;
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  const permissions = headers.get('permissions-policy')!.split(', ');
  expect(permissions).toEqual(expect.arrayContaining(CLOSED.map((name) => `${name}=()`)));
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/);
  // No other page frames it, and it takes no base and no plug-in.
  const found = directives(headers.get('content-security-policy') ?? '');
  for (const name of ['default-src', 'frame-ancestors', 'base-uri']) {
    expect(found.get(name), name).toEqual(["'none'"]);
  }
});

test.each(['/lead?product=BETA', '/payment?product=BETA', '/'])(
  'no other site frames or embeds the document %s, in older browsers too, and none lists it',
  async (path) => {
    const { headers } = await serverWith().get(path);
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('x-robots-tag')).toBe('noindex');
  },
);

test.each([
  [{ isSecure: true }, 'max-age=63072000; includeSubDomains'],
  [{ isSecure: false }, null],
])('browsers are told to stay on https by setting, not by host: %j', async (settings, expected) => {
  for (const address of ['https://checkout.example/lead', 'http://localhost:3000/lead']) {
    const { headers } = await serverWith({ settings }).handler(new Request(address));
    expect(headers.get('strict-transport-security')).toBe(expected);
  }
});

test.each([
  [undefined, 'same-origin'],
  ['cross-site', 'same-origin'],
  ['same-origin', 'same-origin'],
  ['none', null],
])('a page reached from %s: no other page keeps hold of its window', async (site, expected) => {
  const response = await serverWith().get(
    '/lead?product=BETA',
    site ? { 'sec-fetch-site': site } : {},
  );
  expect(response.headers.get('cross-origin-opener-policy')).toBe(expected);
});

test('a screen that takes a card has no frame and no player of another host, whatever its brand shows', async () => {
  const source = { kind: 'frame', address: 'https://v.example/1' };
  const screen = { blocks: [{ id: 'v', block: 'video', source }] };
  const brand = brandOf(entryOf('BETA'));
  const screens = { presentation: screen, payment: screen, 'payment/upsell': screen } as never;
  const { get } = serverWith({
    loadBrand: async () => ({ ...brand, brand: { ...brand.brand, screens } }),
  });
  const framesOf = async (path: string) => {
    const { headers } = await get(`${path}?product=BETA`);
    expect(headers.get('permissions-policy')!.includes('v.example')).toBe(path === '/presentation');
    return directives(headers.get('content-security-policy')!).get('frame-src');
  };
  expect(await framesOf('/presentation')).toEqual(['https://v.example']);
  expect(await framesOf('/payment')).toBeUndefined();
  expect(await framesOf('/payment/upsell')).toBeUndefined();
});

test.each([
  ['https://checkout.example', true, true],
  ['http://checkout.example', true, true],
  ['http://localhost:3000', true, false],
  ['http://10.0.0.5:3000', false, false],
])('a page of %s (secure: %s) asks for all over https: %s', async (origin, isSecure, expected) => {
  const { handler } = serverWith({ settings: { isSecure } });
  const { headers } = await handler(new Request(`${origin}/lead?product=BETA`));
  const policy = directives(headers.get('content-security-policy')!);
  expect(policy.has('upgrade-insecure-requests')).toBe(expected);
});

const flowsWith = (logo: string) => [{ id: 'default', steps: [], props: { media: { logo } } }];

test.each([
  ['https://img.example:8443/a.svg', ['https://img.example:8443']],
  ['http://img.example/a.svg', []],
  ['data:image/svg+xml,<svg/>', []],
  ['javascript:alert(1)', []],
  ['/brands/own.svg', []],
])('a config whose logo is %s lets pictures come from %j', (logo, expected) => {
  expect(imageSources(flowsWith(logo))).toEqual(expected);
});
