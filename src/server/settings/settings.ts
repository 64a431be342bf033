import { version } from '../../../package.json';
import type { Environment } from '../../contract/page-data.ts';
import { captchaOf } from './captcha-settings.ts';
import { monitoringOf } from './monitoring-settings.ts';
import {
  brandKeysOf,
  flag,
  isLoopback,
  isOrigin,
  SettingError,
  textOf,
  valueOf,
  wholeNumber,
  wordOf,
  type Env,
} from './setting-values.ts';

/** The levels of a line of the log, the least important first. */
export const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export interface SettingsOptions {
  /**
   * Whether a missing API_URL starts the embedded sandbox and only this machine is served; in
   * production it stops the start.
   */
  allowSandbox: boolean;
  dev?: boolean;
}

const MAX_WAIT_MS = 30_000;
const MAX_STOP_MS = 600_000;

function apiUrlOf(env: Env): URL | undefined {
  const isPlainAllowed = flag(env, 'ALLOW_PLAIN_UPSTREAM');
  const isAddress = (text: string) =>
    URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
  const mustBe = 'an address that starts with https:// or http://';
  const text = textOf(env, 'API_URL', isAddress, mustBe);
  if (text === undefined) return undefined;
  const url = new URL(text);
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

/**
 * The settings that the build writes into the static shell; production unless said otherwise.
 *
 * @throws {SettingError} naming the one that is wrong.
 */
export function shellSettings(env: Env, otherwise: Environment = 'production') {
  const environments: readonly Environment[] = ['test', 'homolog', 'production'];
  const environment = wordOf(env, 'ENVIRONMENT', environments) ?? otherwise;
  return {
    /** ENVIRONMENT: which of a brand's links pages use. */
    environment,
    /** ALLOW_HOMOLOGATION: a link may switch its visitor to homologation, also in production. */
    allowHomologation: flag(env, 'ALLOW_HOMOLOGATION') || environment !== 'production',
  };
}

/** Calls of a kind that one address may make within a minute; 0 is without limit. */
function limitsOf(env: Env) {
  const limit = (name: string, otherwise: number) =>
    wholeNumber(env, `${name}_PER_MINUTE`, [0, 1_000_000], otherwise);
  return {
    /** Every call that moves money. */
    payments: limit('PAYMENTS', 20),
    cardChecks: limit('CARD_CHECKS', 10),
    sms: limit('SMS', 5),
    leads: limit('LEADS', 60),
  };
}
export type RateLimits = ReturnType<typeof limitsOf>;

function publicOriginOf(env: Env): string | undefined {
  const name = 'PUBLIC_ORIGIN';
  const bare = { [name]: valueOf(env, name)?.replace(/\/$/, '') };
  const isWeb = (text: string) => /^https?:/.test(text) && isOrigin(text);
  return textOf(
    bare,
    name,
    isWeb,
    'an origin such as https://checkout.example.com, without a path',
  );
}

function metricsTokenOf(env: Env): string | undefined {
  const token = valueOf(env, 'METRICS_TOKEN');
  if (token === undefined || /^[\w.~+/-]{16,}=*$/.test(token)) return token;
  throw new SettingError(
    'METRICS_TOKEN must have at least 16 letters, digits or signs of - . _ ~ + / and no spaces.',
  );
}

/** Length of a key in bytes. */
const KEY_BYTES = 32;

/** As many bytes in base64 or base64url (RFC 4648). */
const KEY = /^[\w+/-]{43}=?$/;

/**
 * VISIT_KEY: the keys of the cookie that carries a visit, the one that seals first; none where it is not set.
 *
 * @throws {SettingError} which never repeats the value.
 */
export function visitKeysOf(env: Env): readonly Uint8Array<ArrayBuffer>[] {
  const keys = (valueOf(env, 'VISIT_KEY')?.split(',') ?? []).map((key) => key.trim());
  if (keys.every((key) => KEY.test(key))) return keys.map((key) => Buffer.from(key, 'base64'));
  throw new SettingError(
    'VISIT_KEY must be 32 random bytes in base64, as `openssl rand -base64 32` prints them; the key before it may follow after a comma.',
  );
}

/** A key of this process alone, for a server without copies. */
export const newVisitKey = (): Uint8Array<ArrayBuffer> =>
  crypto.getRandomValues(new Uint8Array(KEY_BYTES));

/** The times of a stop, in milliseconds. Nothing balances what one developer runs. */
const stopOf = (env: Env, allowSandbox: boolean) => ({
  /** Requests are still taken while readiness answers 503; balancers need about 5 s to notice. */
  drainMs: wholeNumber(env, 'DRAIN_MS', [0, MAX_STOP_MS], allowSandbox ? 0 : 5_000),
  /** The longest wait for calls that write, from the end of the drain; a call may take 65 s. */
  writeMs: wholeNumber(env, 'STOP_MS', [0, MAX_STOP_MS], 70_000),
});
export type StopTimes = ReturnType<typeof stopOf>;

/**
 * Reads and checks everything that an administrator can set, once, at start.
 *
 * @throws {SettingError} naming the first setting that is wrong.
 */
export function readSettings(env: Env, { allowSandbox, dev = false }: SettingsOptions) {
  const apiUrl = apiUrlOf(env);
  if (!apiUrl && !allowSandbox) {
    throw new SettingError(
      'API_URL is not set: set it to the address of the upstream API, or use `npm start` to run on the sandbox.',
    );
  }
  const sandbox = apiUrl === undefined;
  const publicOrigin = publicOriginOf(env);
  const visitKeys = visitKeysOf(env);
  const milliseconds = (name: string, most: number, otherwise: number, least = 0) =>
    wholeNumber(env, name, [least, most], otherwise);
  return {
    /** PORT: where the server listens. */
    port: wholeNumber(env, 'PORT', [0, 65_535], 3000),
    /** HOST: the address to listen on; undefined is every address of the machine. */
    host: valueOf(env, 'HOST') ?? (allowSandbox ? '127.0.0.1' : undefined),
    /** TRUSTED_PROXIES: how many proxies append to X-Forwarded-For; undefined, unlike 0, is not known. */
    trustedProxies:
      valueOf(env, 'TRUSTED_PROXIES') === undefined
        ? undefined
        : wholeNumber(env, 'TRUSTED_PROXIES', [0, 10], 0),
    /** PAYMENTS_PER_MINUTE and the like. */
    limits: limitsOf(env),
    /** API_URL: the upstream that /api/* goes to; undefined when the embedded sandbox answers. */
    apiUrl,
    /** The embedded sandbox answers the calls. */
    sandbox,
    ...shellSettings(env, sandbox ? 'test' : 'production'),
    /** ALLOW_PLACEHOLDERS: brands with invented values are open in production too. */
    allowPlaceholders: flag(env, 'ALLOW_PLACEHOLDERS'),
    /** ALLOW_PRICE_MISMATCH: keys of brands that are open though they show another price than they charge. */
    allowPriceMismatch: brandKeysOf(env, 'ALLOW_PRICE_MISMATCH') as readonly string[],
    /** CAPTCHA_…: where captcha tokens come from; undefined without one. */
    captcha: captchaOf(env, publicOrigin),
    /** APM_SERVER_URL, SENTRY_DSN, FLAGS_URL, TAG_MANAGER_URL: where browsers report to. */
    monitoring: monitoringOf(env),
    /** LOG_LEVEL: the least level that is logged, as JSON lines; undefined is sentences on the console. */
    logLevel:
      wordOf(env, 'LOG_LEVEL', [...LOG_LEVELS, 'silent']) ?? (allowSandbox ? undefined : 'info'),
    /**
     * VISIT_KEY: the keys of the cookie that carries a visit where the program does not run, the one that seals
     * first. Without one no action runs for a form that the browser posts. One developer runs one copy, whose
     * visits end with it.
     */
    visitKeys: visitKeys.length === 0 && allowSandbox ? [newVisitKey()] : visitKeys,
    /** METRICS_TOKEN: who has it may read /metrics; undefined is this machine alone. */
    metricsToken: metricsTokenOf(env),
    /** WAIT_MS: how long a page waits for config and seller. */
    waitMs: milliseconds('WAIT_MS', MAX_WAIT_MS, 1500),
    /**
     * ANSWERS_MS: for how long pages share the answers about a product; 0 asks for each page, as on the sandbox,
     * so that what is typed and injected there always shows.
     */
    answersMs: milliseconds('ANSWERS_MS', 60_000, sandbox ? 0 : 5_000),
    /** PRICE_WAIT_MS: how long a page waits for its price; 0 leaves prices to the browser. */
    priceWaitMs: milliseconds('PRICE_WAIT_MS', MAX_WAIT_MS, 50),
    /** UPSTREAM_CALLS: how many calls are at the upstream at once. */
    upstreamCalls: wholeNumber(env, 'UPSTREAM_CALLS', [4, 10_000], 256),
    /** PUBLIC_ORIGIN: where buyers reach the checkout, e.g. 'https://checkout.example.com'. */
    publicOrigin,
    /**
     * Buyers come over https: cookies are `Secure`, and browsers are told to stay on https. The production
     * command serves behind a proxy that ends TLS.
     */
    isSecure: publicOrigin ? publicOrigin.startsWith('https:') : !allowSandbox,
    /** PREVIOUS_ASSETS: a folder with the hashed files of other builds. */
    previousAssets: valueOf(env, 'PREVIOUS_ASSETS'),
    /** DRAIN_MS, STOP_MS: how a signal stops the server. */
    stop: stopOf(env, allowSandbox),
    /** KEEP_ALIVE_MS: how long an idle connection stays open; balancers commonly close it after 60 s. */
    keepAliveMs: milliseconds('KEEP_ALIVE_MS', MAX_STOP_MS, 75_000, 1000),
    /** Hot reload: pages carry the development client and its looser policy. */
    dev,
    appVersion: version,
  };
}
export type Settings = ReturnType<typeof readSettings>;
