import { setTimeout as pause } from 'node:timers/promises';
import { cut, serveLocally } from '../collectors/local-server.ts';
import { createUpstream } from './upstream.ts';

/** Milliseconds before and after a call is carried out. */
interface Fate {
  beforeMs?: number;
  afterMs?: number;
}

export type ServedUpstream = Awaited<ReturnType<typeof serveUpstream>>;

/**
 * The upstream behind a free port of this machine, at a pace of its own. What has arrived is carried out, whether or
 * not somebody still waits for it; a repeat of a payment that is being carried out is answered with 409.
 */
export async function serveUpstream() {
  const upstream = createUpstream();
  const underWay = new Set<string>();
  let fateOf: (path: string) => Fate = () => ({});

  const server = await serveLocally({
    async fetch(request, bindings) {
      const { url, method, headers } = request;
      const body = (await request.text()) || undefined;
      const { beforeMs = 0, afterMs = 0 } = fateOf(new URL(url).pathname);
      const key = headers.get('idempotency-key') ?? '';
      if (underWay.has(key))
        return Response.json({ message: 'This payment is under way.' }, { status: 409 });
      if (key) underWay.add(key);
      await pause(beforeMs);
      underWay.delete(key);
      try {
        const answer = await upstream.fetch(new Request(url, { method, headers, body }));
        await pause(afterMs);
        return answer;
      } catch {
        return cut(bindings);
      }
    },
  });
  return {
    ...upstream,
    ...server,
    /** Decides about each call that arrives from now on, by its path. */
    pace: (next: typeof fateOf) => void (fateOf = next),
  };
}
