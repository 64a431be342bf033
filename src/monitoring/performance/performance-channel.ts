import { browserFetch, isLeaving, sendReport } from './send-report.ts';
import { apm } from '@elastic/apm-rum';
import type { Channel, FailedCall, Origin } from '../channel.ts';
import { errorToSend } from '../plain-error.ts';
import { createRateLimit, MAX_PER_MINUTE } from '../rate-limit.ts';
import { cleanError, type RawError } from './clean-error.ts';
import { loggingSession } from './logging-session.ts';

const FLUSH_INTERVAL_MS = 500;

/** The part of the agent that collects events and sends them; what it queues beside errors is not sent. */
interface AgentServer {
  queue: { flush(): void };
  createMetaData(): object;
  sendEvents(events: { errors?: RawError }[]): void;
}

/** Sends errors by ourselves, with what is known to say nothing of a buyer: the agent has no option for this. */
function sendEventsTo(intake: string): void {
  const server: AgentServer = apm.serviceFactory.getService('ApmServer');
  const isWithinLimit = createRateLimit();
  server.sendEvents = (events) => {
    const errors = events.flatMap(({ errors: error }) => error ?? []).filter(isWithinLimit);
    const session = errors.length > 0 ? loggingSession() : '';
    const metadata = server.createMetaData();
    const lines = errors.map((error) => ({ error: cleanError(error, session) }));
    sendReport(intake, { metadata }, lines);
  };
  // Errors that wait are sent when the page is left: the agent first ends a transaction, and keeps all if that is empty.
  const flush = () => isLeaving() && server.queue.flush();
  window.addEventListener('pagehide', flush, { capture: true });
  window.addEventListener('visibilitychange', flush, { capture: true });
}

const callLabels = ({ method, path, status, requestId }: FailedCall) => ({
  call: `${method} ${path}`,
  ...(status !== undefined && { status }),
  ...(requestId !== undefined && { request_id: requestId }),
});

export function createPerformanceChannel(
  { serverUrl }: { serverUrl: string },
  { environment, appVersion, brand, productCode }: Origin,
): Channel {
  // The agent's `fetch` would read a copy of each answer on the page.
  window.fetch = browserFetch;
  apm.init({
    serviceName: 'guiche',
    serviceVersion: appVersion,
    environment,
    serverUrl,
    eventsLimit: MAX_PER_MINUTE,
    flushInterval: FLUSH_INTERVAL_MS,
    // It would ask another address.
    centralConfig: false,
    // The reporter hands over errors that no code catches; nothing is measured.
    instrument: false,
    logLevel: 'error',
  });
  sendEventsTo(`${serverUrl}/intake/v2/rum/events`);
  apm.addLabels({ brand, product: productCode });
  return (failure) => {
    const { where, level, call } = failure;
    const labels = { where, level, ...(call && callLabels(call)) };
    apm.captureError(errorToSend(failure), { labels });
  };
}
