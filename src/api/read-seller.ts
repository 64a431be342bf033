import { textAt } from './answer-shape.ts';
import { readAnswer } from './read-answer.ts';

/** The seller of a link (section 3); shown only with a name. */
export interface Seller {
  name?: string;
  isLiveEnabled: boolean;
  account?: string;
}

/** @throws {ApiError} of kind 'unreadable' when the answer is not an object. */
export function readSeller(answer: unknown): Seller {
  return readAnswer('getSeller', answer, (fields) => ({
    name: textAt(fields, 'name'),
    isLiveEnabled: fields.isLiveEnabled === true,
    account: textAt(fields, 'account'),
  }));
}
