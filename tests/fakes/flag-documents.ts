import { afterEach, beforeEach, expect, vi } from 'vitest';
import { createSession } from '../../src/checkout/session/session.ts';
import type { FlagService } from '../../src/contract/monitoring.ts';
import { startFlags } from '../../src/monitoring/flags/start-flags.ts';

export const FLAG = 'conquer-franchises';
export const URL_OF_SERVICE = 'https://flags.example.com/api/frontend';
export const FIVE_MINUTES = 300_000;

export const toggle = (enabled: unknown, name = FLAG) => ({
  name,
  enabled,
  variant: { name: 'disabled', enabled: false },
  impressionData: true,
});
export const answer = (enabled: unknown) =>
  new Response(JSON.stringify({ toggles: [toggle(enabled)] }), { headers: { etag: '"1"' } });

export type Service = (address: string, init: RequestInit) => Promise<Response>;

/** Never answers; gives up where the request is. */
export const noAnswer: Service = (_, { signal }) =>
  new Promise((_resolve, reject) => {
    signal!.addEventListener('abort', () => reject(signal!.reason as Error));
  });

export interface Sent {
  address: URL;
  method: string;
  headers: Record<string, string>;
  body?: Record<string, unknown>;
  init: RequestInit;
}

/** The requests that the service got, and its answer from now on. */
export function aService(first: Service) {
  const sent: Sent[] = [];
  const service = { sent, answers: first, metrics: async () => new Response(null) };
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    const { method, headers, body } = init;
    sent.push({
      address: new URL(address),
      method: method!,
      headers: headers as Record<string, string>,
      body: body ? (JSON.parse(String(body)) as Record<string, unknown>) : undefined,
      init,
    });
    return address.endsWith('/client/metrics') ? service.metrics() : service.answers(address, init);
  });
  return service;
}

export const isMetrics = ({ address }: Sent) => address.pathname.endsWith('/client/metrics');

const service: FlagService = { url: URL_OF_SERVICE, clientKey: 'default:test.key' };

export function start(
  changes: Partial<Parameters<typeof startFlags>[1]> = {},
  more: Partial<FlagService> = {},
) {
  const report = vi.fn<(error: unknown) => void>();
  const flags = startFlags({ ...service, ...more }, {
    page: { environment: 'test' },
    brand: { settings: { key: 'ALFA' } },
    productCode: 'ALFA-1',
    link: { area: 'BR' },
    session: createSession(),
    report,
    ...changes,
  } as Parameters<typeof startFlags>[1]);
  return { flags, report };
}

/** Lets time pass, and what happens in it take effect. */
export const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** Reads the flag as a screen does that waits for it. */
export async function read({ flags }: ReturnType<typeof start>): Promise<boolean> {
  const reading = flags.read('fixedSchool');
  await pass(0);
  return reading;
}

/** Has time stand still, storage begin empty, and the console stay silent. */
export function setUpFlags(): void {
  let printed: unknown[][];
  beforeEach(() => {
    vi.useFakeTimers();
    sessionStorage.clear();
    localStorage.clear();
    printed = [];
    vi.spyOn(console, 'error').mockImplementation((...words) => void printed.push(words));
  });
  afterEach(() => {
    expect(printed, 'the library stays silent').toEqual([]);
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}
