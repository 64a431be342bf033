import { expect, test } from 'vitest';
import { serverWith } from '../server-test-kit.ts';
import type { Captcha } from '../settings/captcha-settings.ts';

const PAGE = 'https://checkout.example';
const CAPTCHA: Captcha = {
  origin: 'https://captcha.example',
  script: 'https://provider.example/token.js',
  sources: ['https://provider.example'],
  parent: PAGE,
};
const PROGRAM = '/assets/captcha-1a2b3c4d.js';
const askedBy = (parent: string) => `/captcha?parent=${encodeURIComponent(parent)}`;

/** Every path is a file of this server; `ask` asks the captcha's host. */
function serverOf(captcha = CAPTCHA) {
  const { handler, calls } = serverWith({
    settings: { captcha },
    files: [async (c) => c.text('1')],
  });
  const ask = (path: string, origin = captcha.origin, init?: RequestInit) =>
    handler(new Request(origin + path, init));
  return { ask, calls };
}

test('the document names its program, its script and the page around it', async () => {
  const response = await serverOf().ask(askedBy(PAGE));
  const html = await response.text();
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(html).toContain(`data-parent="${PAGE}"`);
  expect(html).toContain(`data-script="${CAPTCHA.script}"`);
  expect(html.match(/<script[^>]*>/g)).toEqual([`<script type="module" src="${PROGRAM}">`]);
});

test('its policy lets in the provider alone, and only the page that asked around it', async () => {
  const { headers } = await serverOf().ask(askedBy(PAGE));
  const policy = headers.get('content-security-policy')!.split('; ');
  // Nothing that a buyer could be led to type leaves by a form, and no address is read otherwise.
  const closed = ['default-src', 'form-action', 'base-uri', 'object-src'];
  const provider = ['script-src', 'connect-src'];
  const wanted = [
    ...closed.map((name) => `${name} 'none'`),
    ...provider.map((name) => `${name} 'self' https://provider.example`),
    `frame-ancestors ${PAGE}`,
  ];
  expect(policy).toEqual(expect.arrayContaining(wanted));
  expect(headers.get('x-frame-options')).toBeNull();
});

test.each([
  // Of pages that are not ours.
  [askedBy('https://checkout.example.evil.example'), 403],
  [askedBy('https://checkout.example/'), 403],
  [askedBy("'self' *"), 403],
  [askedBy(''), 403],
  ['/', 404],
  ['/lead?product=BETA', 404],
  ['/assets/other.js', 404],
  ['/brands/beta.js', 404],
  ['/sandbox', 404],
  ['/api/v1/seller/direto', 404],
] as const)('nothing else is served by the captcha’s host: %s, %i', async (path, status) => {
  expect((await serverOf().ask(path)).status).toBe(status);
});

test('on this machine every origin but its own host may frame it', async () => {
  const { ask } = serverOf({ ...CAPTCHA, origin: 'http://127.0.0.1:3000', parent: undefined });
  const statusOf = async (parent: string) => (await ask(askedBy(parent))).status;
  expect(await statusOf('http://localhost:3000')).toBe(200);
  expect(await statusOf('http://127.0.0.1:4000')).toBe(403);
  expect(await statusOf('https://evil.example')).toBe(403);
});

test('its program and a script of our own are files of its host', async () => {
  const { ask } = serverOf({ ...CAPTCHA, script: '/provider.js', sources: [] });
  expect((await ask(PROGRAM)).status).toBe(200);
  expect((await ask('/provider.js')).status).toBe(200);
  const { headers } = await ask(askedBy(PAGE));
  expect(headers.get('content-security-policy')).toContain("script-src 'self';");
});

test('pages have no document of a captcha on their own origin, and name the one of its host', async () => {
  const { handler, pages } = serverWith({ settings: { captcha: CAPTCHA } });
  const own = await handler(new Request(PAGE + askedBy(PAGE)));
  expect(own.status).toBe(307);
  const page = await handler(new Request(`${PAGE}/payment?product=BETA`));
  expect(pages.at(-1)?.captcha).toBe('https://captcha.example/captcha');
  expect(await page.text()).not.toContain('provider.example');
});
