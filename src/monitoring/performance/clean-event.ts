import { allowedFields, plain } from '../allowed-fields.ts';
import { addressTemplate, addressText } from '../address-template.ts';
import { loggingSession } from './logging-limits.ts';

/** An event that the agent wants to send; it describes them no further. */
export type RawEvent = Readonly<Record<string, any>>; // oxlint-disable-line typescript/no-explicit-any

/** Spans of a transaction: the calls, and the longest others. */
const MAX_SPANS = 20;

/** Of a foreign address, such as the one that the buyer came from, the origin alone is named. */
const address = (value: unknown) => (value ? addressText(String(value)) : undefined);

const number = (value: unknown) => (typeof value === 'number' ? value : undefined);
const PAGE = { url: address, referer: address };
const SIZES = { transfer_size: number, encoded_body_size: number, decoded_body_size: number };
const IDS = { id: plain, trace_id: plain, parent_id: plain };

const FRAME = {
  abs_path: address,
  filename: plain,
  function: plain,
  lineno: number,
  colno: number,
};

/** The agent's frames name their file by its whole address. */
const namedFrame = (frame: RawEvent) => ({
  ...frame,
  filename: addressTemplate(String(frame.abs_path ?? '')).path.replace(/^\//, '') || FOREIGN,
});
const FOREIGN = '(foreign script)';

const ERROR = {
  ...IDS,
  transaction_id: plain,
  transaction: { type: plain, sampled: plain },
  culprit: plain,
  exception: { message: plain, type: plain, stacktrace: [FRAME] },
  context: {
    page: PAGE,
    tags: {
      brand: plain,
      product: plain,
      where: plain,
      level: plain,
      call: plain,
      status: number,
      request_id: plain,
      session_id: plain,
    },
  },
} as const;

/** An error with nothing but what is listed here. */
export function cleanError(event: RawEvent): RawEvent {
  const { exception, context } = event;
  const stacktrace = ((exception?.stacktrace ?? []) as RawEvent[]).map(namedFrame);
  const named = {
    ...event,
    culprit: stacktrace.at(-1)?.filename,
    exception: { ...exception, stacktrace },
    context: { ...context, tags: { ...context?.tags, session_id: loggingSession() } },
  };
  return allowedFields(named, ERROR) as RawEvent;
}

/** Kinds of spans whose content is known: the browser's own, and calls. */
const KNOWN_SPAN = /^(external|resource|hard-navigation|longtask|first-input)\b/;
const SPAN = {
  ...IDS,
  transaction_id: plain,
  type: plain,
  subtype: plain,
  action: plain,
  sync: plain,
  start: number,
  duration: number,
  outcome: plain,
  sample_rate: number,
  name: plain,
  context: {
    http: { method: plain, url: address, status_code: number, response: SIZES },
    destination: {
      address: plain,
      port: number,
      service: { name: plain, resource: plain, type: plain },
    },
  },
} as const;
const isCall = (span: RawEvent) => span.type.startsWith('external');
/** Spans that are named by an address. */
const hasAddress = (span: RawEvent) => isCall(span) || span.type.startsWith('resource');

function cleanSpan({ context, ...span }: RawEvent): RawEvent {
  if (!hasAddress(span)) return allowedFields(span, SPAN) as RawEvent;
  const { http } = (context ?? {}) as RawEvent;
  const { origin, path } = addressTemplate(String(http?.url ?? ''));
  const template = origin === location.origin ? path : origin;
  const name = isCall(span) ? `${http?.method} ${template}` : template;
  return { ...(allowedFields({ ...span, context }, SPAN) as RawEvent), name };
}

/** The page that a transaction is about. When that of a load ends, the buyer may be at the next screen already. */
function pageOf({ type, context }: RawEvent): RawEvent {
  const [document] = performance.getEntriesByType('navigation');
  return type === 'page-load' && document
    ? { ...context?.page, url: document.name }
    : { ...context?.page };
}

/** Name of a transaction, by the screen or call it is about; undefined for kinds that we do not start. */
function nameOf(event: RawEvent): string | undefined {
  const { type, name } = event;
  switch (type) {
    case 'page-load':
    case 'route-change':
      return addressTemplate(String(pageOf(event).url ?? '')).path;
    case 'http-request': {
      const [method = '', address = ''] = String(name).split(' ', 2);
      return `${method} ${addressTemplate(address).path}`;
    }
    case 'page-exit':
      return 'page-exit';
    default:
      return undefined;
  }
}

/**
 * Time that the page took to load, in milliseconds, or undefined where that is not known: to the end of its
 * `load` event or its largest paint. The agent counts up to its own start, which waits for the page to be usable.
 */
function loadTime({ marks }: RawEvent): number | undefined {
  const times = [marks?.navigationTiming?.loadEventEnd, marks?.agent?.largestContentfulPaint];
  const known = times.filter((time): time is number => typeof time === 'number');
  return known.length > 0 ? Math.max(...known) : undefined;
}

/** Marks are times. */
const times = (value: unknown) =>
  Object.fromEntries(
    Object.entries({ ...(value as object) }).filter(([, time]) => typeof time === 'number'),
  );

const TRANSACTION = {
  ...IDS,
  type: plain,
  sampled: plain,
  sample_rate: number,
  outcome: plain,
  experience: {
    tbt: number,
    cls: number,
    fid: number,
    longtask: { count: number, sum: number, max: number },
  },
  marks: { navigationTiming: times, agent: times },
  context: {
    page: PAGE,
    response: SIZES,
    tags: { session_id: plain, inp_value: number },
  },
} as const;

/** A transaction by the template of its screen or call; undefined where its kind is unknown. */
export function cleanTransaction(event: RawEvent): RawEvent | undefined {
  const name = nameOf(event);
  if (!name) return undefined;
  const { context } = event;
  const duration = (event.type === 'page-load' && loadTime(event)) || event.duration;
  const spans = ((event.spans ?? []) as RawEvent[])
    .filter((span) => KNOWN_SPAN.test(span.type) && (isCall(span) || span.start <= duration))
    .sort((a, b) => Number(isCall(b)) - Number(isCall(a)) || b.duration - a.duration)
    .slice(0, MAX_SPANS)
    .map(cleanSpan);
  const session = loggingSession();
  const tags = { ...context?.tags, session_id: session };
  const named = { ...event, context: { ...context, page: pageOf(event), tags } };
  return {
    ...(allowedFields(named, TRANSACTION) as RawEvent),
    name,
    duration,
    session: { id: session },
    spans,
    span_count: { started: spans.length },
  };
}
