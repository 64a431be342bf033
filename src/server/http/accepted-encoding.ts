import { parseAccept } from 'hono/utils/accept';

export type Encoding = 'br' | 'gzip';

const PREFERRED: readonly Encoding[] = ['br', 'gzip'];

/**
 * The encoding to answer with (RFC 9110, section 12.5.3): the smaller one of those that the header
 * allows; undefined for none. Weights above zero are not compared: every browser that can, should
 * get brotli.
 */
export function acceptedEncoding(header: string | null): Encoding | undefined {
  const weights = new Map(
    // A weight that is not a number counts as zero; Hono's own `q` takes it for one.
    parseAccept(header ?? '').map(({ type, params: { q, Q = q } }) => [
      type.toLowerCase(),
      Q === undefined ? 1 : Number(Q) || 0,
    ]),
  );
  return PREFERRED.find((encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0);
}
