const TRACEPARENT = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
const ALL_ZERO = /^0+$/;
/** Members of a list `key=value`, with the signs that W3C Trace Context, 3.3.1, allows. */
const TRACESTATE = /^[a-z0-9][\w*/@-]{0,255}=[\x20-\x2b\x2d-\x3c\x3e-\x7e]{0,256}$/;
const MAX_TRACESTATE = 512;

/** The trace that a request belongs to, as it is handed on. */
export interface TraceContext {
  traceId: string;
  headers: Readonly<Record<string, string>>;
}

function traceStateOf(text: string | null): string | undefined {
  if (text === null || text.length > MAX_TRACESTATE) return undefined;
  const members = text.split(',').map((member) => member.trim());
  return members.every((member) => member === '' || TRACESTATE.test(member)) ? text : undefined;
}

/**
 * Reads `traceparent` and `tracestate` (W3C Trace Context, sections 3.2 and 3.3). A version above 00 is
 * handed on as 00. Undefined where `traceparent` is missing or malformed: then `tracestate` means nothing
 * either, and no trace is invented.
 */
export function traceContextOf(headers: Headers): TraceContext | undefined {
  const match = TRACEPARENT.exec(headers.get('traceparent') ?? '');
  if (!match) return undefined;
  const [, version, traceId, parentId, flags, more] = match as unknown as string[];
  if (version === 'ff' || (version === '00' && more !== undefined)) return undefined;
  if (ALL_ZERO.test(traceId!) || ALL_ZERO.test(parentId!)) return undefined;
  const tracestate = traceStateOf(headers.get('tracestate'));
  return {
    traceId: traceId!,
    headers: {
      traceparent: `00-${traceId}-${parentId}-${flags}`,
      ...(tracestate !== undefined && { tracestate }),
    },
  };
}
