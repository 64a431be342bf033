/**
 * Whether a page was opened by an address or by another site's link, as the program finds out by its referrer.
 * A reload asks its server to check what it has (RFC 9111, `max-age=0`) and is not an arrival.
 */
export function arrivesByLink({ method, headers, url }: Request): boolean {
  if (method !== 'GET' || /\b(max-age=0|no-cache)\b/.test(headers.get('cache-control') ?? '')) {
    return false;
  }
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin';
  const referrer = headers.get('referer') ?? '';
  return !URL.canParse(referrer) || new URL(referrer).host !== new URL(url).host;
}
