import { afterEach, beforeEach, vi } from 'vitest';
import type { Channel, Failure } from '../../src/monitoring/channel.ts';
import { eventsIn, readIntakeBody, type IntakeEvent } from '../e2e/support/collectors/intake.ts';
import { wantQuietConsole } from './quiet-console.ts';

const SERVER = 'https://apm.example.com';
const INTAKE = `${SERVER}/intake/v2/rum/events`;
const START = 1_800_000_000_000;

interface Sent extends ReturnType<typeof readIntakeBody> {
  at: number;
  bytes: number;
  init: RequestInit;
}

export const failure = (error: unknown, more?: Partial<Failure>): Failure => ({
  error,
  where: 'createLead',
  level: 'error',
  ...more,
});

export const accept = (): Promise<Response> => Promise.resolve(new Response(null, { status: 202 }));

async function answerLate(): Promise<Response> {
  await new Promise((settle) => setTimeout(settle, 100));
  return new Response('{}');
}

/** The agent would take itself for one that runs already. */
const forgetAgent = () => delete (window as { elasticApm?: unknown }).elasticApm;

const origin = {
  environment: 'test',
  appVersion: '1.2.3',
  brand: 'a-brand',
  productCode: 'COURSE',
} as const;

/**
 * A page with a clock of its own, on which the agent of performance monitoring runs as it is. It is set up for every
 * test of a file, whose environment is jsdom.
 */
export function agentPage() {
  const { pushState } = history;

  async function fetchOfBrowser(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    if (input !== INTAKE) {
      page.calls.push({ input, init });
      return page.answerCall();
    }
    const body = String(init!.body);
    const bytes = Buffer.byteLength(body);
    page.reports.push({ at: Date.now(), bytes, init: init!, ...readIntakeBody(body) });
    return page.answerReport(init!);
  }

  const page = {
    /** Bodies that reached the intake. */
    reports: [] as Sent[],
    /** All other calls that left the page. */
    calls: [] as { input: RequestInfo | URL; init?: RequestInit }[],
    answerReport: accept as (init: RequestInit) => Promise<Response>,
    /** Plays the network for a call that leaves the page. */
    answerCall: answerLate,
    events: (kind: string): IntakeEvent['data'][] => eventsIn(page.reports, kind),
    /** A document anew: its channel, with the agent's modules loaded once more. */
    async open(): Promise<Channel> {
      forgetAgent();
      vi.resetModules();
      const { createPerformanceChannel } =
        await import('../../src/monitoring/performance/performance-channel.ts');
      return createPerformanceChannel({ serverUrl: SERVER }, origin);
    },
    /** Sends a failure, and waits until it has arrived. */
    async send(channel: Channel, error: unknown, more?: Partial<Failure>) {
      channel(failure(error, more));
      await vi.advanceTimersByTimeAsync(600);
    },
  };

  wantQuietConsole();
  const { addEventListener } = window;
  let added: Parameters<typeof window.addEventListener>[] = [];
  beforeEach(() => {
    Object.assign(page, { reports: [], calls: [], answerReport: accept, answerCall: answerLate });
    vi.useFakeTimers({ now: START, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    vi.stubGlobal('fetch', fetchOfBrowser);
    // jsdom measures no page load; that is shown in a browser.
    const measured = {
      now: () => Date.now() - START,
      timing: {},
      getEntriesByType: () => [],
    };
    vi.stubGlobal('performance', Object.assign(Object.create(performance), measured));
    added = [];
    window.addEventListener = (...listener: Parameters<typeof window.addEventListener>) => {
      added.push(listener);
      addEventListener.apply(window, listener);
    };
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    forgetAgent();
    window.addEventListener = addEventListener;
    for (const listener of added) window.removeEventListener(...listener);
    history.pushState = pushState;
    history.replaceState(null, '', '/');
    sessionStorage.clear();
  });
  return page;
}
