import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import {
  createUpstream,
  type UpstreamInProcess,
} from '../e2e/support/independent-upstream/upstream.ts';

/** A call as it arrives. */
interface Arrived {
  method: string;
  /** With its query. */
  path: string;
  body: string;
}

/** Milliseconds before and after a call is carried out, and what goes wrong. */
export interface Fate {
  beforeMs?: number;
  afterMs?: number;
  /**
   * `gateway`: 503, and nothing was done; `lost`: carried out, and the connection is cut; `silent`: carried out,
   * and never answered.
   */
  failure?: 'gateway' | 'lost' | 'silent';
}

export interface PacedUpstream extends UpstreamInProcess {
  origin: string;
  /** Decides about each call that arrives from now on. */
  pace(fateOf: (call: Arrived) => Fate): void;
  /** Cuts all connections and takes none. */
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
}

async function send(answer: ServerResponse, response: Response): Promise<void> {
  answer.writeHead(response.status, { 'content-type': 'application/json' });
  answer.end(await response.text());
}

/**
 * The independent upstream behind a port, at a pace of its own. What has arrived is carried out, whether or not
 * somebody still waits for it; a repeat of a payment that is being carried out is answered with 409.
 */
export async function startPacedUpstream(): Promise<PacedUpstream> {
  const upstream = createUpstream();
  const underWay = new Set<string>();
  let fateOf: (call: Arrived) => Fate = () => ({});

  const server = createServer(async (incoming, answer) => {
    const { method = 'GET', url: path = '/', headers } = incoming;
    // A request that breaks off has not arrived.
    const body = await text(incoming).catch(() => undefined);
    if (body === undefined) return;
    const { beforeMs = 0, afterMs = 0, failure } = fateOf({ method, path, body });
    const key = headers['idempotency-key'];
    if (typeof key === 'string' && underWay.has(key)) {
      return send(
        answer,
        Response.json({ message: 'This payment is under way.' }, { status: 409 }),
      );
    }
    if (typeof key === 'string') underWay.add(key);
    await pause(beforeMs);
    if (typeof key === 'string') underWay.delete(key);
    if (failure === 'gateway') return send(answer, new Response(null, { status: 503 }));
    const request = new Request(new URL(path, 'http://upstream'), {
      method,
      headers: headers as Record<string, string>,
      body: body === '' ? undefined : body,
    });
    const response = await upstream.fetch(request).catch(() => undefined);
    await pause(afterMs);
    if (!response || failure === 'lost') return void answer.destroy();
    if (failure !== 'silent') return send(answer, response);
  });

  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    ...upstream,
    origin: `http://127.0.0.1:${port}`,
    pace: (next) => void (fateOf = next),
    goAway: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    comeBack: () => listen(port),
  };
}
