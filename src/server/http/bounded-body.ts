/** Longest answer that is read, in bytes; the answers of the contract are much shorter. */
export const MAX_ANSWER_BYTES = 4_000_000;

export class BodyTooLong extends Error {
  override name = 'BodyTooLong';
}

/** Hono's `body-limit` bounds requests only. @throws {BodyTooLong}, or anything else when the body breaks off. */
export async function boundedBody(
  { body }: Pick<Response, 'body'>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  // To leave the loop is to cancel the body.
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    if (length > maxBytes) throw new BodyTooLong();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
