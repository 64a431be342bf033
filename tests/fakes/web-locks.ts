import type { Locks } from '../../src/checkout/payment/with-lock.ts';

/** The locks of one origin, by name; each document gets its own view of them. */
export function fakeLockSpace(): Set<string> {
  return new Set();
}

/**
 * One document's `navigator.locks`, as asynchronous as the real one. `close` is the document's end:
 * it frees what is held and lets nothing more run.
 */
export function fakeLocks(space: Set<string>): Locks & { close(): void } {
  const own = new Set<string>();
  let isClosed = false;
  const free = (name: string) => {
    if (own.delete(name)) space.delete(name);
  };
  return {
    async request(name, _, work) {
      await Promise.resolve();
      if (isClosed) return new Promise(() => {});
      if (space.has(name)) return work(null);
      space.add(name);
      own.add(name);
      try {
        return await work({ name });
      } finally {
        free(name);
      }
    },
    async query() {
      await Promise.resolve();
      return { held: [...space].map((name) => ({ name })) };
    },
    close() {
      isClosed = true;
      own.forEach(free);
    },
  };
}
