import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (request: IncomingMessage, body: Buffer, response: ServerResponse) => unknown;

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Answers requests, with what they have brought, at any free port of this machine. */
export async function serveLocally(answer: Answer): Promise<{ origin: string; close(): void }> {
  const server = createServer(async (request, response) => {
    // A page that is left cuts its requests off.
    const body = await bodyOf(request).catch(() => undefined);
    if (body) answer(request, body, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Sends a body without end, as fast as it is taken. */
export function sendEndlessly(response: ServerResponse): void {
  const chunk = Buffer.alloc(65_536, 'x');
  const send = () => {
    while (!response.destroyed && response.write(chunk));
    if (!response.destroyed) response.once('drain', send);
  };
  send();
}
