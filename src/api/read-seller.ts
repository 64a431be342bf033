import { textAt } from './answer-shape.ts';
import { readAnswer } from './read-answer.ts';

/** Who sells (section 3). Without a name no seller is shown. */
export interface Seller {
  name?: string;
  isLiveEnabled: boolean;
  account?: string;
}

/** @throws {ApiError} of kind 'unreadable' when the answer is no object. */
export function readSeller(answer: unknown): Seller {
  return readAnswer('getSeller', answer, (fields) => ({
    name: textAt(fields, 'name'),
    isLiveEnabled: fields.isLiveEnabled === true,
    account: textAt(fields, 'account'),
  }));
}
