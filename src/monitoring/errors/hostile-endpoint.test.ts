import { flush } from '@sentry/react';
import { expect, test, vi } from 'vitest';
import {
  collectErrorReports,
  failedWith,
  failure,
  valueOf,
} from '../../../tests/fakes/error-reports.ts';

const reports = collectErrorReports();

test('a failure in a loop sends 80 events a minute at most', async () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(6_000_000);
  const channel = reports.open();
  for (let n = 0; n < 200; n++) {
    channel(failure(new Error(`number ${n}`)));
    await flush();
  }
  expect(reports.collector.events()).toHaveLength(80);
  now.mockReturnValue(6_060_000);
  channel(failure(new Error('a minute later')));
  await flush();
  expect(reports.collector.events()).toHaveLength(81);
});

const quiet = () => {
  const methods = ['error', 'warn', 'log', 'info', 'debug'] as const;
  return methods.map((method) => vi.spyOn(console, method).mockImplementation(() => {}));
};

test.each([
  ['refuses', { status: 403, body: 'no' }],
  ['fails', { status: 500, body: '<h1>500</h1>' }],
  ['answers nonsense', { status: 200, headers: { 'retry-after': 'soon' }, body: '{"id":' }],
  ['closes the connection', { body: 'cut' as const }],
  ['redirects', { status: 302, headers: { location: '/elsewhere' } }],
])('an endpoint that %s is not heard of [CALL-36]', async (_, answer) => {
  const consoles = quiet();
  reports.collector.answerWith(answer);
  expect(await reports.sent(failedWith(500), failure(new Error('broken')))).toHaveLength(2);
  for (const one of consoles) expect(one).not.toHaveBeenCalled();
});

test('an endpoint that never answers is waited for 10 s, by 20 reports at most [CALL-36]', async () => {
  const giveUps: (() => void)[] = [];
  const later = setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms: number) =>
    ms === 10_000 ? giveUps.push(run) : later(run, ms)) as never);
  reports.collector.answerWith({ body: 'never' });
  const channel = reports.open();
  for (let n = 0; n < 70; n++) channel(failure(new Error(`number ${n}`)));
  await vi.waitFor(() => expect(reports.collector.waiting()).toBe(20), 20_000);
  expect(giveUps).toHaveLength(20);
  for (const giveUp of giveUps) giveUp();
  expect(await flush(5_000)).toBe(true);
  expect(reports.collector.events()).toHaveLength(20);
  await vi.waitFor(() => expect(reports.collector.waiting()).toBe(0), 20_000);
});

test('an answer without end is not read [CALL-36]', async () => {
  reports.collector.answerWith({ body: 'endless' });
  await reports.sent(failure(new Error('broken')));
  await vi.waitFor(() => expect(reports.collector.waiting()).toBe(0), 5_000);
});

test.each([
  ['Retry-After', { status: 429, headers: { 'retry-after': '60' } }],
  ['X-Sentry-Rate-Limits', { status: 200, headers: { 'x-sentry-rate-limits': '60:error:key' } }],
  ['429 alone', { status: 429 }],
])('an endpoint that asks for a pause by %s gets one', async (_, answer) => {
  reports.collector.answerWith(answer);
  const channel = reports.open();
  channel(failure(new Error('first')));
  await flush();
  channel(failure(new Error('second')));
  await flush();
  expect(reports.collector.events().map(valueOf)).toEqual(['first']);
});
