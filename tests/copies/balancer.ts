import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';

/** A request that was handed to a copy. */
interface Handed {
  /** Origin of the copy. */
  copy: string;
  method: string;
  /** With its query. */
  path: string;
  isUnderWay: boolean;
}

/**
 * A balancer in front of copies of the server, no kinder than real ones: the copies take turns and nobody stays
 * with one; a read whose copy fails goes to the next one, a call that writes never does. When its copy is killed,
 * the client's connection is cut; when none can be made, the answer is 502. A copy that is not ready, or that has
 * failed, gets nothing more until its readiness says 200.
 */
export interface Balancer {
  origin: string;
  /** Everything that was handed on, oldest first. */
  readonly handed: readonly Handed[];
  /** From now on these copies take turns; what is under way elsewhere goes on. */
  turnTo(...origins: readonly string[]): void;
  close(): void;
}

interface Copy {
  origin: string;
  isUp: boolean;
}

const PROBE_EVERY_MS = 200;
const IDLE_MS = 60_000;

/** They belong to one connection (RFC 9110, section 7.6.1). */
const OF_ONE_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade'];

const isRead = (method: string) => method === 'GET' || method === 'HEAD';

const handedOn = (headers: IncomingMessage['headers']) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_ONE_CONNECTION.includes(name)));

function refuse(answer: ServerResponse): void {
  answer.writeHead(502, { 'content-type': 'text/plain' }).end('Bad Gateway');
}

export async function startBalancer(...origins: readonly string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const handed: Handed[] = [];
  let copies: Copy[] = [];
  let turn = 0;

  function turnTo(...now: readonly string[]): void {
    copies = now.map((origin) => ({ origin, isUp: true }));
  }

  function nextCopy(tried: readonly Copy[]): Copy | undefined {
    const up = copies.filter((copy) => copy.isUp && !tried.includes(copy));
    return up[turn++ % up.length];
  }

  function hand(client: IncomingMessage, answer: ServerResponse, tried: readonly Copy[]): void {
    const { method = 'GET', url = '/', headers, socket } = client;
    const copy = nextCopy(tried);
    if (!copy) return refuse(answer);
    const one = { copy: copy.origin, method, path: url, isUnderWay: true };
    handed.push(one);
    const sender = [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ');
    const sent = request(new URL(url, copy.origin), {
      agent,
      method,
      headers: { ...handedOn(headers), 'x-forwarded-for': sender },
    });
    sent.on('response', (response) => {
      answer.writeHead(response.statusCode ?? 502, handedOn(response.headers));
      // What breaks off in the middle breaks off for the client as well.
      pipeline(response, answer, () => {});
    });
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // The client has left, and so does the request.
      if (answer.destroyed) return;
      copy.isUp = false;
      if (answer.headersSent) answer.destroy();
      else if (isRead(method)) hand(client, answer, [...tried, copy]);
      else if (error.code === 'ECONNREFUSED') refuse(answer);
      else socket.destroy();
    });
    sent.on('close', () => (one.isUnderWay = false));
    answer.on('close', () => sent.destroy());
    if (isRead(method)) sent.end();
    else client.pipe(sent);
  }

  const server = createServer((client, answer) => hand(client, answer, []));
  server.keepAliveTimeout = IDLE_MS;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  turnTo(...origins);

  async function probe(copy: Copy): Promise<void> {
    const ready = fetch(new URL('/readiness', copy.origin)).then(
      async (response) => (await response.text(), response.ok),
    );
    copy.isUp = await ready.catch(() => false);
  }
  const probes = setInterval(() => copies.forEach((copy) => void probe(copy)), PROBE_EVERY_MS);
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    handed,
    turnTo,
    close() {
      clearInterval(probes);
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}
