import { proxy } from 'hono/proxy';
import { cut, serveLocally } from '../support/collectors/local-server.ts';

/** A request that was handed to a copy. */
interface Handed {
  /** Origin of the copy. */
  copy: string;
  /** With its query. */
  path: string;
  isUnderWay: boolean;
}

interface Copy {
  origin: string;
  isUp: boolean;
}

const PROBE_EVERY_MS = 200;

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD';

export type Balancer = Awaited<ReturnType<typeof startBalancer>>;

/**
 * A balancer in front of copies of the server, no kinder than real ones: the copies take turns and nobody stays
 * with one; a read whose copy fails goes to the next one, a call that writes never does. When its copy is killed,
 * the client's connection is cut; when none can be made, the answer is 502. A copy that is not ready, or that has
 * failed, gets nothing more until its readiness says 200.
 */
export async function startBalancer() {
  const handed: Handed[] = [];
  let copies: Copy[] = [];
  let turn = 0;

  function nextCopy(tried: readonly Copy[]): Copy | undefined {
    const up = copies.filter((copy) => copy.isUp && !tried.includes(copy));
    return up[turn++ % up.length];
  }

  const { origin, close } = await serveLocally({
    async fetch(request, bindings) {
      const { incoming, outgoing } = bindings;
      const { pathname, search } = new URL(request.url);
      const path = pathname + search;
      const tried: Copy[] = [];
      for (let copy = nextCopy(tried); copy; copy = nextCopy(tried)) {
        tried.push(copy);
        const one = { copy: copy.origin, path, isUnderWay: true };
        handed.push(one);
        outgoing.on('close', () => (one.isUnderWay = false));
        try {
          const sent = { ...Object.fromEntries(request.headers), connection: undefined };
          return await proxy(copy.origin + path, {
            raw: request,
            headers: { ...sent, 'x-forwarded-for': incoming.socket.remoteAddress },
            redirect: 'manual',
          });
        } catch (error) {
          one.isUnderWay = false;
          // The client has left, and so does the request.
          if (request.signal.aborted) return cut(bindings);
          copy.isUp = false;
          const { code } = (error as { cause?: NodeJS.ErrnoException }).cause ?? {};
          if (!isRead(request) && code !== 'ECONNREFUSED') return cut(bindings);
          if (!isRead(request)) break;
        }
      }
      return new Response('Bad Gateway', { status: 502 });
    },
  });

  async function probe(copy: Copy): Promise<void> {
    const ready = fetch(`${copy.origin}/readiness`);
    copy.isUp = await ready
      .then(async (response) => (await response.text(), response.ok))
      .catch(() => false);
  }
  const probes = setInterval(() => copies.forEach((copy) => void probe(copy)), PROBE_EVERY_MS);
  return {
    origin: origin.replace('127.0.0.1', 'localhost'),
    /** Everything that was handed on, oldest first. */
    handed: handed as readonly Handed[],
    /** From now on these copies take turns; what is under way elsewhere goes on. */
    turnTo(...now: readonly string[]): void {
      copies = now.map((one) => ({ origin: one, isUp: true }));
    },
    close() {
      clearInterval(probes);
      close();
    },
  };
}
