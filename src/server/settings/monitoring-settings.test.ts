import { expect, test } from 'vitest';
import { monitoringOf, reportAddresses } from './monitoring-settings.ts';

test('nothing is reported anywhere without a setting', () => {
  expect(monitoringOf({})).toEqual({});
  expect(reportAddresses(monitoringOf({}))).toEqual([]);
});

test('each setting switches on what it names, and its address alone may be called', () => {
  const [url, clientKey] = ['http://127.0.0.1:4242/api/frontend', 'default:production.0'];
  const script = 'https://tags.example.com/gtm.js';
  const sources = ['https://*.example.org', 'https://a.example.net'];
  const dsn = 'https://key@errors.example.com/sub/7';
  const settings = monitoringOf({
    APM_SERVER_URL: 'https://apm.example.com/',
    SENTRY_DSN: dsn,
    FLAGS_URL: url,
    FLAGS_KEY: clientKey,
    FLAGS_POST: '1',
    TAG_MANAGER_URL: script,
    TAG_MANAGER_SOURCES: sources.join(' '),
  });
  expect(settings).toEqual({
    performance: { serverUrl: 'https://apm.example.com' },
    errors: { dsn },
    flags: { url, clientKey, sendsBody: true },
    tagManager: { script, sources },
  });
  const intake = 'https://apm.example.com/intake/v2/rum/events';
  const envelopes = 'https://errors.example.com/sub/api/7/envelope/';
  expect(reportAddresses(settings)).toEqual([intake, envelopes, url, `${url}/client/metrics`]);
});

test.each([
  [{ APM_SERVER_URL: 'http://apm.example.com' }, 'APM_SERVER_URL'],
  [{ SENTRY_DSN: 'https://errors.example.com/1' }, 'SENTRY_DSN'],
  [{ SENTRY_DSN: 'https://key@errors.example.com/' }, 'SENTRY_DSN'],
  [{ SENTRY_DSN: 'https://key-of-project@errors.example.com/1' }, 'SENTRY_DSN'],
  [{ FLAGS_URL: 'https://flags.example.com/api/frontend' }, 'FLAGS_KEY'],
  [{ FLAGS_KEY: 'x' }, 'FLAGS_URL'],
  [{ FLAGS_URL: 'https://me@flags.example.com', FLAGS_KEY: 'x' }, "FLAGS_URL is 'https://me@"],
  [{ FLAGS_URL: 'https://f.example.com', FLAGS_KEY: '*:*.1f' }, 'FLAGS_KEY must be a front-end'],
  [{ FLAGS_URL: 'https://f.example.com', FLAGS_KEY: 'x', FLAGS_POST: 'yes' }, 'FLAGS_POST'],
  [{ TAG_MANAGER_SOURCES: 'https://a.example.com' }, 'TAG_MANAGER_URL'],
  [{ TAG_MANAGER_URL: 'https://t.example/g.js', TAG_MANAGER_SOURCES: '*' }, 'TAG_MANAGER_SOURCES'],
])('%j stops the start with a sentence that names the setting', (env, name) => {
  expect(() => monitoringOf(env)).toThrow(name);
});
