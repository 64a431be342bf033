import type { Server } from 'node:http';

/** Why the server cannot listen; the message is one sentence that says what to do. */
export class ListenError extends Error {
  override name = 'ListenError';
}

function listenError({ code, message }: NodeJS.ErrnoException, port: number): ListenError {
  switch (code) {
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
 * Listens on all addresses; resolves with the port, which differs from the one given when that is 0.
 *
 * @throws {ListenError} when the port is taken or may not be used.
 */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(listenError(error, port)));
    server.listen(port, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

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
