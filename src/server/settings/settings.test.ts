import { expect, test } from 'vitest';
import { readSettings, shellSettings } from './settings.ts';

const read = (env: Record<string, string>, allowSandbox = true) =>
  readSettings(env, { allowSandbox });

test('a real upstream makes it production', () => {
  const settings = read({ API_URL: 'https://api.example/base/' }, false);
  expect(settings).toMatchObject({ sandbox: false, environment: 'production' });
  expect(settings.apiUrl?.href).toBe('https://api.example/base/');
});

test('production never runs on the sandbox by a forgotten setting', () => {
  expect(() => read({}, false)).toThrow(/^API_URL is not set/);
  expect(() => read({ API_URL: '  ' }, false)).toThrow(/^API_URL is not set/);
});

test('production drains before it stops, and waits longer than the longest payment', () => {
  const upstream = { API_URL: 'https://api.example' };
  expect(read(upstream, false).stop.drainMs).toBe(5_000);
  expect(read({}).stop.drainMs).toBe(0);
  expect(read(upstream, false).stop.writeMs).toBeGreaterThanOrEqual(70_000);
  expect(read(upstream, false).keepAliveMs).toBe(75_000);
  const set = { ...upstream, DRAIN_MS: '10', STOP_MS: '20', KEEP_ALIVE_MS: '3000' };
  expect(read(set, false)).toMatchObject({ stop: { drainMs: 10, writeMs: 20 }, keepAliveMs: 3000 });
});

test('buyers come over https in production, and where the public origin says so', () => {
  const upstream = { API_URL: 'https://api.example' };
  expect(read(upstream, false).isSecure).toBe(true);
  expect(read({}).isSecure).toBe(false);
  const behindProxy = { ...upstream, PUBLIC_ORIGIN: 'https://checkout.example/' };
  expect(read(behindProxy)).toMatchObject({
    publicOrigin: 'https://checkout.example',
    isSecure: true,
  });
  expect(read({ ...upstream, PUBLIC_ORIGIN: 'http://localhost:8080' }, false).isSecure).toBe(false);
});

