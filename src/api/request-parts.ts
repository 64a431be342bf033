import { OPERATIONS, type Operation, type OperationId } from '../contract/generated/operations.ts';
import { isObject, wellFormed } from '../contract/is-object.ts';
import type { Fields } from './answer-shape.ts';
import { ApiError } from './api-error.ts';

const isEmpty = (value: unknown): boolean =>
  (value ?? '') === '' || (typeof value === 'object' && Object.keys(value!).length === 0);

/** The value without anything empty inside it; `false` and `0` are not empty. */
function pruned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(pruned).filter((item) => !isEmpty(item));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, pruned(inner)] as const);
  return Object.fromEntries(entries.filter(([, inner]) => !isEmpty(inner)));
}

const listed = (names: readonly string[] | 'any', fields: Fields): [string, unknown][] =>
  Object.entries(fields).filter(([name]) => names === 'any' || names.includes(name));

/** URL parsers drop these even when they are percent-encoded, and another call would be made. */
const UNSENDABLE = /^\.{0,2}$/;

/** Only listed fields that are not empty go out. @throws {ApiError} 'network' where a path parameter cannot be sent. */
export function addressOf(operationId: OperationId, path: Fields = {}, query: Fields = {}): string {
  const operation: Operation = OPERATIONS[operationId];
  const address = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(path[name] ?? '');
    if (UNSENDABLE.test(value)) {
      const cause = new Error(`Path parameter ${name} cannot be "${value}"`);
      throw new ApiError(operationId, { kind: 'network' }, { cause });
    }
    return encodeURIComponent(wellFormed(value));
  });
  const sent = listed(operation.query, query).flatMap(([name, value]) => {
    const items = [value].flat().filter((item) => !isEmpty(item));
    return items.map((item) => [name, String(item)]);
  });
  return sent.length > 0 ? `${address}?${new URLSearchParams(sent)}` : address;
}

/** The JSON body of a writing call: its listed fields without empty ones; nothing for a GET. */
export function bodyOf(operationId: OperationId, body: unknown): string | undefined {
  const operation: Operation = OPERATIONS[operationId];
  if (operation.method === 'GET') return undefined;
  const fields = listed(operation.isBodyOpen ? 'any' : operation.body, (body ?? {}) as Fields);
  const sent = fields
    .map(([name, value]) => [name, pruned(value)] as const)
    .filter(([name, kept]) => !isEmpty(kept) || operation.keepEmpty.includes(name));
  return JSON.stringify(Object.fromEntries(sent));
}
