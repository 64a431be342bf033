import { inWordsOf } from '../checker/language/say-finding.ts';
import {
  say,
  type MessageId,
  type Sentence,
  type SentenceData,
  type Text,
} from '../checker/language/sentence.ts';
import type { Language } from '../checker/language/translate.ts';

/** Says a message of the catalogues in one language. */
export type Say = (id: MessageId, data?: SentenceData) => string;

export const sayIn =
  (language: Language): Say =>
  (id, data) =>
    inWordsOf(language, say(id, data));

type Noun<Id = MessageId> = Id extends `count.${infer Name}.one` ? Name : never;

/** A number of things: '1 brand', '2 brands'. */
export const counted = (noun: Noun, count: number): Sentence =>
  say(`count.${noun}.${count === 1 ? 'one' : 'other'}`, { count });

/** An error that the person who asked can do something about; `message` is its text in English. */
export class UserError extends Error {
  constructor(readonly text: Text) {
    super(inWordsOf('en', text));
  }
}

/** A path or a name leads to nothing that can be read or changed there. */
export class NoSuchPlace extends UserError {
  constructor(id: MessageId, data?: SentenceData) {
    super(say(id, data));
  }
}
