import { accepts } from '../http/accepted-encoding.ts';
import type { Fillings, Shell } from './shell.ts';

/**
 * The response of a page. To a request that takes gzip a kept shell is given in that, although brotli is a little
 * smaller: its texts were compressed when it was drawn.
 *
 * @param encodings The request's Accept-Encoding; missing for a page that is not kept, which is compressed as any
 *   other document.
 */
export function shellResponse(
  shell: Shell,
  fillings: Fillings,
  encodings: string | null = null,
): Response {
  const headers = shell.headers(fillings);
  if (encodings === null || !shell.gzip || !accepts(encodings, 'gzip')) {
    return new Response(shell.html(fillings), { headers });
  }
  headers['content-encoding'] = 'gzip';
  return new Response(shell.gzip(fillings), { headers });
}
