import {
  BrowserClient,
  defaultStackParser,
  eventFiltersIntegration,
  getCurrentScope,
  makeFetchTransport,
  setCurrentClient,
  type Event,
} from '@sentry/react';
import type { ErrorChannel } from '../../contract/monitoring.ts';
import type { Channel, FailedCall, Origin } from '../channel.ts';
import { cleanEvent } from './clean-event.ts';

/** Reports on their way at the same time; further ones are dropped. */
const MAX_PENDING = 20;
const TIMEOUT_MS = 10_000;
/** In bytes. */
const MAX_ANSWER = 10_000;
/** As many as the specification allows the logging of errors: a failure in a loop must not cost a buyer's network. */
const MAX_PER_MINUTE = 80;

/** Reads an answer to its end, which frees the connection, but not one that is larger than any of the service's. */
async function discard(body: ReadableStream<Uint8Array> | null): Promise<void> {
  const reader = body?.getReader();
  for (let size = 0; reader && size <= MAX_ANSWER;) {
    const { done, value } = await reader.read();
    if (done) return;
    size += value.length;
  }
  await reader?.cancel();
}

/** Sends, and waits for the whole answer no longer than the limit. */
async function fetchBriefly(...[address, init]: Parameters<typeof fetch>): Promise<Response> {
  const signal = AbortSignal.timeout?.(TIMEOUT_MS);
  const response = await fetch(address, { ...init, signal });
  discard(response.body).catch(() => {});
  return response;
}

function readEmailCookie(): string | undefined {
  const value = /(?:^|; )email=([^;]+)/.exec(document.cookie)?.[1];
  try {
    return value && decodeURIComponent(value);
  } catch {
    // Another program of the same host may have written a '%' that stands for itself.
    return value;
  }
}

/** The library's client; every event is counted and cleaned on its way out. */
class ErrorClient extends BrowserClient {
  #minute = 0;
  #sent = 0;

  #isWithinRate(): boolean {
    const minute = Math.floor(Date.now() / 60_000);
    if (minute !== this.#minute) [this.#minute, this.#sent] = [minute, 0];
    this.#sent += 1;
    return this.#sent <= MAX_PER_MINUTE;
  }

  /** The library's `beforeSend` would not be asked about errors of the library itself. */
  override sendEvent(event: Event): void {
    if (this.#isWithinRate()) super.sendEvent(cleanEvent(event, location.href, readEmailCookie()));
  }
}

function createClient({ dsn }: ErrorChannel, { environment, appVersion }: Origin): ErrorClient {
  return new ErrorClient({
    dsn,
    environment,
    release: appVersion,
    tracesSampleRate: 0,
    sendClientReports: false,
    // Switched on, this asks the service to keep the address that a report comes from.
    dataCollection: { userInfo: false },
    stackParser: defaultStackParser,
    // The specification's list alone decides what is ignored, not the library's.
    integrations: [
      eventFiltersIntegration({ ignoreErrors: IGNORED_MESSAGES, disableErrorDefaults: true }),
    ],
    transport: (options) => makeFetchTransport(options, fetchBriefly),
    transportOptions: {
      bufferSize: MAX_PENDING,
      fetchOptions: { credentials: 'omit', referrerPolicy: 'no-referrer', redirect: 'error' },
    },
  });
}

/** Failures of one call with one status are one issue; without a status their messages tell them apart. */
const fingerprintOf = ({ method, path, status }: FailedCall): string[] => [
  method,
  path,
  status === undefined ? '{{ default }}' : String(status),
];

/**
 * Starts the error-reporting channel, which sends each failure as a Sentry envelope. It listens to
 * nothing by itself, and sends no traces, sessions, breadcrumbs or replays.
 */
export function createErrorChannel(channel: ErrorChannel, origin: Origin): Channel {
  const client = createClient(channel, origin);
  setCurrentClient(client);
  client.init();
  const scope = getCurrentScope();
  scope.setTags({ brand: origin.brand, product: origin.productCode });
  return {
    send({ error, where, level, call }) {
      const captureContext = {
        level,
        tags: { where, ...(call?.requestId && { requestId: call.requestId }) },
        ...(call && { fingerprint: fingerprintOf(call) }),
      };
      try {
        // `captureException` would drop an error that was reported before, as 'error', when it is 'fatal'.
        client.eventFromException(error).then(
          (event) => client.captureEvent(event, { captureContext }, scope),
          () => {},
        );
      } catch {
        // A channel that fails stays silent.
      }
    },
  };
}

/**
 * Messages that the error-reporting service is never sent. Refused input and a lost network are
 * everyday life, not errors of the program. Messages of other clients lack "code" or have other capitals; a longer
 * number, or the browsers' "Failed to fetch dynamically imported module", is another error.
 */
export const IGNORED_MESSAGES: RegExp[] = [
  /\brequest failed with status(?: code)? (?:400|401|404|422)\b/i,
  /\b401 unauthorized\b/i,
  /\b422 unprocessable entity\b/i,
  /\bthe i\/o read operation failed\b/i,
  /\bfailed to fetch\b(?! dynamically)/i,
];
