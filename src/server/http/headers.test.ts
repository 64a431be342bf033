import { expect, test } from 'vitest';
import { contentSecurityPolicy, newNonce } from './content-security-policy.ts';
import { serverWith } from '../server-fakes.ts';

const directives = (policy: string) =>
  new Map(
    policy.split('; ').map((text) => {
      const [name = '', ...sources] = text.split(' ');
      return [name, sources] as const;
    }),
  );

test('the policy allows own scripts by nonce and nothing inline or evaluated', () => {
  const policy = contentSecurityPolicy({ nonce: 'abc', images: ['https://img.example'] });
  expect(policy).not.toMatch(/unsafe-|\*|http:/);
  const found = directives(policy);
  expect(found.get('script-src')).toEqual(["'self'", "'nonce-abc'"]);
  expect(found.get('style-src')).toEqual(["'nonce-abc'"]);
  expect(found.get('img-src')).toEqual(["'self'", 'data:', 'https://img.example']);
  expect(found.get('connect-src')).toEqual(["'self'"]);
  expect(found.get('form-action')).toEqual(["'self'"]);
  expect(found.get('require-trusted-types-for')).toEqual(["'script'"]);
  for (const name of [
    'default-src',
    'frame-ancestors',
    'base-uri',
    'object-src',
    'trusted-types',
  ]) {
    expect(found.get(name), name).toEqual(["'none'"]);
  }
});

test("[ROUTE-03] frames and videos come from where the screen's videos are, and from nowhere else", () => {
  const given = { frames: ['https://player.vimeo.com'], files: ['https://media.example'] };
  const found = directives(contentSecurityPolicy({ nonce: 'abc', images: [], media: given }));
  expect(found.get('frame-src')).toEqual(['https://player.vimeo.com']);
  expect(found.get('media-src')).toEqual(["'self'", 'https://media.example']);
  const none = directives(contentSecurityPolicy({ nonce: 'abc', images: [] }));
  expect(none.has('frame-src')).toBe(false);
  expect(none.get('default-src')).toEqual(["'none'"]);
});

test('a captcha may be framed from its origin, and no script or call goes there', () => {
  const captcha = 'https://captcha.example';
  const media = { frames: ['https://player.vimeo.com'], files: [] };
  const found = directives(contentSecurityPolicy({ nonce: 'abc', images: [], media, captcha }));
  expect(found.get('frame-src')).toEqual(['https://player.vimeo.com', captcha]);
  found.delete('frame-src');
  expect([...found.values()].flat().join(' ')).not.toContain('captcha');
  expect(found.get('trusted-types')).toEqual(["'none'"]);
});

test('development allows the sockets of hot reload and still nothing inline', () => {
  const policy = contentSecurityPolicy({ nonce: 'abc', images: [], dev: true });
  expect(policy).not.toMatch(/unsafe-|trusted-types/);
  expect(directives(policy).get('connect-src')).toEqual(["'self'", 'ws:', 'wss:']);
});

test('a nonce is 128 bits and never the same', () => {
  const nonces = Array.from({ length: 50 }, newNonce);
  expect(new Set(nonces).size).toBe(50);
  for (const nonce of nonces) expect(atob(nonce)).toHaveLength(16);
});

test('every page has its own nonce, in the policy and on each of its scripts and styles', async () => {
  const { get } = serverWith();
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
});

test.each(['/lead?product=BETA', '/', '/nope', '/healthcheck', '/api/nothing', '/assets/none.js'])(
  '%s carries the headers of every response',
  async (path) => {
    const { headers } = await serverWith().get(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('strict-transport-security')).toBeNull();
  },
);

test.each([
  [true, 'max-age=63072000'],
  [false, null],
])('browsers are told to stay on https by setting, not by host: %s', async (isSecure, expected) => {
  for (const address of ['https://checkout.example/lead', 'http://localhost:3000/lead']) {
    const { headers } = await serverWith({ settings: { isSecure } }).handler(new Request(address));
    expect(headers.get('strict-transport-security')).toBe(expected);
  }
});

test('the permissions policy closes what the checkout does not use', async () => {
  const { headers } = await serverWith().get('/healthcheck');
  expect(headers.get('permissions-policy')).toBe(
    'accelerometer=(), autoplay=(), camera=(), display-capture=(), encrypted-media=(), ' +
      'fullscreen=(self), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), ' +
      'midi=(), payment=(), usb=()',
  );
});
