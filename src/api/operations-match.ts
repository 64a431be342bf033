import { OPERATIONS, type OperationId } from '../contract/generated/operations.ts';

const patterns = Object.entries(OPERATIONS).map(([id, { method, path }]) => ({
  id: id as OperationId,
  method: method as string,
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '([^/]+)')}$`),
}));

/** An encoded '/', '..;' or zero byte could end a segment for an upstream that decodes before it routes. */
const PLAIN = /^(?!\.+$)[\p{L}\p{M}\p{N} ._~@:!$&'()*+,=-]{1,200}$/u;

function isPlain(segment: string): boolean {
  try {
    return PLAIN.test(decodeURIComponent(segment));
  } catch {
    return false;
  }
}

/** The contract's call that a request makes; without one it must not be forwarded. `pathname` is percent-encoded. */
export const matchOperation = (method: string, pathname: string): OperationId | undefined =>
  patterns.find(
    (one) => one.method === method && one.pattern.exec(pathname)?.slice(1).every(isPlain),
  )?.id;
