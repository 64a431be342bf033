/** The kinds of requests of a purchase. */
const KINDS = ['page', 'file', 'read', 'lead', 'payment'] as const;
type Kind = (typeof KINDS)[number];

/** A request of a buyer, when it was over. */
interface Timed {
  phase: string;
  kind: Kind;
  milliseconds: number;
}

/** The requests of all buyers, as they see them. */
export interface Requests {
  /** A fetch whose requests are counted. */
  fetch(url: string, init: RequestInit): Promise<Response>;
  /** From now on requests belong to this phase. */
  enter(phase: string): void;
  /** The slowest twentieth of a kind begins here, in milliseconds; undefined where there was none. */
  slowest(phase: string, kind: Kind): number | undefined;
  /** Calls that the server has refused because it was full. */
  refused(phase: string): number;
  /** Refusals of a full server that did not say when to come again. */
  withoutRetryAfter(): number;
}

function kindOf(url: string, { method = 'GET' }: RequestInit): Kind {
  const { pathname } = new URL(url);
  if (!pathname.startsWith('/api/')) return /\.\w+$/.test(pathname) ? 'file' : 'page';
  if (method === 'GET') return 'read';
  return pathname.endsWith('/lead') ? 'lead' : 'payment';
}

export function countRequests(): Requests {
  const timed: Timed[] = [];
  const refused = new Map<string, number>();
  let withoutRetryAfter = 0;
  let phase = '';
  return {
    enter: (next) => void (phase = next),
    async fetch(url, init) {
      const [at, begun] = [phase, performance.now()];
      try {
        const response = await fetch(url, init);
        if (response.headers.get('x-guiche-refused') === 'busy') {
          refused.set(at, (refused.get(at) ?? 0) + 1);
          if (!response.headers.has('retry-after')) withoutRetryAfter++;
        }
        return response;
      } finally {
        timed.push({
          phase: at,
          kind: kindOf(url, init),
          milliseconds: performance.now() - begun,
        });
      }
    },
    slowest(of, kind) {
      const times = timed
        .filter((one) => one.phase === of && one.kind === kind)
        .map(({ milliseconds }) => milliseconds)
        .sort((a, b) => a - b);
      return times[Math.floor(times.length * 0.95)];
    },
    refused: (of) => refused.get(of) ?? 0,
    withoutRetryAfter: () => withoutRetryAfter,
  };
}
