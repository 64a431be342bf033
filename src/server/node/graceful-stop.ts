import type { Server, ServerResponse } from 'node:http';
import type { Handler } from '../deps.ts';
import { consoleLog, type Log } from '../observation/log.ts';
import type { Settings } from '../settings/settings.ts';

/** Reads still under way this long after the drain are cut off, in milliseconds: a buyer can repeat them. */
const MAX_READ_MS = 10_000;
/** After the port is closed a request may still be arriving on a connection, in milliseconds. */
const ARRIVAL_MS = 300;
/** A terminal and the launcher may both hand on the same Ctrl-C within this time, in milliseconds. */
const SAME_SIGNAL_MS = 500;
const CHECK_EVERY_MS = 25;
const isRead = (method = '') => ['GET', 'HEAD', 'OPTIONS'].includes(method);

/**
 * Stops a server without losing a payment. Readiness turns to 503, and requests are taken for `drainMs` more. Then the
 * port is closed, and the process ends as soon as nothing is under way: it waits for calls that write up to `writeMs`.
 * The exit code is 0, or 1 when a call that writes was cut off.
 */
export function createGracefulStop(
  { drainMs, writeMs }: Settings['stop'],
  log: Log = consoleLog,
  host: Pick<NodeJS.EventEmitter, 'on'> & { exit(code: number): void } = process,
) {
  const open = new Map<ServerResponse, boolean>();
  let stoppedAt: number | undefined;
  let writing = 0;

  const isWriting = () => writing > 0 || [...open.values()].some(Boolean);

  const endWhenDone = (server: Server) => {
    const closedAt = performance.now();
    server.close();
    const timer = setInterval(() => {
      const elapsed = performance.now() - closedAt;
      if (elapsed >= writeMs && isWriting()) return host.exit(1);
      const isDone = open.size === 0 || elapsed >= MAX_READ_MS;
      if (isWriting() || !isDone || elapsed < ARRIVAL_MS) return undefined;
      clearInterval(timer);
      server.closeAllConnections();
      return host.exit(0);
    }, CHECK_EVERY_MS);
  };

  const stop = (server: Server) => {
    if (stoppedAt !== undefined) {
      if (performance.now() - stoppedAt >= SAME_SIGNAL_MS) host.exit(isWriting() ? 1 : 0);
      return;
    }
    stoppedAt = performance.now();
    for (const response of open.keys()) response.shouldKeepAlive = false;
    if (drainMs > 0 || open.size > 0) {
      log(
        'warn',
        `Stopping: takes requests for ${drainMs} ms more, ${open.size} under way; a second signal ends at once.`,
      );
    }
    setTimeout(() => endWhenDone(server), drainMs);
  };

  return {
    isReady: () => stoppedAt === undefined,
    track:
      (handler: Handler): Handler =>
      async (request, connection) => {
        if (isRead(request.method)) return handler(request, connection);
        writing++;
        return handler(request, connection).finally(() => writing--);
      },
    stopOnSignal(server: Server) {
      server.prependListener('request', ({ method }, response) => {
        open.set(response, !isRead(method));
        // The client then takes a new connection, which a balancer opens to another copy.
        if (stoppedAt !== undefined) response.shouldKeepAlive = false;
        response.once('close', () => open.delete(response));
      });
      host.on('SIGTERM', () => stop(server));
      host.on('SIGINT', () => stop(server));
    },
  };
}
