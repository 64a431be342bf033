import { version } from '../../../package.json';
import type { Environment } from '../../contract/page-data.ts';
import { captchaOf } from './captcha-settings.ts';
import { monitoringOf } from './monitoring-settings.ts';
import {
  anyText,
  brandKeys,
  flag,
  isLoopback,
  isOrigin,
  oneOf,
  secretThat,
  SettingError,
  settingsIn,
  textThat,
  whole,
  type Env,
} from './setting-values.ts';

const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export interface SettingsOptions {
  /** A missing API_URL starts the embedded sandbox, for this machine alone; in production it stops the start. */
  allowSandbox: boolean;
  dev?: boolean;
}

const ENVIRONMENTS: readonly Environment[] = ['test', 'homolog', 'production'];

/** Length of a key in bytes, and as many in base64 or base64url (RFC 4648). */
const KEY_BYTES = 32;
const KEY = /^[\w+/-]{43}=?$/;
const keysIn = (text: string) => text.split(',').map((key) => key.trim());

const isWebAddress = (text: string) =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
const publicOrigin = textThat(
  (text) => isWebAddress(text) && isOrigin(text.replace(/\/$/, '')),
  'an origin such as https://checkout.example.com, without a path',
);
const address = textThat(isWebAddress, 'an address that starts with https:// or http://');
const logLevel = oneOf([...LOG_LEVELS, 'silent']);
const perMinute = whole(0, 1_000_000);
const waitMs = whole(0, 30_000);
const stopMs = whole(0, 600_000);
const visitKeys = secretThat(
  (text) => keysIn(text).every((key) => KEY.test(key)),
  'be 32 random bytes in base64, as `openssl rand -base64 32` prints them; the key before it may follow after a comma',
);
const metricsToken = secretThat(
  (text) => /^[\w.~+/-]{16,}=*$/.test(text),
  'have at least 16 letters, digits or signs of - . _ ~ + / and no spaces',
);

function apiUrlOf(address: string | undefined, isPlainAllowed: boolean): URL | undefined {
  if (address === undefined) return undefined;
  const url = new URL(address);
  if (url.username || url.password || url.search || url.hash) {
    throw new SettingError('API_URL must have no user name, password, query or fragment.');
  }
  if (url.protocol === 'http:' && !isLoopback(url) && !isPlainAllowed) {
    throw new SettingError(
      'API_URL starts with http:// and leads to another machine, so cards would travel unencrypted: use https://, or set ALLOW_PLAIN_UPSTREAM=1 where the network in between encrypts them.',
    );
  }
  return url;
}

/** Those of the static shell too. @throws {SettingError} naming the one that is wrong. */
export function shellSettings(env: Env, otherwise: Environment = 'production') {
  const read = settingsIn(env);
  const environment = read('ENVIRONMENT', oneOf(ENVIRONMENTS)) ?? otherwise;
  const isAllowed = read('ALLOW_HOMOLOGATION', flag);
  return { environment, allowHomologation: isAllowed || environment !== 'production' };
}

export const newVisitKey = (): Uint8Array<ArrayBuffer> =>
  crypto.getRandomValues(new Uint8Array(KEY_BYTES));

/** docs/operations.md says what each setting means. @throws {SettingError} naming the first that is wrong. */
export function readSettings(env: Env, { allowSandbox, dev = false }: SettingsOptions) {
  const read = settingsIn(env);
  const origin = read('PUBLIC_ORIGIN', publicOrigin)?.replace(/\/$/, '');
  const keys = read('VISIT_KEY', visitKeys);
  const apiUrl = apiUrlOf(read('API_URL', address), read('ALLOW_PLAIN_UPSTREAM', flag));
  if (!apiUrl && !allowSandbox) {
    throw new SettingError(
      'API_URL is not set: set it to the address of the upstream API, or use `npm start` to run on the sandbox.',
    );
  }
  const sandbox = apiUrl === undefined;
  const ownKeys = allowSandbox ? [newVisitKey()] : [];
  return {
    port: read('PORT', whole(0, 65_535)) ?? 3000,
    host: read('HOST', anyText) ?? (allowSandbox ? '127.0.0.1' : undefined),
    /** How many proxies append to X-Forwarded-For; undefined, unlike 0, is not known. */
    trustedProxies: read('TRUSTED_PROXIES', whole(0, 10)),
    limits: {
      payments: read('PAYMENTS_PER_MINUTE', perMinute) ?? 20,
      cardChecks: read('CARD_CHECKS_PER_MINUTE', perMinute) ?? 10,
      sms: read('SMS_PER_MINUTE', perMinute) ?? 5,
      leads: read('LEADS_PER_MINUTE', perMinute) ?? 60,
    },
    apiUrl,
    sandbox,
    ...shellSettings(env, sandbox ? 'test' : 'production'),
    allowPlaceholders: read('ALLOW_PLACEHOLDERS', flag),
    allowPriceMismatch: read('ALLOW_PRICE_MISMATCH', brandKeys),
    captcha: captchaOf(env, origin),
    monitoring: monitoringOf(env),
    /** The least level that is logged, as JSON lines; undefined is sentences on the console. */
    logLevel: read('LOG_LEVEL', logLevel) ?? (allowSandbox ? undefined : ('info' as const)),
    /** The first seals the visits of posted forms, all open; without one no action runs. */
    visitKeys: keys ? keysIn(keys).map((key) => Buffer.from(key, 'base64')) : ownKeys,
    metricsToken: read('METRICS_TOKEN', metricsToken),
    waitMs: read('WAIT_MS', waitMs) ?? 1500,
    /** On the sandbox each page asks, so that what is typed and injected there always shows. */
    answersMs: read('ANSWERS_MS', whole(0, 60_000)) ?? (sandbox ? 0 : 5_000),
    priceWaitMs: read('PRICE_WAIT_MS', waitMs) ?? 50,
    upstreamCalls: read('UPSTREAM_CALLS', whole(4, 10_000)) ?? 256,
    publicOrigin: origin,
    /** Buyers come over https; the production command serves behind a proxy that ends TLS. */
    isSecure: origin ? origin.startsWith('https:') : !allowSandbox,
    previousAssets: read('PREVIOUS_ASSETS', anyText),
    stop: {
      /** Requests are still taken while readiness answers 503; balancers need about 5 s to notice. */
      drainMs: read('DRAIN_MS', stopMs) ?? (allowSandbox ? 0 : 5_000),
      /** The longest wait for calls that write, from the end of the drain; a call may take 65 s. */
      writeMs: read('STOP_MS', stopMs) ?? 70_000,
    },
    /** Balancers commonly close an idle connection after 60 s. */
    keepAliveMs: read('KEEP_ALIVE_MS', whole(1000, 600_000)) ?? 75_000,
    dev,
    appVersion: version,
  };
}
export type Settings = ReturnType<typeof readSettings>;
export type RateLimits = Settings['limits'];
