import { needed, textAt } from './answer-shape.ts';
import { readAnswer } from './read-answer.ts';

/**
 * Code of the product that a plan belongs to (D-40); the answer may also be the bare code.
 *
 * @throws {ApiError} of kind 'unreadable' when the answer names no product.
 */
export function readPlanProduct(answer: unknown): string {
  const wrapped = typeof answer === 'string' ? { productCode: answer } : answer;
  return readAnswer('getPlanProduct', wrapped, (fields) =>
    needed(textAt(fields, 'productCode') ?? textAt(fields, 'code'), 'productCode'),
  );
}
