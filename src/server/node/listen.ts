import type { Server } from 'node:http';

/** Requests in flight get this long to end before the process does. */
const MAX_STOP_MS = 10_000;

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

/** On SIGTERM and SIGINT takes no new requests, lets those in flight end, and ends the process. */
export function stopOnSignal(server: Server): void {
  let isStopping = false;
  const stop = () => {
    // A terminal and the launcher may both hand on the same Ctrl-C.
    if (isStopping) return;
    isStopping = true;
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), MAX_STOP_MS).unref();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
