import type { Environment } from '../contract/page-data.ts';
import { captchaOf, type Captcha } from './captcha-settings.ts';
import { newVisitKey, visitKeysOf } from './forms/visit-keys.ts';
import { isLoopback } from './loopback.ts';
import { LOG_LEVELS, type LogLevel } from './observation/log.ts';
import { monitoringOf, type MonitoringSettings } from './monitoring-settings.ts';
import {
  brandKeysOf,
  flag,
  isOrigin,
  SettingError,
  valueOf,
  wholeNumber,
  type Env,
} from './setting-values.ts';
import { version } from '../../package.json';

/** The times of a stop, in milliseconds. */
export interface StopTimes {
  /** Milliseconds for which requests are still taken while readiness answers 503. */
  drainMs: number;
  /** The longest wait for calls that write, counted from the end of the drain. */
  writeMs: number;
}

/** Calls of a kind that one address may make within a minute; 0 is without limit. */
export interface RateLimits {
  /** Every call that moves money. */
  payments: number;
  cardChecks: number;
  sms: number;
  leads: number;
}

/** Everything that an administrator can set, read from the environment once, at start. */
export interface Settings {
  /** PORT: where the server listens; 3000 unless set. */
  port: number;
  /** HOST: the address to listen on; undefined is every address of the machine. */
  host?: string;
  /** TRUSTED_PROXIES: how many proxies append to X-Forwarded-For; undefined if it is not set. */
  trustedProxies?: number;
  /** PAYMENTS_PER_MINUTE and the like. */
  limits: RateLimits;
  /** API_URL: the upstream that /api/* goes to; undefined when the embedded sandbox answers. */
  apiUrl?: URL;
  /** UPSTREAM_CALLS: how many calls are at the upstream at once. */
  upstreamCalls: number;
  /** The embedded sandbox answers the calls. */
  sandbox: boolean;
  /** ENVIRONMENT: which of a brand's links pages use. */
  environment: Environment;
  /** ALLOW_HOMOLOGATION: a link may switch its visitor to homologation, also in production. */
  allowHomologation: boolean;
  /** ALLOW_PLACEHOLDERS: brands with invented values are open in production too. */
  allowPlaceholders: boolean;
  /** ALLOW_PRICE_MISMATCH: keys of brands that are open though they show another price than they charge. */
  allowPriceMismatch: readonly string[];
  /** CAPTCHA_…: where captcha tokens come from; undefined without one. */
  captcha?: Captcha;
  /** APM_SERVER_URL, SENTRY_DSN, FLAGS_URL, TAG_MANAGER_URL: where browsers report to. */
  monitoring: MonitoringSettings;
  /** LOG_LEVEL: the least level that is logged, as JSON lines; undefined is sentences on the console. */
  logLevel?: LogLevel | 'silent';
  /**
   * VISIT_KEY: the keys of the cookie that carries a visit where the program does not run, the one that seals
   * first. Without one no action runs for a form that the browser posts.
   */
  visitKeys: readonly Uint8Array<ArrayBuffer>[];
  /** METRICS_TOKEN: who has it may read /metrics; undefined is this machine alone. */
  metricsToken?: string;
  /** WAIT_MS: how long a page waits for config and seller, in milliseconds. */
  waitMs: number;
  /** ANSWERS_MS: for how long pages share the answers about a product, in milliseconds; 0 asks for each page. */
  answersMs: number;
  /** PRICE_WAIT_MS: how long a page waits for its price, in milliseconds; 0 leaves prices to the browser. */
  priceWaitMs: number;
  /** EARLY_HINTS: navigations to a page that is not kept get a 103 with what it will load. */
  earlyHints: boolean;
  /** PUBLIC_ORIGIN: where buyers reach the checkout, e.g. 'https://checkout.example.com'. */
  publicOrigin?: string;
  /** Buyers come over https: cookies are `Secure`, and browsers are told to stay on https. */
  isSecure: boolean;
  /** ALLOW_PLAIN_SUBDOMAINS: hosts below this one may be reached by http. */
  allowPlainSubdomains: boolean;
  /** SECURITY_CONTACT: where a hole is reported, for /.well-known/security.txt; undefined without one. */
  securityContact?: string;
  /** PREVIOUS_ASSETS: a folder with the hashed files of other builds. */
  previousAssets?: string;
  /** DRAIN_MS, STOP_MS: how a signal stops the server. */
  stop: StopTimes;
  /** KEEP_ALIVE_MS: how long an idle connection stays open, in milliseconds. */
  keepAliveMs: number;
  /** Hot reload: pages carry the development client and its looser policy. */
  dev: boolean;
  appVersion: string;
}

