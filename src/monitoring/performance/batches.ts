import { cleanError, cleanTransaction, type RawEvent } from './clean-event.ts';

/** An event as the agent queues it: one key says its kind. */
export type QueuedEvent = { errors: RawEvent } | { transactions: RawEvent };

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
export function batchesOf(events: readonly QueuedEvent[]): QueuedEvent[][] {
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
