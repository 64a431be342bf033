/** Longest answer that is read, in bytes; the answers of the contract are much shorter. */
export const MAX_ANSWER_BYTES = 4_000_000;

export class BodyTooLong extends Error {
  override name = 'BodyTooLong';
}

/**
 * Reads the whole body of a request or an answer. Hono's `body-limit` bounds requests only.
 *
 * @throws {BodyTooLong} as soon as it is longer than `maxBytes`; anything else when it breaks off.
 */
export async function boundedBody(
  { headers, body }: Pick<Response, 'headers' | 'body'>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(headers.get('content-length')) > maxBytes) {
    await body?.cancel();
    throw new BodyTooLong();
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    length += part.value.byteLength;
    if (length > maxBytes) {
      await reader?.cancel();
      throw new BodyTooLong();
    }
    chunks.push(part.value);
  }
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return whole;
}
