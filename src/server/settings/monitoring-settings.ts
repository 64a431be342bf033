import type { PageMonitoring, TagManager } from '../../contract/monitoring.ts';
import {
  flag,
  forbidAlone,
  isSafe,
  secretThat,
  SettingError,
  settingsIn,
  sources,
  textThat,
  type Env,
} from './setting-values.ts';

function isPlainAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return isSafe(url) && !url.password && !url.search && !url.hash;
}

const address = (example: string) =>
  textThat(isPlainAddress, `an https address without query, such as ${example}`);

const flagAddress = textThat(
  (text) => isPlainAddress(text) && !new URL(text).username,
  'an https address without user name and query, such as https://flags.example.com/api/frontend',
);
// Every visitor can read it. Others are the service's tokens of administrators and of persons.
const flagKey = secretThat(
  (key) => !/^(\*:\*\.|user:)/.test(key),
  'be a front-end token, which only reads flags: this one can change them',
);
// The library reads no other keys and projects, and would be off without a word.
const dsnOfProject = secretThat(
  (dsn) =>
    isPlainAddress(dsn) &&
    /^\w+$/.test(new URL(dsn).username) &&
    /\/\d+$/.test(new URL(dsn).pathname),
  'be an https address with a key and the number of a project, such as https://key@errors.example.com/1',
);

function flagsOf(read: ReturnType<typeof settingsIn>) {
  const url = read('FLAGS_URL', flagAddress);
  const clientKey = read('FLAGS_KEY', flagKey);
  const sendsBody = read('FLAGS_POST', flag);
  if (!url) return forbidAlone({ FLAGS_KEY: clientKey, FLAGS_POST: sendsBody }, 'FLAGS_URL');
  if (!clientKey) {
    throw new SettingError('FLAGS_KEY is not set: FLAGS_URL answers to a front-end token only.');
  }
  return { url: new URL(url).href, clientKey, ...(sendsBody && { sendsBody }) };
}

/** @throws {SettingError} naming the first setting that is wrong or missing. */
export function monitoringOf(env: Env) {
  const read = settingsIn(env);
  const apm = read('APM_SERVER_URL', address('https://apm.example.com'));
  const dsn = read('SENTRY_DSN', dsnOfProject);
  const script = read('TAG_MANAGER_URL', address('https://www.googletagmanager.com/gtm.js'));
  const others = read('TAG_MANAGER_SOURCES', sources);
  if (!script) forbidAlone({ TAG_MANAGER_SOURCES: others }, 'TAG_MANAGER_URL');
  return {
    performance: apm ? { serverUrl: new URL(apm).href.replace(/\/$/, '') } : undefined,
    errors: dsn ? { dsn: new URL(dsn).href } : undefined,
    flags: flagsOf(read),
    /** Of all brands; their JSON, or the config call, names the container. */
    tagManager: script ? { script: new URL(script).href, sources: others } : undefined,
  };
}

export type MonitoringSettings = ReturnType<typeof monitoringOf>;
export type TagManagerSettings = NonNullable<MonitoringSettings['tagManager']>;

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

export function pageMonitoring(
  { performance, errors, flags }: MonitoringSettings,
  tagManager: TagManager | undefined,
): PageMonitoring | undefined {
  const isOn = performance ?? errors ?? flags ?? tagManager;
  return isOn && { performance, errors, flags, tagManager };
}
