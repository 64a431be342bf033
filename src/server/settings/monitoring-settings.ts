import type {
  ErrorChannel,
  FlagService,
  PageMonitoring,
  PerformanceChannel,
  TagManager,
} from '../../contract/monitoring.ts';
import {
  flag,
  forbidAlone,
  isSafe,
  SettingError,
  sourcesOf,
  textOf,
  valueOf,
  type Env,
} from './setting-values.ts';

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

function isPlainAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return isSafe(url) && !url.password && !url.search && !url.hash;
}

/** An https address, or http on this machine; undefined where the setting is missing. */
function addressOf(env: Env, name: string, example: string): URL | undefined {
  const mustBe = `an https address without query, such as ${example}`;
  const text = textOf(env, name, isPlainAddress, mustBe);
  return text === undefined ? undefined : new URL(text);
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
  if (!url) {
    forbidAlone(env, ['FLAGS_KEY', 'FLAGS_POST'], 'FLAGS_URL');
    return undefined;
  }
  if (url.username) {
    throw new SettingError('FLAGS_URL has a user name, which no browser sends: leave it out.');
  }
  const clientKey = valueOf(env, 'FLAGS_KEY');
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
  if (url) {
    const sources = sourcesOf(env, 'TAG_MANAGER_SOURCES', 'https://*.example.com');
    return { script: url.href, sources };
  }
  forbidAlone(env, ['TAG_MANAGER_SOURCES'], 'TAG_MANAGER_URL');
  return undefined;
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
