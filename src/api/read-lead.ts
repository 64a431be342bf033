import { needed, textAt } from './answer-shape.ts';
import { readAnswer } from './read-answer.ts';

/**
 * The new lead's id, from `data.leadId` or `leadId` (D-119), or plainly `id` in either place.
 *
 * @throws {ApiError} of kind 'unreadable' when the answer has none.
 */
export function readLead(answer: unknown): { leadId: string } {
  return readAnswer('createLead', answer, (fields) => ({
    leadId: needed(textAt(fields, 'leadId') ?? textAt(fields, 'id'), 'leadId'),
  }));
}
