import { attempt } from '../../contract/attempt.ts';
import { REQUEST_ID_HEADER } from '../../contract/request-id.ts';
import { maskCard } from '../charges/mask-card.ts';
import type { RequestRecord } from '../sandbox-state.ts';

const KEPT_HEADERS = [
  'accept',
  'content-type',
  'appversion',
  'idempotency-key',
  'referer',
  REQUEST_ID_HEADER,
];

/** An address in whose query no card number or CVV can be read. */
function maskAddress(address: string): string {
  const [path, search = ''] = address.split('?', 2) as [string, string?];
  const given = [...new URLSearchParams(search)];
  const masked = given.map(([name, value]) => [name, maskCard({ [name]: value })[name]!]);
  const isClean = given.every(([, value], index) => value === masked[index]![1]);
  return isClean ? address : `${path}?${new URLSearchParams(masked)}`;
}

export function recordOf(request: Request, body = ''): RequestRecord {
  const { pathname, search } = new URL(request.url);
  const kept = [...request.headers]
    .filter(([name]) => KEPT_HEADERS.includes(name))
    .map(([name, value]) => [name, name === 'referer' ? maskAddress(value) : value]);
  return {
    at: new Date().toISOString(),
    method: request.method,
    address: maskAddress(pathname + search),
    headers: Object.fromEntries(kept),
    body: maskCard(attempt<unknown>(() => JSON.parse(body))),
  };
}

/** Whether a text, if any, stands in the address, the Referer or the body of a request, also percent-encoded. */
export function mentions({ address, headers }: RequestRecord, body: string, text = ''): boolean {
  const { referer = '' } = headers;
  const decoded = [address, referer].map((one) => attempt(() => decodeURIComponent(one)));
  return [address, referer, body, ...decoded].some((place) => place?.includes(text));
}
