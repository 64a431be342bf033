import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import {
  createUpstream,
  type UpstreamInProcess,
} from '../e2e/support/independent-upstream/upstream.ts';

/** Milliseconds before and after a call is carried out. */
interface Fate {
  beforeMs?: number;
  afterMs?: number;
}

export interface PacedUpstream extends UpstreamInProcess {
  origin: string;
  /** Decides about each call that arrives from now on, by its path. */
  pace(fateOf: (path: string) => Fate): void;
  /** Cuts all connections and takes none. */
  close(): void;
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
  let fateOf: (path: string) => Fate = () => ({});

  const server = createServer(async (incoming, answer) => {
    const { method = 'GET', url: path = '/', headers } = incoming;
    // A request that breaks off has not arrived.
    const body = await text(incoming).catch(() => undefined);
    if (body === undefined) return;
    const { beforeMs = 0, afterMs = 0 } = fateOf(path);
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
    const request = new Request(new URL(path, 'http://upstream'), {
      method,
      headers: headers as Record<string, string>,
      body: body === '' ? undefined : body,
    });
    const response = await upstream.fetch(request);
    await pause(afterMs);
    return send(answer, response);
  });

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    ...upstream,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pace: (next) => void (fateOf = next),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
