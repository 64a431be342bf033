/**
 * Whether one of our own pages sent a request. Browsers of today say so themselves (Fetch Metadata,
 * `Sec-Fetch-Site`); without that header, on plain http or in an older browser, the `Origin` has to be
 * that of the request's host or `publicOrigin`. A request with neither header does not come from a page.
 *
 * A proxy that ends TLS leaves the request with another scheme, so only the host is compared.
 */
export function isFromOwnPage({ headers, url }: Request, publicOrigin?: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = headers.get('origin') ?? '';
  if (!URL.canParse(origin)) return false;
  return origin === publicOrigin || new URL(origin).host === new URL(url).host;
}
