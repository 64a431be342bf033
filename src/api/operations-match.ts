import { OPERATIONS, type OperationId } from '../contract/generated/operations.ts';

const patterns = Object.entries(OPERATIONS).map(([id, { method, path }]) => ({
  id: id as OperationId,
  method: method as string,
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '([^/]+)')}$`),
}));

/**
 * Letters, digits, spaces and what may stand in a path segment as it is (RFC 3986, `pchar`) but ';'.
 * Anything else could end a segment for an upstream that decodes before it routes: '/' and '\\', '?' and
 * '#', ';' (in '..;' as well), a '%' that was encoded twice, a zero byte or a line break.
 */
const PLAIN = /^[\p{L}\p{M}\p{N} ._~@:!$&'()*+,=-]{1,200}$/u;
const DOTS = /^\.+$/;

function isPlain(segment: string): boolean {
  try {
    const value = decodeURIComponent(segment);
    return PLAIN.test(value) && !DOTS.test(value);
  } catch {
    return false;
  }
}

/**
 * The call of the contract that a request makes, or undefined when it makes none and must not be
 * forwarded. `pathname` as in `URL.pathname`, still percent-encoded.
 */
export function matchOperation(method: string, pathname: string): OperationId | undefined {
  return patterns.find((candidate) => {
    if (candidate.method !== method) return false;
    const segments = candidate.pattern.exec(pathname)?.slice(1);
    return segments?.every(isPlain);
  })?.id;
}
