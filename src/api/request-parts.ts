import { OPERATIONS, type Operation, type OperationId } from '../contract/generated/operations.ts';
import { wellFormed } from '../contract/is-object.ts';
import { ApiError } from './api-error.ts';

type Fields = Readonly<Record<string, unknown>>;

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** The value without anything empty inside it; `false` and `0` are not empty. */
function pruned(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(pruned).filter((item) => !isEmpty(item));
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, inner]) => [name, pruned(inner)] as const)
      .filter(([, inner]) => !isEmpty(inner)),
  );
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
  const parameters = new URLSearchParams();
  for (const [name, value] of listed(operation.query, query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (!isEmpty(item)) parameters.append(name, String(item));
    }
  }
  const search = parameters.toString();
  return search ? `${address}?${search}` : address;
}

/** The JSON body of a writing call: its listed fields without empty ones; nothing for a GET. */
export function bodyOf(operationId: OperationId, body: unknown): string | undefined {
  const operation: Operation = OPERATIONS[operationId];
  if (operation.method === 'GET') return undefined;
  const fields = listed(operation.isBodyOpen ? 'any' : operation.body, (body ?? {}) as Fields);
  const sent = fields.flatMap(([name, value]) => {
    const kept = pruned(value);
    return isEmpty(kept) && !operation.keepEmpty.includes(name) ? [] : [[name, kept]];
  });
  return JSON.stringify(Object.fromEntries(sent));
}
