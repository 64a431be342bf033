// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import type { PageData } from '../contract/page-data.ts';
import { KEPT_FAILURES, type Failure } from '../monitoring/channel.ts';
import { createErrorChannel } from '../monitoring/errors/error-channel.ts';
import { buildReporter, reportUncaught } from './build-reporter.ts';

vi.mock('../monitoring/errors/error-channel.ts', () => ({
  createErrorChannel: vi.fn<() => void>(),
}));

const sent: Failure[] = [];
let idle: (() => void) | undefined;
let printed: string[];

const page = {
  environment: 'production',
  appVersion: '7',
  productCode: 'ABC',
  monitoring: { errors: { dsn: 'https://key@errors.test/1' } },
} as PageData;
const drawn = { brand: 'abc', productCode: 'ABC' };

beforeEach(() => {
  sent.length = 0;
  printed = [];
  idle = undefined;
  sessionStorage.clear();
  vi.mocked(createErrorChannel).mockReset();
  vi.mocked(createErrorChannel).mockReturnValue((failure) => void sent.push(failure));
  vi.spyOn(console, 'error').mockImplementation((...words) => void printed.push(words.join(' ')));
  window.requestIdleCallback = (work) => {
    idle = work as () => void;
    return 1;
  };
});
afterEach(() => vi.restoreAllMocks());
const all = (wheres: string[]) =>
  vi.waitFor(() => expect(sent.map(({ where }) => where)).toEqual(wheres));

test('[MONITOR-03] a failure is printed at once, without any setting', () => {
  const { report, begin } = buildReporter({ ...page, monitoring: undefined });
  report(new ApiError('getSeller', { kind: 'status', status: 500 }), 'config or seller');
  expect(printed).toEqual([
    'config or seller: Request failed with status code 500 (GET /api/v1/seller/{source})',
  ]);
  begin(drawn, true);
  idle?.();
  report(new Error('broken'), 'render', 'fatal');
  expect(createErrorChannel).not.toHaveBeenCalled();
});

test('[ERROR-06] failures before the channels are there are handed over in order, each once', async () => {
  const { report, begin } = buildReporter(page);
  const failed = new ApiError('getSeller', { kind: 'status', status: 500 });
  failed.requestId = '7K3M-9QXA-2BTC';
  report(failed, 'config or seller');
  report(new Error('broken'), 'franchises');
  begin(drawn, true);
  expect(createErrorChannel).not.toHaveBeenCalled();
  idle!();
  await all(['config or seller', 'franchises']);
  report(new Error('later'), 'sold');
  expect(sent.map(({ where }) => where)).toEqual(['config or seller', 'franchises', 'sold']);
  expect(printed).toHaveLength(3);
  const { method, path, status, requestId } = failed;
  expect(sent[0]).toEqual(
    expect.objectContaining({ level: 'error', call: { method, path, status, requestId } }),
  );
  expect(sent[1]!.call).toBeUndefined();
  const { environment, appVersion, monitoring } = page;
  const origin = { environment, appVersion, ...drawn };
  expect(createErrorChannel).toHaveBeenCalledExactlyOnceWith(monitoring!.errors, origin);
});

test('channels wait until the page can be used and the browser is idle; a fatal failure does not', async () => {
  const { report, begin } = buildReporter(page);
  report(new Error('one'), 'sold');
  begin(drawn, false);
  expect(idle).toBeUndefined();
  report(new Error('two'), 'render', 'fatal');
  await all(['sold', 'render']);
  expect(sent[1]!.level).toBe('fatal');
});

test('of failures in a loop thirty wait', async () => {
  const { report } = buildReporter(page);
  for (let count = 0; count < 40; count++) report(new Error('again'), 'loop');
  report(new Error('end'), 'render', 'fatal');
  await vi.waitFor(() => expect(sent).toHaveLength(30));
});

test('what no channel has taken waits in storage for the next document, without what it may quote', () => {
  const { report } = buildReporter(page);
  report(new ApiError('getSeller', { kind: 'status', status: 500 }), 'config or seller');
  report(new Error('no {"cvv":"7391"}'), 'sold');
  const text = sessionStorage.getItem(KEPT_FAILURES)!;
  expect(text).not.toContain('7391');
  expect(JSON.parse(text)).toMatchObject([
    {
      where: 'config or seller',
      call: { status: 500 },
      error: { message: 'Request failed with status code 500' },
    },
    { where: 'sold', error: { name: 'Error' } },
  ]);
});

test('without a storage the channels are loaded at once, and are sent what none could keep', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  buildReporter(page).report(new Error('broken'), 'sold');
  await vi.waitFor(() => expect(sent).toMatchObject([{ where: 'sold' }]));
  vi.unstubAllGlobals();
});

test('reporting never throws, whatever is thrown at it', () => {
  const { report } = buildReporter(page);
  const fail = () => {
    throw new Error('hostile');
  };
  const hostile = new Proxy(new Error('x'), {
    get: fail,
    getPrototypeOf: fail,
  });
  vi.mocked(console.error).mockImplementation(fail);
  for (const error of [hostile, undefined, null, 1, 'text', Symbol('x'), new Error('x')]) {
    expect(() => report(error, 'test')).not.toThrow();
  }
});

test('what nobody catches is reported once and seen by nobody else', () => {
  const report = vi.fn<(error: unknown, where: string) => void>();
  reportUncaught(report);
  const tag = vi.fn<() => void>();
  addEventListener('error', tag);
  addEventListener('unhandledrejection', tag);
  const error = new Error('7391');
  const thrown = new ErrorEvent('error', { error, cancelable: true });
  dispatchEvent(thrown);
  const rejected = Object.assign(new Event('unhandledrejection', { cancelable: true }), {
    reason: error,
  });
  dispatchEvent(rejected);
  expect(report.mock.calls).toEqual([
    [error, 'uncaught'],
    [error, 'uncaught'],
  ]);
  expect(tag).not.toHaveBeenCalled();
  // A browser prints what was not prevented.
  expect([thrown.defaultPrevented, rejected.defaultPrevented]).toEqual([true, true]);
  dispatchEvent(new ErrorEvent('error', { message: 'Script error.', cancelable: true }));
  expect(report).toHaveBeenCalledTimes(2);
});
