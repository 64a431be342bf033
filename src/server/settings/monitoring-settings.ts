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
  readEnv,
  secretThat,
  SettingError,
  sources,
  textThat,
  type Env,
} from './setting-values.ts';

/** The tag manager of all brands; their JSON, or the config call, names the container. */
export interface TagManagerSettings {
  /** Address of the script, without the container's id. */
  script: string;
  /** Origins that its tags may load from, call and frame. */
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

const address = (example: string) =>
  textThat(isPlainAddress, `an https address without query, such as ${example}`);

const TAG_MANAGER = {
  TAG_MANAGER_URL: address('https://www.googletagmanager.com/gtm.js'),
  TAG_MANAGER_SOURCES: sources,
};
const FLAGS = {
  FLAGS_URL: textThat(
    (text) => isPlainAddress(text) && !new URL(text).username,
    'an https address without user name and query, such as https://flags.example.com/api/frontend',
  ),
  // Every visitor can read it. Others are the service's tokens of administrators and of persons.
  FLAGS_KEY: secretThat(
    (key) => !/^(\*:\*\.|user:)/.test(key),
    'be a front-end token, which only reads flags: this one can change them',
  ),
  FLAGS_POST: flag,
};
const CHANNELS = {
  APM_SERVER_URL: address('https://apm.example.com'),
  // The library reads no other keys and projects, and would be off without a word.
  SENTRY_DSN: secretThat(
    (dsn) =>
      isPlainAddress(dsn) &&
      /^\w+$/.test(new URL(dsn).username) &&
      /\/\d+$/.test(new URL(dsn).pathname),
    'be an https address with a key and the number of a project, such as https://key@errors.example.com/1',
  ),
};

function flagsOf(env: Env): FlagService | undefined {
  const given = readEnv(env, FLAGS);
  forbidAlone(given, 'FLAGS_URL');
  const { FLAGS_URL: url, FLAGS_KEY: clientKey, FLAGS_POST: sendsBody } = given;
  if (url === undefined) return undefined;
  if (clientKey === undefined) {
    throw new SettingError('FLAGS_KEY is not set: FLAGS_URL answers to a front-end token only.');
  }
  return { url: new URL(url).href, clientKey, ...(sendsBody && { sendsBody }) };
}

function tagManagerOf(env: Env): TagManagerSettings | undefined {
  const given = readEnv(env, TAG_MANAGER);
  forbidAlone(given, 'TAG_MANAGER_URL');
  const { TAG_MANAGER_URL: url } = given;
  return url ? { script: new URL(url).href, sources: given.TAG_MANAGER_SOURCES } : undefined;
}

/** @throws {SettingError} naming the first setting that is wrong or missing. */
export function monitoringOf(env: Env): MonitoringSettings {
  const { APM_SERVER_URL: apm, SENTRY_DSN: dsn } = readEnv(env, CHANNELS);
  return {
    performance: apm ? { serverUrl: new URL(apm).href.replace(/\/$/, '') } : undefined,
    errors: dsn ? { dsn: new URL(dsn).href } : undefined,
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

/** The part of the settings that a page's program has to know; undefined where everything is off. */
export function pageMonitoring(
  { performance, errors, flags }: MonitoringSettings,
  tagManager: TagManager | undefined,
): PageMonitoring | undefined {
  const isOn = performance ?? errors ?? flags ?? tagManager;
  return isOn && { performance, errors, flags, tagManager };
}
