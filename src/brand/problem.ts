import type english from '../checker/language/english.json';
import type { Fix } from '../contract/diagnostic.ts';
import type { Node, Place } from './parse/node.ts';

export type MessageId = keyof typeof english;

/** A message with a correction: the message with the same id and '.help' behind it. */
export type HelpedId = {
  [Id in MessageId]: `${Id}.help` extends MessageId ? Id : never;
}[MessageId];

export type MessageData = Readonly<Record<string, string | number | readonly string[] | Message>>;

export interface Message {
  id: MessageId;
  data: MessageData;
}

export interface Correction {
  suggestion?: Message;
  fix?: Fix;
}

export interface MissingEntry {
  name: string;
  list: readonly Node[];
}

export interface Problem extends Place, Correction {
  rule: string;
  severity: 'error';
  message: Message;
  data?: Readonly<Record<string, string>>;
  missing?: MissingEntry;
}

export const messageOf = (id: MessageId, data: MessageData = {}): Message => ({ id, data });

export const problemAt = (place: Place, id: HelpedId, data?: MessageData, fix?: Fix): Problem => {
  const suggestion = messageOf(`${id}.help` as MessageId, data);
  return correctedAt(place, id, data, { suggestion, ...(fix && { fix }) });
};

/** A problem of the rule that its message's id begins with. */
export const correctedAt = (
  place: Place,
  id: MessageId,
  data: MessageData | undefined,
  correction: Correction,
): Problem => {
  const [rule = ''] = id.split('.');
  return { ...place, rule, severity: 'error', message: messageOf(id, data), ...correction };
};
