import type { RequestRecord } from './sandbox-state.ts';

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Whether a text stands in the address, the Referer or the body of a request, also percent-encoded. */
export function mentions({ address, headers }: RequestRecord, body: string, text: string): boolean {
  const { referer = '' } = headers;
  const places = [address, decoded(address), referer, decoded(referer), body];
  return places.some((place) => place.includes(text));
}
