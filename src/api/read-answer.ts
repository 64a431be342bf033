import type { OperationId } from '../contract/generated/operations.ts';
import { answerFields, listOf, ShapeError, type Fields } from './answer-shape.ts';
import { ApiError } from './api-error.ts';

/**
 * Reads an answer with `read`, tolerantly: unknown fields, a `data` wrapper and snake_case are fine.
 *
 * @throws {ApiError} of kind 'unreadable' when `read` misses a required field.
 */
export function readAnswer<T>(
  operationId: OperationId,
  answer: unknown,
  read: (fields: Fields) => T,
): T {
  return withCall(operationId, () => read(answerFields(answer)));
}

/**
 * Reads an answer that is a list, item by item, as tolerantly; the list may stand under `name`.
 *
 * @throws {ApiError} of kind 'unreadable' when it is not a list, or `read` misses something in an item.
 */
export function readList<T>(
  operationId: OperationId,
  answer: unknown,
  { name, textName = 'name' }: { name: string; textName?: string },
  read: (fields: Fields) => T,
): T[] {
  return withCall(operationId, () => listOf(answer, name, textName).map(read));
}

function withCall<T>(operationId: OperationId, read: () => T): T {
  try {
    return read();
  } catch (cause) {
    if (!(cause instanceof ShapeError)) throw cause;
    throw new ApiError(operationId, { kind: 'unreadable', reason: cause.message }, { cause });
  }
}
