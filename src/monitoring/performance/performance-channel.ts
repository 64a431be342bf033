import './window-fetch.ts';
import { apm } from '@elastic/apm-rum';
import type { PerformanceChannel } from '../../contract/monitoring.ts';
import type { Channel, FailedCall, Origin } from '../channel.ts';
import { errorToSend } from '../plain-error.ts';
import { cleanError, cleanTransaction, type RawEvent } from './clean-event.ts';
import { MAX_EVENTS_PER_MINUTE, takeEvents } from './logging-limits.ts';
import { isLeaving, narrowAgentFetch, withinTask } from './report-transport.ts';

/** The specification's pause between two bodies of logging. */
const FLUSH_INTERVAL_MS = 500;
/** Transactions and their spans leave the rest of a minute's events to errors. */
const MAX_TIMINGS_PER_MINUTE = MAX_EVENTS_PER_MINUTE / 2;

/** Lets out only what is known to say nothing of a buyer, and no more than a minute may hold. */
function filterEvents({ errors, transactions }: { errors: RawEvent[]; transactions: RawEvent[] }) {
  const allowed = errors.slice(0, takeEvents(errors.length));
  const timings = transactions.flatMap((transaction) => {
    const clean = cleanTransaction(transaction);
    if (!clean) return [];
    const events = takeEvents(1 + clean.spans.length, MAX_TIMINGS_PER_MINUTE);
    if (events === 0) return [];
    const spans = clean.spans.slice(0, events - 1);
    return [{ ...clean, spans, span_count: { started: spans.length } }];
  });
  return { errors: allowed.map(cleanError), transactions: timings };
}

/** An event as the agent queues it: one key says its kind. */
type QueuedEvent = { errors: RawEvent } | { transactions: RawEvent };

/** Bytes of the events of a body: the limit of keepalive bodies less the line that describes the program. */
const MAX_BATCH_BYTES = 55_000;

/** Every span of a transaction becomes a line of its own under a key. */
const MAX_WRAPPING_BYTES = 500;

function sizeOf(event: QueuedEvent): number {
  const clean =
    'errors' in event ? cleanError(event.errors) : (cleanTransaction(event.transactions) ?? {});
  return new TextEncoder().encode(JSON.stringify(clean)).length + MAX_WRAPPING_BYTES;
}

/**
 * Splits events so that each body stays below the limit of keepalive bodies, also where it is not
 * compressed; the agent would send a larger one without keepalive, and lose it when the page closes.
 */
function batchesOf(events: readonly QueuedEvent[]): QueuedEvent[][] {
  const batches: QueuedEvent[][] = [];
  let room = 0;
  for (const event of events) {
    const size = sizeOf(event);
    if (size > room) {
      batches.push([]);
      room = MAX_BATCH_BYTES;
    }
    batches.at(-1)!.push(event);
    room -= size;
  }
  return batches;
}

/** The part of the agent that collects events and sends them. */
interface AgentServer {
  queue: { flush(): void };
  sendEvents(events: QueuedEvent[]): Promise<unknown> | undefined;
}

const agentServer = (): AgentServer => apm.serviceFactory.getService('ApmServer');

/** Splits what the agent would send in one body: it has no option for this. */
function splitBodies(): void {
  const server = agentServer();
  const send = server.sendEvents.bind(server);
  server.sendEvents = (events) => {
    try {
      return withinTask(() => Promise.all(batchesOf(events).map(send)));
    } catch {
      return undefined;
    }
  };
}

/** Sends at once what waits when the page is left: the agent first ends a transaction, and keeps all if that is empty. */
function sendBeforeLeaving(): void {
  const flush = () => isLeaving() && agentServer().queue.flush();
  window.addEventListener('pagehide', flush, { capture: true });
  window.addEventListener('visibilitychange', flush, { capture: true });
}

const callLabels = ({ method, path, status, requestId }: FailedCall) => ({
  call: `${method} ${path}`,
  ...(status !== undefined && { status }),
  ...(requestId !== undefined && { request_id: requestId }),
});

/**
 * Starts the performance-monitoring agent, which reports errors, page loads, changes of screen and calls to the
 * intake of an APM server. It adds `traceparent` to the calls of our own origin (W3C Trace Context).
 */
export function createPerformanceChannel(
  { serverUrl }: PerformanceChannel,
  { environment, appVersion, brand, productCode }: Origin,
): Channel {
  narrowAgentFetch(`${serverUrl}/intake/v2/rum/events`);
  apm.addFilter(filterEvents);
  splitBodies();
  apm.init({
    serviceName: 'guiche',
    serviceVersion: appVersion,
    environment,
    serverUrl,
    apiVersion: 2,
    eventsLimit: MAX_EVENTS_PER_MINUTE,
    flushInterval: FLUSH_INTERVAL_MS,
    // These would ask another address, and send cookies.
    centralConfig: false,
    sendCredentials: false,
    // The reporter hands over uncaught errors, presses of buyers are private, and no call is an XMLHttpRequest.
    disableInstrumentations: ['error', 'eventtarget', 'click', 'xmlhttprequest'],
    logLevel: 'error',
  });
  sendBeforeLeaving();
  apm.addLabels({ brand, product: productCode });
  return {
    send(failure) {
      const { where, level, call } = failure;
      const labels = { where, level, ...(call && callLabels(call)) };
      apm.captureError(errorToSend(failure), { labels });
    },
  };
}