test('brands that are open all the same are named by their keys', () => {
  expect(read({})).toMatchObject({ allowPlaceholders: false, allowPriceMismatch: [] });
  const set = { ALLOW_PLACEHOLDERS: '1', ALLOW_PRICE_MISMATCH: 'WUP, ATRINCA-2025,' };
  expect(read(set)).toMatchObject({
    allowPlaceholders: true,
    allowPriceMismatch: ['WUP', 'ATRINCA-2025'],
  });
});

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['PORT', '3000.5'],
  ['WAIT_MS', '60000'],
  ['UPSTREAM_CALLS', '0'],
  ['DRAIN_MS', '-1'],
  ['STOP_MS', '70s'],
  ['KEEP_ALIVE_MS', '0'],
  ['PUBLIC_ORIGIN', 'checkout.example'],
  ['PUBLIC_ORIGIN', 'https://checkout.example/path'],
  ['PUBLIC_ORIGIN', 'ftp://checkout.example'],
  ['ENVIRONMENT', 'prod'],
  ['API_URL', 'api.example'],
  ['API_URL', 'ftp://api.example'],
  ['API_URL', 'https://user:word@api.example'],
  ['API_URL', 'https://api.example/?key=1'],
  ['TRUSTED_PROXIES', '11'],
  ['PAYMENTS_PER_MINUTE', '-1'],
  ['SMS_PER_MINUTE', 'none'],
  ['ALLOW_HOMOLOGATION', 'yes'],
  ['ALLOW_PLAIN_UPSTREAM', 'true'],
  ['ALLOW_PLACEHOLDERS', 'yes'],
  ['ALLOW_PRICE_MISMATCH', 'WUP;LIVE'],
  ['ALLOW_PRICE_MISMATCH', 'wup'],
])('%s=%s is refused in one sentence that names it', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name} [^.]*.*\\.$`));
});

const SCRIPT = 'https://provider.example/v1/token.js';
const CAPTCHA = {
  CAPTCHA_SCRIPT: SCRIPT,
  CAPTCHA_ORIGIN: 'https://captcha.example',
  PUBLIC_ORIGIN: 'https://checkout.example',
};

test('a captcha is a script of any provider, on an origin of its own, and the origins that it needs', () => {
  expect(read(CAPTCHA).captcha).toEqual({
    origin: 'https://captcha.example',
    script: SCRIPT,
    sources: ['https://provider.example'],
    parent: 'https://checkout.example',
  });
  const more = 'https://provider.example https://*.frames.example';
  const own = { ...CAPTCHA, CAPTCHA_SCRIPT: '/captcha.js', CAPTCHA_SOURCES: more };
  expect(read(own).captcha).toMatchObject({
    script: '/captcha.js',
    sources: ['https://provider.example', 'https://*.frames.example'],
  });
  expect(read({}).captcha).toBeUndefined();
});

test.each(['http://127.0.0.1:3000', 'http://captcha.localhost:3000'])(
  'on this machine a captcha needs neither https nor PUBLIC_ORIGIN: %s',
  (CAPTCHA_ORIGIN) => {
    const script = 'http://127.0.0.1:9000/captcha.js';
    expect(read({ CAPTCHA_SCRIPT: script, CAPTCHA_ORIGIN }).captcha).toEqual({
      origin: CAPTCHA_ORIGIN,
      script,
      sources: ['http://127.0.0.1:9000'],
      parent: undefined,
    });
  },
);

test.each([
  [{ CAPTCHA_SCRIPT: 'http://provider.example/x.js' }, /^CAPTCHA_SCRIPT is 'http:/],
  [{ CAPTCHA_SCRIPT: '//provider.example/x.js' }, /^CAPTCHA_SCRIPT is/],
  [{ CAPTCHA_ORIGIN: '' }, /^CAPTCHA_SCRIPT is set without CAPTCHA_ORIGIN: .*card form\.$/],
  [{ CAPTCHA_ORIGIN: 'http://captcha.example' }, /^CAPTCHA_ORIGIN is 'http:/],
  [{ CAPTCHA_ORIGIN: 'https://captcha.example/path' }, /^CAPTCHA_ORIGIN is/],
  [{ CAPTCHA_ORIGIN: 'https://checkout.example:444' }, /^CAPTCHA_ORIGIN is .*another host name/],
  [{ PUBLIC_ORIGIN: '' }, /^PUBLIC_ORIGIN is not set: .*CAPTCHA_ORIGIN.*\.$/],
  [{ CAPTCHA_SCRIPT: '' }, /^CAPTCHA_ORIGIN is set without CAPTCHA_SCRIPT/],
  [{ CAPTCHA_SCRIPT: '', CAPTCHA_ORIGIN: '', CAPTCHA_SOURCES: SCRIPT }, /^CAPTCHA_SOURCES has/],
  [{ CAPTCHA_SOURCES: 'https://a.example/b' }, /^CAPTCHA_SOURCES has/],
  [{ CAPTCHA_ORIGIN: 'https://*.example' }, /^CAPTCHA_ORIGIN is/],
  [{ CAPTCHA_SOURCES: "'unsafe-inline'" }, /^CAPTCHA_SOURCES has/],
])('a captcha that no page could use safely stops the start: %o', (changes, message) => {
  expect(() => read({ ...CAPTCHA, ...changes })).toThrow(message);
});

test('every command but the production one serves this machine alone, unless HOST says otherwise', () => {
  expect(read({}).host).toBe('127.0.0.1');
  expect(read({ API_URL: 'https://api.example' }, false).host).toBeUndefined();
  expect(read({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
  expect(read({ API_URL: 'https://api.example', HOST: '127.0.0.1' }, false).host).toBe('127.0.0.1');
});

test.each([
  'http://api.example',
  'http://10.0.0.5:8080',
  'http://127.evil.example',
  'http://localhost.example',
])('cards do not travel unencrypted to %s', (API_URL) => {
  expect(() => read({ API_URL })).toThrow(/^API_URL starts with http:.*ALLOW_PLAIN_UPSTREAM=1/);
  expect(() => read({ API_URL, ALLOW_PLAIN_UPSTREAM: '0' })).toThrow(/^API_URL starts/);
  expect(read({ API_URL, ALLOW_PLAIN_UPSTREAM: '1' }).apiUrl?.href).toBe(new URL(API_URL).href);
});

test.each([
  'http://localhost:8080',
  'http://127.0.0.1:8080',
  'http://127.8.9.1',
  'http://[::1]:80',
])('an upstream on the same machine needs no https: %s', (API_URL) => {
  expect(read({ API_URL }).apiUrl?.href).toBe(new URL(API_URL).href);
});

test('no trusted proxy differs from an unknown number of them', () => {
  expect(read({ TRUSTED_PROXIES: '0' }).trustedProxies).toBe(0);
  expect(read({ TRUSTED_PROXIES: '2' }).trustedProxies).toBe(2);
  expect(read({ TRUSTED_PROXIES: ' ' }).trustedProxies).toBeUndefined();
});

test('a link switches to homologation everywhere but in production, and there where it is allowed', () => {
  const allowed = (env: Record<string, string>) => read(env).allowHomologation;
  expect(allowed({})).toBe(true);
  expect(allowed({ ENVIRONMENT: 'homolog' })).toBe(true);
  expect(allowed({ ENVIRONMENT: 'production' })).toBe(false);
  expect(allowed({ API_URL: 'https://api.example' })).toBe(false);
  expect(allowed({ ENVIRONMENT: 'production', ALLOW_HOMOLOGATION: '1' })).toBe(true);
});

test.each([
  [{}, 'production', false],
  [{ ALLOW_HOMOLOGATION: '1' }, 'production', true],
  [{ ENVIRONMENT: 'homolog' }, 'homolog', true],
])('D-170: the static shell of a build with %j', (env, environment, allowHomologation) => {
  expect(shellSettings(env)).toEqual({ environment, allowHomologation });
});

test('production logs JSON lines from info on; a developer reads sentences unless a level is set', () => {
  const upstream = { API_URL: 'https://api.example' };
  expect(read(upstream, false).logLevel).toBe('info');
  expect(read({}).logLevel).toBeUndefined();
  for (const level of ['debug', 'info', 'warn', 'error', 'silent']) {
    expect(read({ LOG_LEVEL: level }).logLevel).toBe(level);
  }
  expect(() => read({ LOG_LEVEL: 'verbose' })).toThrow(
    "LOG_LEVEL is 'verbose' but must be one of debug, info, warn, error, silent.",
  );
});

test('a token for the metrics is long and fits into a header', () => {
  expect(read({}).metricsToken).toBeUndefined();
  expect(read({ METRICS_TOKEN: 'a-token-of-20-signs.' }).metricsToken).toBe('a-token-of-20-signs.');
  for (const token of [
    'short',
    'fifteen-letters',
    'with a space in between',
    'ümlaute-in-einem-token',
  ]) {
    const refused = () => read({ METRICS_TOKEN: token });
    expect(refused).toThrow(/^METRICS_TOKEN must have at least 16/);
    // A secret does not belong into the output of a start.
    expect(refused).not.toThrow(token);
  }
});

test('production makes up no key for visits, which no other copy could read; a developer has one', () => {
  expect(read({ API_URL: 'https://api.example' }, false).visitKeys).toEqual([]);
  expect(read({}).visitKeys.map(({ length }) => length)).toEqual([32]);
});

test('a refused API_URL does not print its password', () => {
  expect(() => read({ API_URL: 'https://user:word@api.example' })).toThrow(/^(?!.*word@)/);
});
