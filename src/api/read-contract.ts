import { needed, textAt } from './answer-shape.ts';
import { readAnswer } from './read-answer.ts';

/** The address of a contract or its text, as the upstream wrote it. */
export type Contract = { url: string } | { text: string };

/**
 * Reads GET contract (D-121): an address or a text, plainly or under a name.
 *
 * @throws {ApiError} of kind 'unreadable' when the answer has neither.
 */
export function readContract(answer: unknown): Contract {
  const plain = typeof answer === 'string' ? answer.trim() : '';
  const given = /^https?:\/\/\S+$/.test(plain) ? { url: plain } : { text: plain };
  return readAnswer('getContract', plain ? given : answer, (fields) => {
    const url = textAt(fields, 'url') ?? textAt(fields, 'link') ?? textAt(fields, 'contractUrl');
    if (url !== undefined) return { url };
    return { text: needed(textAt(fields, 'text') ?? textAt(fields, 'content'), 'url or text') };
  });
}