export interface SettingsOptions {
  /**
   * Whether a missing API_URL starts the embedded sandbox and only this machine is served; in
   * production it stops the start.
   */
  allowSandbox: boolean;
  dev?: boolean;
}

const ENVIRONMENTS: readonly Environment[] = ['test', 'homolog', 'production'];
const MAX_WAIT_MS = 30_000;
const MAX_ANSWERS_MS = 60_000;
/** A change at the upstream shows within seconds. */
const ANSWERS_MS = 5_000;
const MAX_STOP_MS = 600_000;
/** Balancers need about this long to notice that readiness fails. */
const DRAIN_MS = 5_000;
/** Longer than the 65 s that a call to the upstream may take. */
const STOP_MS = 70_000;
/** Longer than the 60 s of common balancers, which then close an idle connection first. */
const KEEP_ALIVE_MS = 75_000;
const MAX_CALLS = 10_000;
const MAX_PER_MINUTE = 1_000_000;
const MAX_PROXIES = 10;
const LOOPBACK = '127.0.0.1';

function apiUrlOf(env: Env): URL | undefined {
  const isPlainAllowed = flag(env, 'ALLOW_PLAIN_UPSTREAM');
  const text = valueOf(env, 'API_URL');
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new SettingError(
      `API_URL is '${text}' but must be an address that starts with https:// or http://.`,
    );
  }
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

function environmentOf(env: Env, sandbox: boolean): Environment {
  const text = valueOf(env, 'ENVIRONMENT');
  if (text === undefined) return sandbox ? 'test' : 'production';
  const environment = ENVIRONMENTS.find((name) => name === text);
  if (environment) return environment;
  throw new SettingError(`ENVIRONMENT is '${text}' but must be one of ${ENVIRONMENTS.join(', ')}.`);
}

/**
 * The settings that the build writes into the static shell; production unless said otherwise.
 *
 * @throws {SettingError} naming the one that is wrong.
 */
export function shellSettings(env: Env): Pick<Settings, 'environment' | 'allowHomologation'> {
  const environment = environmentOf(env, false);
  return { environment, allowHomologation: allowsHomologation(env, environment) };
}

const allowsHomologation = (env: Env, environment: Environment): boolean =>
  flag(env, 'ALLOW_HOMOLOGATION') || environment !== 'production';

function limitsOf(env: Env): RateLimits {
  const limit = (name: string, otherwise: number) =>
    wholeNumber(env, `${name}_PER_MINUTE`, [0, MAX_PER_MINUTE], otherwise);
  return {
    payments: limit('PAYMENTS', 20),
    cardChecks: limit('CARD_CHECKS', 10),
    sms: limit('SMS', 5),
    leads: limit('LEADS', 60),
  };
}

/** Undefined if the number is not set, which differs from 0. */
function trustedProxiesOf(env: Env): number | undefined {
  if (valueOf(env, 'TRUSTED_PROXIES') === undefined) return undefined;
  return wholeNumber(env, 'TRUSTED_PROXIES', [0, MAX_PROXIES], 0);
}

function publicOriginOf(env: Env): string | undefined {
  const text = valueOf(env, 'PUBLIC_ORIGIN')?.replace(/\/$/, '');
  if (text === undefined || (/^https?:/.test(text) && isOrigin(text))) return text;
  throw new SettingError(
    `PUBLIC_ORIGIN is '${text}' but must be an origin such as https://checkout.example.com, without a path.`,
  );
}

/** Production logs JSON lines; a developer reads sentences unless a level is set. */
function logLevelOf(env: Env, allowSandbox: boolean): Settings['logLevel'] {
  const text = valueOf(env, 'LOG_LEVEL');
  if (text === undefined) return allowSandbox ? undefined : 'info';
  const levels = [...LOG_LEVELS, 'silent' as const];
  const level = levels.find((name) => name === text);
  if (level) return level;
  throw new SettingError(`LOG_LEVEL is '${text}' but must be one of ${levels.join(', ')}.`);
}

