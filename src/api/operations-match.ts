import { OPERATIONS, type OperationId } from '../contract/generated/operations.ts';

const patterns = Object.entries(OPERATIONS).map(([id, { method, path }]) => ({
  id: id as OperationId,
  method: method as string,
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '([^/]+)')}$`),
}));

/** An encoded '/', '..;' or zero byte could end a segment for an upstream that decodes before it routes. */
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

/** The contract's call that a request makes; without one it must not be forwarded. `pathname` is percent-encoded. */
export function matchOperation(method: string, pathname: string): OperationId | undefined {
  return patterns.find((candidate) => {
    if (candidate.method !== method) return false;
    const segments = candidate.pattern.exec(pathname)?.slice(1);
    return segments?.every(isPlain);
  })?.id;
}
