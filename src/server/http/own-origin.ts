/** By Fetch Metadata, or in older browsers by an `Origin`; a proxy that ends TLS changes the scheme. */
export function isFromOwnPage({ headers, url }: Request, publicOrigin?: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = headers.get('origin') ?? '';
  if (!URL.canParse(origin)) return false;
  return origin === publicOrigin || new URL(origin).host === new URL(url).host;
}
