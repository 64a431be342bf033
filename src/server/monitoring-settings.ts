import type {
  ErrorChannel,
  FlagService,
  PageMonitoring,
  PerformanceChannel,
  TagManager,
} from '../contract/monitoring.ts';
import { isLoopback } from './loopback.ts';
import { isOrigin, flag, SettingError, valueOf, type Env } from './setting-values.ts';

/** The tag manager of all brands; their JSON, or the config call, names the container. */
export interface TagManagerSettings {
  /** TAG_MANAGER_URL: address of the script, without the container's id. */
  script: string;
  /** TAG_MANAGER_SOURCES: origins that its tags may load from, call and frame. */
  sources: readonly string[];
}

/** The addresses that browsers report to; each is off without its setting. */
export interface MonitoringSettings {
  performance?: PerformanceChannel;
  errors?: ErrorChannel;
  flags?: FlagService;
  tagManager?: TagManagerSettings;
}

const isSafe = (url: URL) =>
  url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url));

/** An https address, or http on this machine; undefined where the setting is missing. */
function addressOf(env: Env, name: string, example: string): URL | undefined {
  const text = valueOf(env, name);
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && isSafe(url) && !url.password && !url.search && !url.hash) return url;
  throw new SettingError(
    `${name} is '${text}' but must be an https address without query, such as ${example}.`,
  );
}

function performanceOf(env: Env): PerformanceChannel | undefined {
  const url = addressOf(env, 'APM_SERVER_URL', 'https://apm.example.com');
  return url && { serverUrl: url.href.replace(/\/$/, '') };
}

function errorsOf(env: Env): ErrorChannel | undefined {
  const example = 'https://key@errors.example.com/1';
  const url = addressOf(env, 'SENTRY_DSN', example);
  if (!url) return undefined;
  // The library reads no other keys, and would be off without a word.
  if (/^\w+$/.test(url.username) && /\/\d+$/.test(url.pathname)) return { dsn: url.href };
  throw new SettingError(`SENTRY_DSN must hold a key and the number of a project: ${example}.`);
}

function flagsOf(env: Env): FlagService | undefined {
  const url = addressOf(env, 'FLAGS_URL', 'https://flags.example.com/api/frontend');
  if (url?.username) {
    throw new SettingError('FLAGS_URL has a user name, which no browser sends: leave it out.');
  }
  const clientKey = valueOf(env, 'FLAGS_KEY');
  if (!url) {
    const idle = ['FLAGS_KEY', 'FLAGS_POST'].find((name) => valueOf(env, name) !== undefined);
    if (!idle) return undefined;
    throw new SettingError(`${idle} is set without FLAGS_URL: set both, or neither.`);
  }
  if (!clientKey) {
    throw new SettingError('FLAGS_KEY is not set: FLAGS_URL answers to a front-end token only.');
  }
  // Every visitor can read it. These are the service's tokens of administrators and of persons.
  if (/^(\*:\*\.|user:)/.test(clientKey)) {
    throw new SettingError(
      'FLAGS_KEY can change flags: use a front-end token, which only reads them.',
    );
  }
  return { url: url.href, clientKey, ...(flag(env, 'FLAGS_POST') && { sendsBody: true as const }) };
}

function tagManagerOf(env: Env): TagManagerSettings | undefined {
  const url = addressOf(env, 'TAG_MANAGER_URL', 'https://www.googletagmanager.com/gtm.js');
  const sources = valueOf(env, 'TAG_MANAGER_SOURCES')?.split(/\s+/) ?? [];
  if (!url) {
    if (sources.length === 0) return undefined;
    throw new SettingError(
      'TAG_MANAGER_SOURCES is set without TAG_MANAGER_URL: set both, or neither.',
    );
  }
  const wrong = sources.find((source) => {
    const origin = source.replace('://*.', '://');
    return !isOrigin(origin) || !isSafe(new URL(origin));
  });
  if (wrong === undefined) return { script: url.href, sources };
  throw new SettingError(
    `TAG_MANAGER_SOURCES has '${wrong}' but must be origins such as https://*.example.com, with spaces between.`,
  );
}

/**
 * Reads where browsers report to.
 *
 * @throws {SettingError} naming the first setting that is wrong or missing.
 */
export function monitoringOf(env: Env): MonitoringSettings {
  return {
    performance: performanceOf(env),
    errors: errorsOf(env),
    flags: flagsOf(env),
    tagManager: tagManagerOf(env),
  };
}

/** The addresses that pages may call for monitoring, as the policy's `connect-src` takes them. */
export function reportAddresses({ performance, errors, flags }: MonitoringSettings): string[] {
  const addresses: string[] = [];
  if (performance) addresses.push(`${performance.serverUrl}/intake/v2/rum/events`);
  if (errors) {
    const { origin, pathname } = new URL(errors.dsn);
    addresses.push(`${origin}${pathname.replace(/\/(\d+)$/, '/api/$1/envelope/')}`);
  }
  if (flags) addresses.push(flags.url, `${flags.url.replace(/\/$/, '')}/client/metrics`);
  return addresses;
}

/** The part of them that a page's program has to know; undefined where everything is off. */
export function pageMonitoring(
  { performance, errors, flags }: MonitoringSettings,
  tagManager: TagManager | undefined,
): PageMonitoring | undefined {
  const isOn = performance ?? errors ?? flags ?? tagManager;
  return isOn && { performance, errors, flags, tagManager };
}
