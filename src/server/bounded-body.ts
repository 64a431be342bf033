export class BodyTooLong extends Error {
  override name = 'BodyTooLong';
}

/**
 * The whole body of a request.
 *
 * @throws {BodyTooLong} as soon as it is longer than `mostBytes`; anything else when it breaks off.
 */
export async function boundedBody(
  request: Request,
  mostBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length')) > mostBytes) throw new BodyTooLong();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > mostBytes) throw new BodyTooLong();
    chunks.push(chunk);
  }
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return whole;
}
