import type english from '../checker/language/english.json';
import type { Fix } from '../contract/diagnostic.ts';
import type { Node, Place } from './parse/node.ts';

export type MessageId = keyof typeof english;

/** A message with a correction: the message with the same id and '.help' behind it. */
export type HelpedId = {
  [Id in MessageId]: `${Id}.help` extends MessageId ? Id : never;
}[MessageId];

export type Part = string | number | boolean | undefined | Sentence | readonly Part[];

export type SentenceData = Readonly<Record<string, Part>>;

export interface Sentence {
  id: MessageId;
  data: SentenceData;
}

export interface Correction {
  suggestion?: Sentence;
  fix?: Fix;
}

export interface MissingEntry {
  name: string;
  list: readonly Node[];
}

export interface Problem extends Place, Correction {
  rule: string;
  severity: 'error';
  message: Sentence;
  data?: Readonly<Record<string, string>>;
  missing?: MissingEntry;
}

export const say = (id: MessageId, data: SentenceData = {}): Sentence => ({ id, data });

export const problemAt = (place: Place, id: HelpedId, data?: SentenceData, fix?: Fix): Problem => {
  const suggestion = say(`${id}.help` as MessageId, data);
  return correctedAt(place, id, data, { suggestion, ...(fix && { fix }) });
};

/** A problem of the rule that its message's id begins with. */
export const correctedAt = (
  place: Place,
  id: MessageId,
  data: SentenceData | undefined,
  correction: Correction,
): Problem => {
  const [rule = ''] = id.split('.');
  return { ...place, rule, severity: 'error', message: say(id, data), ...correction };
};
