/** Longest answer that is read, in bytes; none of section 7 comes near it. */
export const MAX_ANSWER_BYTES = 4_000_000;

export class BodyTooLong extends Error {
  override name = 'BodyTooLong';
}

/**
 * The whole body of a request or an answer.
 *
 * @throws {BodyTooLong} as soon as it is longer than `mostBytes`; anything else when it breaks off.
 */
export async function boundedBody(
  { headers, body }: Pick<Response, 'headers' | 'body'>,
  mostBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(headers.get('content-length')) > mostBytes) {
    await body?.cancel();
    throw new BodyTooLong();
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    length += part.value.byteLength;
    if (length > mostBytes) {
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
