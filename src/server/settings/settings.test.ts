import { expect, test } from 'vitest';
import { readSettings, shellSettings, type Settings } from './settings.ts';

type Env = Record<string, string>;
const API_URL = 'https://api.example';
/** A command that may run on the sandbox. */
const here = (env: Env = {}) => readSettings(env, { allowSandbox: true });
/** The production command, before an upstream. */
const live = (env: Env = {}) => readSettings({ API_URL, ...env }, { allowSandbox: false });

const OPEN = { ALLOW_PLACEHOLDERS: '1', ALLOW_PRICE_MISMATCH: 'WUP, ATRINCA-2025,' };
const TIMES = { DRAIN_MS: '10', STOP_MS: '20', KEEP_ALIVE_MS: '3000' };
const TOKEN = 'a-token-of-20-signs.';

test.each<[string, (env: Env) => Settings, Env, object]>([
  ['a real upstream is production', live, {}, { sandbox: false, environment: 'production' }],
  ['production drains before it stops', live, {}, { stop: { drainMs: 5_000 } }],
  ['elsewhere nothing drains', here, {}, { stop: { drainMs: 0 } }],
  ['times are set', live, TIMES, { stop: { drainMs: 10, writeMs: 20 }, keepAliveMs: 3000 }],
  ['buyers come over https in production', live, {}, { isSecure: true }],
  ['unless its public origin says no', live, { PUBLIC_ORIGIN: 'http://a.b' }, { isSecure: false }],
  ['elsewhere they do not', here, {}, { isSecure: false }],
  ['unless it says so', here, { API_URL, PUBLIC_ORIGIN: 'https://a.b/' }, { isSecure: true }],
  ['an origin ends with its host', live, { PUBLIC_ORIGIN: API_URL }, { publicOrigin: API_URL }],
  ['no unfinished brand is open', here, {}, { allowPlaceholders: false, allowPriceMismatch: [] }],
  ['one that is named is', here, OPEN, { allowPriceMismatch: ['WUP', 'ATRINCA-2025'] }],
  ['and where all are', here, OPEN, { allowPlaceholders: true }],
  ['a command serves this machine alone', here, {}, { host: '127.0.0.1' }],
  ['the production one serves all', live, {}, { host: undefined }],
  ['unless HOST says otherwise', here, { HOST: '0.0.0.0' }, { host: '0.0.0.0' }],
  ['no trusted proxy is a number', here, { TRUSTED_PROXIES: '0' }, { trustedProxies: 0 }],
  ['a blank is no number', here, { TRUSTED_PROXIES: ' ' }, { trustedProxies: undefined }],
  ['a link switches to homologation', here, {}, { allowHomologation: true }],
  ['but not in production', here, { ENVIRONMENT: 'production' }, { allowHomologation: false }],
  ['nor before an upstream', live, {}, { allowHomologation: false }],
  ['unless it is allowed', live, { ALLOW_HOMOLOGATION: '1' }, { allowHomologation: true }],
  ['production logs lines from info on', live, {}, { logLevel: 'info' }],
  ['a developer reads sentences', here, {}, { logLevel: undefined }],
  ['unless a level is set', here, { LOG_LEVEL: 'debug' }, { logLevel: 'debug' }],
  ['no token tells the metrics', here, {}, { metricsToken: undefined }],
  ['but one that is set', here, { METRICS_TOKEN: TOKEN }, { metricsToken: TOKEN }],
  ['production makes up no key that no other copy could read', live, {}, { visitKeys: [] }],
  ['a developer has one', here, {}, { visitKeys: [expect.objectContaining({ length: 32 })] }],
  ['there is no captcha', here, {}, { captcha: undefined }],
])('settings: %s', (_, read, env, expected) => {
  expect(read(env)).toMatchObject(expected);
});

test('the path of an upstream is kept, and a stop waits longer than the longest payment', () => {
  expect(live({ API_URL: `${API_URL}/base/` }).apiUrl?.href).toBe(`${API_URL}/base/`);
  expect(live().stop.writeMs).toBeGreaterThanOrEqual(70_000);
});

test.each(['', '  '])('production never runs on the sandbox by a forgotten setting: %j', (none) => {
  expect(() => live({ API_URL: none })).toThrow(/^API_URL is not set/);
});

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['WAIT_MS', '60000'],
  ['UPSTREAM_CALLS', '0'],
  ['DRAIN_MS', '-1'],
  ['KEEP_ALIVE_MS', '0'],
  ['PUBLIC_ORIGIN', 'checkout.example'],
  ['PUBLIC_ORIGIN', 'https://checkout.example/path'],
  ['PUBLIC_ORIGIN', 'ftp://checkout.example'],
  ['ENVIRONMENT', 'prod'],
  ['API_URL', 'api.example'],
  ['API_URL', 'ftp://api.example'],
  ['API_URL', 'https://user:secret@api.example'],
  ['API_URL', 'https://api.example/?key=1'],
  ['TRUSTED_PROXIES', '11'],
  ['PAYMENTS_PER_MINUTE', '-1'],
  ['SMS_PER_MINUTE', 'none'],
  ['ALLOW_HOMOLOGATION', 'yes'],
  ['ALLOW_PRICE_MISMATCH', 'WUP;LIVE'],
  ['ALLOW_PRICE_MISMATCH', 'wup'],
  ['LOG_LEVEL', 'verbose'],
])('%s=%s is refused in one sentence that names it', (name, value) => {
  expect(() => here({ [name]: value })).toThrow(new RegExp(`^(?!.*secret@)${name} [^.]*.*\\.$`));
});

