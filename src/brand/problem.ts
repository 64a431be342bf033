import type english from '../checker/language/english.json';
import type { Fix } from '../contract/diagnostic.ts';
import type { Place } from './parse/node.ts';

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

export interface Problem extends Place, Correction {
  rule: string;
  severity: 'error';
  message: Message;
  data?: Readonly<Record<string, string>>;
}

export const messageOf = (id: MessageId, data: MessageData = {}): Message => ({ id, data });

export const problemAt = (
  place: Place,
  rule: string,
  id: HelpedId,
  data: MessageData = {},
  fix?: Fix,
): Problem =>
  correctedAt(place, rule, id, data, {
    suggestion: messageOf(`${id}.help` as MessageId, data),
    ...(fix && { fix }),
  });

export const correctedAt = (
  place: Place,
  rule: string,
  id: MessageId,
  data: MessageData,
  correction: Correction,
): Problem => ({ ...place, rule, severity: 'error', message: messageOf(id, data), ...correction });
