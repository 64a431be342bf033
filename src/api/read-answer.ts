import type { OperationId } from '../contract/generated/operations.ts';
import { fieldsOf, ShapeError, type Fields } from './answer-shape.ts';
import { ApiError } from './api-error.ts';

/**
 * Reads an answer with `read`, tolerantly: unknown fields, a `data` wrapper and snake_case are fine.
 *
 * @throws {ApiError} of kind 'unreadable' when `read` misses something it cannot do without.
 */
export function readAnswer<T>(
  operationId: OperationId,
  answer: unknown,
  read: (fields: Fields) => T,
): T {
  try {
    return read(fieldsOf(answer));
  } catch (cause) {
    if (!(cause instanceof ShapeError)) throw cause;
    throw new ApiError(operationId, { kind: 'unreadable', reason: cause.message }, { cause });
  }
}
