import { expect, test } from 'vitest';
import { traceContextOf } from './trace-context.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';
const read = (traceparent: string, tracestate?: string) =>
  traceContextOf(new Headers({ traceparent, ...(tracestate !== undefined && { tracestate }) }));

test('a trace is handed on as it came (W3C Trace Context, section 3.2)', () => {
  const traceparent = `00-${TRACE}-${PARENT}-01`;
  expect(read(traceparent, 'rojo=00f067aa0ba902b7,congo@vendor=t61rcWkgMzE')).toEqual({
    traceId: TRACE,
    headers: { traceparent, tracestate: 'rojo=00f067aa0ba902b7,congo@vendor=t61rcWkgMzE' },
  });
  expect(read(traceparent)?.headers).toEqual({ traceparent });
});

test('a later version is handed on as the one that is known', () => {
  expect(read(`cc-${TRACE}-${PARENT}-01-what-the-future-brings`)?.headers.traceparent).toBe(
    `00-${TRACE}-${PARENT}-01`,
  );
});

test.each([
  '',
  'x',
  `ff-${TRACE}-${PARENT}-01`,
  `00-${TRACE}-${PARENT}-01-more`,
  `00-${TRACE}-${PARENT}`,
  `00-${TRACE.toUpperCase()}-${PARENT}-01`,
  `00-${'0'.repeat(32)}-${PARENT}-01`,
  `00-${TRACE}-${'0'.repeat(16)}-01`,
  `00-${TRACE}-${PARENT}-zz`,
  `00-${TRACE}-${PARENT}-01, 00-${TRACE}-${PARENT}-01`,
])('%j is no trace, and its tracestate goes with it', (traceparent) => {
  expect(read(traceparent, 'vendor=1')).toBeUndefined();
});

test.each(['no list', 'UPPER=1', `a=${'x'.repeat(600)}`])(
  'the tracestate %j is dropped, the trace stays',
  (tracestate) => {
    const traceparent = `00-${TRACE}-${PARENT}-00`;
    expect(read(traceparent, tracestate)?.headers).toEqual({ traceparent });
  },
);