function metricsTokenOf(env: Env): string | undefined {
  const token = valueOf(env, 'METRICS_TOKEN');
  if (token === undefined || /^[\w.~+/-]{16,}=*$/.test(token)) return token;
  throw new SettingError(
    'METRICS_TOKEN must have at least 16 letters, digits or signs of - . _ ~ + / and no spaces.',
  );
}

function securityContactOf(env: Env): string | undefined {
  const text = valueOf(env, 'SECURITY_CONTACT');
  if (text === undefined || /^(https:\/\/|mailto:[^@]+@)\S+$/.test(text)) return text;
  throw new SettingError(
    `SECURITY_CONTACT is '${text}' but must be an address that starts with https:// or mailto:.`,
  );
}

/**
 * Reads and checks every setting.
 *
 * @throws {SettingError} naming the first setting that is wrong.
 */
export function readSettings(env: Env, { allowSandbox, dev = false }: SettingsOptions): Settings {
  const apiUrl = apiUrlOf(env);
  if (!apiUrl && !allowSandbox) {
    throw new SettingError(
      'API_URL is not set: set it to the address of the upstream API, or use `npm start` to run on the sandbox.',
    );
  }
  const sandbox = apiUrl === undefined;
  const publicOrigin = publicOriginOf(env);
  const environment = environmentOf(env, sandbox);
  const visitKeys = visitKeysOf(env);
  return {
    port: wholeNumber(env, 'PORT', [0, 65_535], 3000),
    host: valueOf(env, 'HOST') ?? (allowSandbox ? LOOPBACK : undefined),
    trustedProxies: trustedProxiesOf(env),
    limits: limitsOf(env),
    apiUrl,
    sandbox,
    environment,
    allowHomologation: allowsHomologation(env, environment),
    allowPlaceholders: flag(env, 'ALLOW_PLACEHOLDERS'),
    allowPriceMismatch: brandKeysOf(env, 'ALLOW_PRICE_MISMATCH'),
    captcha: captchaOf(env, publicOrigin),
    monitoring: monitoringOf(env),
    logLevel: logLevelOf(env, allowSandbox),
    // One developer runs one copy, whose visits end with it.
    visitKeys: visitKeys.length === 0 && allowSandbox ? [newVisitKey()] : visitKeys,
    metricsToken: metricsTokenOf(env),
    waitMs: wholeNumber(env, 'WAIT_MS', [0, MAX_WAIT_MS], 1500),
    // Each page of the sandbox asks, so that what is typed and injected there always shows.
    answersMs: wholeNumber(env, 'ANSWERS_MS', [0, MAX_ANSWERS_MS], sandbox ? 0 : ANSWERS_MS),
    priceWaitMs: wholeNumber(env, 'PRICE_WAIT_MS', [0, MAX_WAIT_MS], 50),
    upstreamCalls: wholeNumber(env, 'UPSTREAM_CALLS', [4, MAX_CALLS], 256),
    earlyHints: flag(env, 'EARLY_HINTS'),
    publicOrigin,
    // The production command serves behind a proxy that ends TLS.
    isSecure: publicOrigin ? publicOrigin.startsWith('https:') : !allowSandbox,
    allowPlainSubdomains: flag(env, 'ALLOW_PLAIN_SUBDOMAINS'),
    securityContact: securityContactOf(env),
    previousAssets: valueOf(env, 'PREVIOUS_ASSETS'),
    stop: {
      // Nothing balances what one developer runs.
      drainMs: wholeNumber(env, 'DRAIN_MS', [0, MAX_STOP_MS], allowSandbox ? 0 : DRAIN_MS),
      writeMs: wholeNumber(env, 'STOP_MS', [0, MAX_STOP_MS], STOP_MS),
    },
    keepAliveMs: wholeNumber(env, 'KEEP_ALIVE_MS', [1000, MAX_STOP_MS], KEEP_ALIVE_MS),
    dev,
    appVersion: version,
  };
}
