import { parseAccept } from 'hono/utils/accept';

export type Encoding = 'br' | 'gzip';

const PREFERRED: readonly Encoding[] = ['br', 'gzip'];

const weightsOf = (header: string | null) =>
  new Map(
    // A weight that is not a number counts as zero; Hono's own `q` takes it for one.
    parseAccept(header ?? '').map(({ type, params: { q, Q = q } }) => [
      type.toLowerCase(),
      Q === undefined ? 1 : Number(Q) || 0,
    ]),
  );

/** Whether the header allows an encoding (RFC 9110, 12.5.3). */
export function accepts(header: string | null, encoding: Encoding): boolean {
  const weights = weightsOf(header);
  return (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
}

/**
 * The encoding to answer with: the smaller one of those that the header allows; undefined for none. Weights
 * above zero are not compared: every browser that can, should get brotli.
 */
export const acceptedEncoding = (header: string | null): Encoding | undefined =>
  PREFERRED.find((encoding) => accepts(header, encoding));
