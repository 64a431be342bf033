import { flush } from '@sentry/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import type { Channel, Failure } from '../../src/monitoring/channel.ts';
import { createErrorChannel } from '../../src/monitoring/errors/error-channel.ts';
import {
  startErrorCollector,
  type ArrivedEvent,
  type ErrorCollector,
} from '../e2e/support/collectors/error-collector.ts';

export const CARD = '4111111111111111';
export const CPF = '529.982.247-25';

/** The real channel of error reports, in a page without a browser, and a service that collects them. */
export function collectErrorReports() {
  function open(dsn = reports.collector.dsn): Channel {
    return createErrorChannel(
      { dsn },
      { environment: 'homolog', appVersion: '3.2.1', brand: 'wup', productCode: 'WUP' },
    );
  }
  const reports = {
    collector: undefined as unknown as ErrorCollector,
    /** The document of the page: what of it the channel reads. */
    page: undefined as unknown as EventTarget & { cookie: string; visibilityState: string },
    open,
    /** Sends these failures through a new channel; resolves with all events that have arrived. */
    async sent(...failures: Failure[]): Promise<ArrivedEvent[]> {
      const channel = open();
      for (const one of failures) channel(one);
      await flush();
      return reports.collector.events();
    },
  };
  beforeAll(async () => {
    reports.collector = await startErrorCollector();
  });
  beforeEach(() => {
    reports.page = Object.assign(new EventTarget(), { cookie: '', visibilityState: 'visible' });
    vi.stubGlobal('document', reports.page);
    vi.stubGlobal('location', { href: `https://shop.example/payment?cpf=${CPF}#${CARD}` });
  });
  afterEach(() => {
    const { collector } = reports;
    expect(collector.refused).toEqual([]);
    collector.answerWith({});
    collector.envelopes.length = 0;
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  afterAll(() => reports.collector.close());
  return reports;
}

export const failure = (error: unknown, more: Partial<Failure> = {}): Failure => ({
  error,
  where: 'pay',
  level: 'error',
  ...more,
});

export const callWith = (status?: number): Partial<Failure> => ({
  call: { method: 'PATCH', path: '/api/v1/lead/{leadId}', status },
});

export const failedWith = (status: number) =>
  failure(new Error(`Request failed with status code ${status}`), callWith(status));

export const valueOf = (event: ArrivedEvent) => event.exception.values[0]!.value;
