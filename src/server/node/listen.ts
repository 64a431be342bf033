import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Http2Bindings, HttpBindings } from '@hono/node-server';
import type { Catalogue } from '../../contract/compiled-brand.ts';
import { brandQuery } from '../../flow/flow-query.ts';
import type { Connection } from '../deps.ts';
import type { Settings } from '../settings/settings.ts';

export class ListenError extends Error {
  override name = 'ListenError';
}

function reasonOf({ code, message }: NodeJS.ErrnoException, port: number, host?: string): string {
  switch (code) {
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EINVAL':
      return `HOST is '${host}', which is not an address of this machine: use 127.0.0.1 for this machine alone or 0.0.0.0 for every address.`;
    case 'EADDRINUSE':
      return `Port ${port} is already in use: stop what listens there or choose another, for example PORT=${port + 1}.`;
    case 'EACCES':
      return `Port ${port} may not be used by this user: choose one from 1024, for example PORT=3000.`;
    default:
      return `Cannot listen on port ${port}: ${message}.`;
  }
}

/** Listens on `host`, or on every address; resolves with the port. Rejects with a `ListenError`. */
export function listen(server: Server, port: number, host: string | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(new ListenError(reasonOf(error, port, host))));
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

export function readyLine(port: number, { apiUrl }: Pick<Settings, 'apiUrl'>): string {
  const upstream = apiUrl
    ? `calls go to ${apiUrl.origin}`
    : 'on the sandbox: nothing is sold; set API_URL to use a real upstream';
  return `ready on http://localhost:${port} (${upstream})`;
}

/** A line with a link for each brand. */
export const linksOf = ({ brands }: Pick<Catalogue, 'brands'>, port: number): string[] =>
  brands.map((entry) => {
    const query = String(new URLSearchParams(brandQuery(entry)));
    return `  ${entry.key} ${entry.area}: http://localhost:${port}/?${query}`;
  });

export const connectionOf = ({ incoming }: HttpBindings | Http2Bindings): Connection => ({
  address: incoming.socket.remoteAddress,
});
