import { acceptedEncoding } from './accepted-encoding.ts';
import type { HandlerDeps } from '../deps.ts';

/** Below this a packet is sent anyway. */
const MIN_BYTES = 1024;

/** A document in the smallest form that the request accepts; anything else as it is. */
export async function compressed(
  request: Request,
  response: Response,
  compress: HandlerDeps['compress'],
): Promise<Response> {
  const isDocument = response.headers.get('content-type')?.startsWith('text/html');
  if (!compress || !isDocument || !response.body) return response;
  response.headers.append('vary', 'accept-encoding');
  const encoding = acceptedEncoding(request.headers.get('accept-encoding'));
  if (!encoding) return response;
  const { status, headers } = response;
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes.byteLength < MIN_BYTES) return new Response(bytes, { status, headers });
  headers.set('content-encoding', encoding);
  const body = (await compress(bytes, encoding)) as Uint8Array<ArrayBuffer>;
  return new Response(body, { status, headers });
}
