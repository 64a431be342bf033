import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { serve, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';

/** Answers a request of this machine; the bindings are those of its connection. */
type Fetch = (request: Request, bindings: HttpBindings) => Response | Promise<Response>;

/** Serves at any free port of this machine. */
export const serveLocally = ({ fetch }: { fetch: Fetch }) =>
  new Promise<{ origin: string; close(): void }>((resolve) => {
    const options = { port: 0, hostname: '127.0.0.1', overrideGlobalObjects: false };
    const server = serve({ ...options, fetch: fetch as never }, ({ port }) =>
      resolve({
        origin: `http://127.0.0.1:${port}`,
        close() {
          server.close();
          server.closeAllConnections();
        },
      }),
    ) as Server;
  });

/** A port at which nothing listens, for a program that cannot find one by itself. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Cuts the connection of a request, which gets no answer. */
export function cut({ incoming }: HttpBindings): Response {
  incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}
