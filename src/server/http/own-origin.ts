/**
 * Whether one of our own pages sent a request: by Fetch Metadata, or in older browsers and on plain http by an `Origin`
 * with the request's host or `publicOrigin`. A proxy that ends TLS changes the scheme, so only hosts are compared.
 */
export function isFromOwnPage({ headers, url }: Request, publicOrigin?: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = headers.get('origin') ?? '';
  if (!URL.canParse(origin)) return false;
  return origin === publicOrigin || new URL(origin).host === new URL(url).host;
}
