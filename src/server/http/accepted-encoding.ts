export type Encoding = 'br' | 'gzip';

const PREFERRED: readonly Encoding[] = ['br', 'gzip'];

function weightOf(parameters: string[]): number {
  const weight = parameters.map((text) => text.trim()).find((text) => /^q=/i.test(text));
  return weight === undefined ? 1 : Number(weight.slice(2)) || 0;
}

/**
 * The encoding to answer with (RFC 9110, section 12.5.3): the smaller one of those that the header
 * allows; undefined for none. Weights above zero are not compared: every browser that can, should
 * get brotli.
 */
export function acceptedEncoding(header: string | null): Encoding | undefined {
  const weights = new Map(
    (header ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';');
      return [name.trim().toLowerCase(), weightOf(parameters)] as const;
    }),
  );
  return PREFERRED.find((encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0);
}
