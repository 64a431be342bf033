import {
  BrowserClient,
  defaultStackParser,
  makeFetchTransport,
  setCurrentClient,
  type ErrorEvent,
} from '@sentry/react';
import { withDeadline } from '../../api/deadline.ts';
import { parseUrl } from '../../contract/browser/parse-url.ts';
import { addressText } from '../address-template.ts';
import { allowedFields, plain, plainFields } from '../allowed-fields.ts';
import type { Channel, FailedCall, Origin } from '../channel.ts';
import { decodeOnce, maskNumbers } from '../mask-numbers.ts';
import { errorToSend } from '../plain-error.ts';
import { createRateLimit } from '../rate-limit.ts';

const MAX_PENDING = 20;
const TIMEOUT_MS = 10_000;

/** A frame without a file has a word such as '<anonymous>' for it. */
const file = (value: unknown) =>
  typeof value === 'string' && parseUrl(value) ? addressText(value) : plain(value);

const SOFTWARE = plainFields('name', 'version');
const FRAME = { filename: file, ...plainFields('function', 'lineno', 'colno', 'in_app') };

/** Causes, breadcrumbs, contexts and thrown objects are not named here: they quote answers and typed values. */
const EVENT = {
  ...plainFields('event_id', 'timestamp', 'platform', 'level', 'environment', 'release'),
  sdk: {
    ...SOFTWARE,
    packages: [SOFTWARE],
    integrations: [plain],
    settings: plainFields('infer_ip'),
  },
  fingerprint: [plain],
  exception: {
    values: [
      {
        ...plainFields('type', 'value'),
        mechanism: plainFields('type', 'handled'),
        stacktrace: { frames: [FRAME] },
      },
    ],
  },
  tags: plainFields('brand', 'product', 'where', 'requestId'),
} as const;

const MAX_DIGITS_OF_EMAIL = 13;

function readEmail(): string | undefined {
  const value = /(?:^|; )email=([^;]+)/.exec(document.cookie)?.[1];
  if (!value) return undefined;
  const email = decodeOnce(value);
  return email.replace(/\D/g, '').length > MAX_DIGITS_OF_EMAIL ? maskNumbers(email) : email;
}

function cleanEvent(event: ErrorEvent): ErrorEvent {
  const clean = allowedFields(event, EVENT) as ErrorEvent;
  const email = readEmail();
  const tags = { ...clean.tags, ...(email && { email }) };
  return { ...clean, tags, request: { url: addressText(location.href) } };
}

/** Gives a report up after 10 s. The body of the answer is not read: a hostile one may have any length. */
const fetchBriefly = (...[address, init]: Parameters<typeof fetch>): Promise<Response> =>
  withDeadline(TIMEOUT_MS, undefined, async (signal) => {
    const { status, headers, body } = await fetch(address, { ...init, signal });
    body?.cancel().catch(() => {});
    return new Response(null, { status, headers });
  });

/** Failures of one call with one status are one issue; without a status their messages tell them apart. */
const fingerprintOf = ({ method, path, status }: FailedCall): string[] => [
  method,
  path,
  status === undefined ? '{{ default }}' : String(status),
];

/** Listens to nothing by itself, and sends no traces, sessions, breadcrumbs or replays. */
export function createErrorChannel({ dsn }: { dsn: string }, origin: Origin): Channel {
  const isWithinLimit = createRateLimit();
  const client = new BrowserClient({
    dsn,
    environment: origin.environment,
    release: origin.appVersion,
    tracesSampleRate: 0,
    sendClientReports: false,
    // Switched on, this asks the service to keep the address that a report comes from.
    dataCollection: { userInfo: false },
    stackParser: defaultStackParser,
    integrations: [],
    beforeSend: (event) => (isWithinLimit() ? cleanEvent(event) : null),
    transport: (options) => makeFetchTransport(options, fetchBriefly),
    transportOptions: {
      bufferSize: MAX_PENDING,
      fetchOptions: { credentials: 'omit', referrerPolicy: 'no-referrer', redirect: 'error' },
    },
  });
  setCurrentClient(client);
  client.init();
  const { brand, productCode: product } = origin;
  return (failure) => {
    const { where, level, call } = failure;
    const tags = { brand, product, where, requestId: call?.requestId };
    const captureContext = { level, tags, fingerprint: call && fingerprintOf(call) };
    if (isIgnored(failure.error)) return;
    client.captureException(errorToSend(failure), { captureContext });
  };
}

/** Refused input and a lost network are everyday life. A longer status is another error, as is a module that failed. */
const IGNORED: readonly RegExp[] = [
  /\brequest failed with status(?: code)? (?:400|401|404|422)\b/i,
  /\b401 unauthorized\b/i,
  /\b422 unprocessable entity\b/i,
  /\bthe i\/o read operation failed\b/i,
  /\bfailed to fetch\b(?! dynamically)/i,
];

function isIgnored(error: unknown): boolean {
  const message = error instanceof Error ? error.message : String(error);
  return IGNORED.some((one) => one.test(message));
}
