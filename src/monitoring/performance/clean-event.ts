import { OPERATIONS } from '../../contract/generated/operations.ts';
import { scrubbedText } from '../scrub.ts';
import { addressTemplate } from './address-template.ts';
import { loggingSession } from './logging-session.ts';

/** An event that the agent wants to send; it describes them no further. */
export type RawEvent = Readonly<Record<string, any>>; // oxlint-disable-line typescript/no-explicit-any

const MAX_TEXT = 200;
const MAX_MESSAGE = 1000;
/** Frames of a stack: those next to the error, where V8 itself stops unless somebody raises its limit. */
const MAX_FRAMES = 10;
/** Spans of a transaction: the calls, and the longest others. */
const MAX_SPANS = 20;

/** Cuts before scrubbing as well, so that a huge text costs little; a number that is cut there is cut away. */
const cleanText = (text: unknown, max = MAX_TEXT): string =>
  scrubbedText(String(text ?? '').slice(0, 4 * max)).slice(0, max);

/** Calls by the template of the contract, which scrubbing would take for an address. */
const CALLS: ReadonlySet<unknown> = new Set(
  Object.values(OPERATIONS).map(({ method, path }) => `${method} ${path}`),
);
const cleanLabel = (value: unknown) =>
  typeof value === 'number' || CALLS.has(value) ? value : cleanText(value);

const addressOf = (address: unknown): string => {
  const { origin, path } = addressTemplate(String(address ?? ''));
  return origin + path;
};

/** The page without query; of the address that the buyer came from the origin alone is named. */
function cleanPage(page: RawEvent | undefined) {
  if (!page?.url) return undefined;
  return { url: addressOf(page.url), ...(page.referer && { referer: addressOf(page.referer) }) };
}

function cleanFrame(frame: RawEvent) {
  const { path } = addressTemplate(String(frame.abs_path ?? ''));
  return {
    abs_path: addressOf(frame.abs_path),
    filename: path.replace(/^\//, '') || '(foreign script)',
    function: cleanText(frame.function),
    lineno: Number(frame.lineno) || 0,
    colno: Number(frame.colno) || 0,
  };
}

/** An error with nothing but what is listed here: properties of errors may hold anything. */
export function cleanError(event: RawEvent): RawEvent {
  const { exception, context } = event;
  const labels = Object.entries((context?.tags ?? {}) as RawEvent);
  const stacktrace = ((exception?.stacktrace ?? []) as RawEvent[]).slice(0, MAX_FRAMES);
  const frames = stacktrace.map(cleanFrame);
  return {
    id: event.id,
    trace_id: event.trace_id,
    parent_id: event.parent_id,
    transaction_id: event.transaction_id,
    transaction: event.transaction,
    culprit: frames.at(-1)?.filename,
    exception: {
      message: cleanText(exception?.message, MAX_MESSAGE),
      type: cleanText(exception?.type),
      stacktrace: frames,
    },
    context: {
      page: cleanPage(context?.page),
      tags: {
        ...Object.fromEntries(labels.map(([label, value]) => [label, cleanLabel(value)])),
        session_id: loggingSession(),
      },
    },
  };
}

/** Kinds of spans whose content is known: the browser's own, and calls. */
const KNOWN_SPAN = /^(external|resource|hard-navigation|longtask|first-input)\b/;
const SPAN_KEYS =
  'id transaction_id parent_id trace_id type subtype action sync start duration outcome sample_rate';
const isCall = (span: RawEvent) => span.type.startsWith('external');
/** Spans that are named by an address. */
const hasAddress = (span: RawEvent) => isCall(span) || span.type.startsWith('resource');

const pick = (event: RawEvent, keys: string): RawEvent =>
  Object.fromEntries(keys.split(' ').map((key) => [key, event[key]]));

function cleanSpan(span: RawEvent): RawEvent {
  const kept = pick(span, SPAN_KEYS);
  if (!hasAddress(span)) return { ...kept, name: cleanText(span.name) };
  const { http, destination } = (span.context ?? {}) as RawEvent;
  const { origin, path } = addressTemplate(String(http?.url ?? ''));
  const template = origin === location.origin ? path : origin;
  return {
    ...kept,
    name: isCall(span) ? `${http?.method} ${template}` : template,
    context: {
      http: {
        method: http?.method,
        url: origin + path,
        status_code: http?.status_code,
        ...(http?.response && { response: sizesOf(http.response) }),
      },
      destination,
    },
  };
}

const sizesOf = (response: RawEvent) => ({
  transfer_size: response.transfer_size,
  encoded_body_size: response.encoded_body_size,
  decoded_body_size: response.decoded_body_size,
});

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

const TRANSACTION_KEYS = 'id parent_id trace_id type sampled sample_rate experience outcome';

/** A transaction by the template of its screen or call; undefined where its kind is unknown. */
export function cleanTransaction(event: RawEvent): RawEvent | undefined {
  const name = nameOf(event);
  if (!name) return undefined;
  const { context, marks } = event;
  const duration = (event.type === 'page-load' && loadTime(event)) || event.duration;
  const spans = ((event.spans ?? []) as RawEvent[])
    .filter((span) => KNOWN_SPAN.test(span.type) && (isCall(span) || span.start <= duration))
    .sort((a, b) => Number(isCall(b)) - Number(isCall(a)) || b.duration - a.duration)
    .slice(0, MAX_SPANS)
    .map(cleanSpan);
  const session = loggingSession();
  const inp = context?.tags?.inp_value;
  return {
    ...pick(event, TRANSACTION_KEYS),
    name,
    duration,
    ...(marks && { marks: pick(marks, 'navigationTiming agent') }),
    session: { id: session },
    spans,
    span_count: { started: spans.length },
    context: {
      page: cleanPage(pageOf(event)),
      ...(context?.response && { response: sizesOf(context.response) }),
      tags: { session_id: session, ...(typeof inp === 'number' && { inp_value: inp }) },
    },
  };
}