const SCRIPT = 'https://provider.example/v1/token.js';
const CAPTCHA = {
  CAPTCHA_SCRIPT: SCRIPT,
  CAPTCHA_ORIGIN: 'https://captcha.example',
  PUBLIC_ORIGIN: 'https://checkout.example',
};

test('a captcha is a script of any provider, on an origin of its own, and the origins that it needs', () => {
  expect(here(CAPTCHA).captcha).toEqual({
    origin: 'https://captcha.example',
    script: SCRIPT,
    sources: ['https://provider.example'],
    parent: 'https://checkout.example',
  });
  const sources = ['https://provider.example', 'https://*.frames.example'];
  const CAPTCHA_SCRIPT = '/captcha.js';
  const own = here({ ...CAPTCHA, CAPTCHA_SCRIPT, CAPTCHA_SOURCES: sources.join(' ') });
  expect(own.captcha).toMatchObject({ script: CAPTCHA_SCRIPT, sources });
});

test.each(['http://127.0.0.1:3000', 'http://captcha.localhost:3000'])(
  'on this machine a captcha needs neither https nor PUBLIC_ORIGIN: %s',
  (CAPTCHA_ORIGIN) => {
    const script = 'http://127.0.0.1:9000/captcha.js';
    const { captcha } = here({ CAPTCHA_SCRIPT: script, CAPTCHA_ORIGIN });
    const sources = ['http://127.0.0.1:9000'];
    expect(captcha).toEqual({ origin: CAPTCHA_ORIGIN, script, sources });
  },
);

test.each([
  [{ CAPTCHA_SCRIPT: 'http://provider.example/x.js' }, /^CAPTCHA_SCRIPT is 'http:/],
  [{ CAPTCHA_ORIGIN: '' }, /^CAPTCHA_SCRIPT is set without CAPTCHA_ORIGIN: .*card form\.$/],
  [{ CAPTCHA_ORIGIN: 'http://captcha.example' }, /^CAPTCHA_ORIGIN is 'http:/],
  [{ CAPTCHA_ORIGIN: 'https://captcha.example/path' }, /^CAPTCHA_ORIGIN is/],
  [{ CAPTCHA_ORIGIN: 'https://checkout.example:444' }, /^CAPTCHA_ORIGIN is .*another host name/],
  [{ PUBLIC_ORIGIN: '' }, /^PUBLIC_ORIGIN is not set: .*CAPTCHA_ORIGIN.*\.$/],
  [{ CAPTCHA_SCRIPT: '' }, /^CAPTCHA_ORIGIN is set without CAPTCHA_SCRIPT/],
  [{ CAPTCHA_SCRIPT: '', CAPTCHA_ORIGIN: '', CAPTCHA_SOURCES: SCRIPT }, /^CAPTCHA_SOURCES has/],
  [{ CAPTCHA_ORIGIN: 'https://*.example' }, /^CAPTCHA_ORIGIN is/],
  [{ CAPTCHA_SOURCES: "'unsafe-inline'" }, /^CAPTCHA_SOURCES has/],
])('a captcha that no page could use safely stops the start: %o', (changes, message) => {
  expect(() => here({ ...CAPTCHA, ...changes })).toThrow(message);
});

test.each(['http://10.0.0.5:8080', 'http://127.evil.example', 'http://localhost.example'])(
  'cards do not travel unencrypted to %s',
  (API_URL) => {
    expect(() => here({ API_URL })).toThrow(/^API_URL starts with http:.*ALLOW_PLAIN_UPSTREAM=1/);
    expect(() => here({ API_URL, ALLOW_PLAIN_UPSTREAM: '0' })).toThrow(/^API_URL starts/);
    expect(here({ API_URL, ALLOW_PLAIN_UPSTREAM: '1' }).apiUrl?.href).toBe(new URL(API_URL).href);
  },
);

test.each(['http://localhost:8080', 'http://127.8.9.1', 'http://[::1]:80'])(
  'an upstream on the same machine needs no https: %s',
  (API_URL) => {
    expect(here({ API_URL }).apiUrl?.href).toBe(new URL(API_URL).href);
  },
);

test.each([
  [{}, 'production', false],
  [{ ALLOW_HOMOLOGATION: '1' }, 'production', true],
  [{ ENVIRONMENT: 'homolog' }, 'homolog', true],
])('D-170: the static shell of a build with %j', (env, environment, allowHomologation) => {
  expect(shellSettings(env)).toEqual({ environment, allowHomologation });
});

test.each(['short', 'fifteen-letters', 'with a space in between', 'ümlaute-in-einem-token'])(
  'a token for the metrics is long and fits into a header: %s does not, and is not printed',
  (token) => {
    const refused = () => here({ METRICS_TOKEN: token });
    expect(refused).toThrow(/^METRICS_TOKEN must have at least 16/);
    expect(refused).not.toThrow(token);
  },
);
