import { OPERATIONS, type OperationId } from '../contract/generated/operations.ts';

const patterns = Object.entries(OPERATIONS).map(([id, { method, path }]) => ({
  id: id as OperationId,
  method: method as string,
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '([^/]+)')}$`),
}));

/** An upstream may decode before it routes: '..%2Fadmin' must not pass as one segment. */
function isPlain(segment: string): boolean {
  try {
    const value = decodeURIComponent(segment);
    return !/^\.{0,2}$/.test(value) && !/[/\\]/.test(value);
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
