import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Http2Bindings, HttpBindings } from '@hono/node-server';
import type { Connection } from '../connection.ts';

/** Why the server cannot listen; the message is one sentence that says what to do. */
export class ListenError extends Error {
  override name = 'ListenError';
}

function listenError({ code, message }: NodeJS.ErrnoException, port: number, host?: string) {
  switch (code) {
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EINVAL':
      return new ListenError(
        `HOST is '${host}', which is not an address of this machine: use 127.0.0.1 for this machine alone or 0.0.0.0 for every address.`,
      );
    case 'EADDRINUSE':
      return new ListenError(
        `Port ${port} is already in use: stop what listens there or choose another, for example PORT=${port + 1}.`,
      );
    case 'EACCES':
      return new ListenError(
        `Port ${port} may not be used by this user: choose one from 1024, for example PORT=3000.`,
      );
    default:
      return new ListenError(`Cannot listen on port ${port}: ${message}.`);
  }
}

/**
 * Listens on one address of the machine, on all of them where `host` is undefined; resolves with the
 * port, which differs from the one given when that is 0. Rejects with a `ListenError`.
 */
export function listen(server: Server, port: number, host: string | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(listenError(error, port, host)));
    server.listen(port, host, () => {
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** Origin of a request, from what the adapter knows of it. */
export const connectionOf = ({ incoming }: HttpBindings | Http2Bindings): Connection => ({
  address: incoming.socket.remoteAddress,
});

/** Node closes a connection whose request's headers are not complete this long after `keepAliveMs`. */
const HEADERS_MS = 5_000;

/**
 * Keeps idle connections open for `keepAliveMs`. A balancer must be the one that closes them: it may
 * send a payment at the moment at which the server does, and that payment is then lost.
 */
export function keepConnections(server: Server, keepAliveMs: number): void {
  server.keepAliveTimeout = keepAliveMs;
  server.headersTimeout = keepAliveMs + HEADERS_MS;
}
