import { LRUCache } from 'lru-cache';
import { ApiError } from '../../api/api-error.ts';
import { attempt } from '../../contract/attempt.ts';
import { allowedFields, plain } from '../../monitoring/allowed-fields.ts';
import { plainError, withoutData } from '../../monitoring/plain-error.ts';
import { scrubbedText } from '../../monitoring/scrub.ts';
import type { LogLevel } from '../settings/settings.ts';

const text = (value: unknown) => (typeof value === 'string' ? scrubbedText(value) : undefined);

/** The fields that a line may have. In plain ones scrubbing could take digits of a hash for a card number. */
const FIELDS = {
  requestId: plain,
  keyHash: plain,
  method: plain,
  template: plain,
  operationId: plain,
  status: plain,
  durationMs: plain,
  payment: plain,
  refused: plain,
  where: text,
  error: text,
  stack: text,
} as const;

export type LogFields = Partial<Record<keyof typeof FIELDS, string | number>>;

/** Writes one line: a sentence or a name of what happened, and what else is known of it. */
export type Log = (level: LogLevel, message: string, fields?: LogFields) => void;

/** A log whose texts lose card numbers, e-mail addresses and the like, and whose errors no buyer pays for. */
export function safeLog(write: Log): Log {
  return (level, message, fields = {}) =>
    attempt(() => write(level, scrubbedText(message), allowedFields(fields, FIELDS) as LogFields));
}

/** A log that writes each sentence once; when there are many, one that is long past may be logged again. */
export function logOnce(log: Log) {
  const logged = new LRUCache<string, true>({ max: 500 });
  return (message: string): void => {
    if (logged.has(message)) return;
    logged.set(message, true);
    log('error', message);
  };
}

/** The part of an error that a line names, without data; without `message` only its name and code. */
export function errorFields(error: unknown, { message = true } = {}): LogFields {
  // Its message is our own.
  if (error instanceof ApiError) return { operationId: error.operationId, error: error.message };
  const { name, message: words, stack } = plainError({ error });
  const { code } = (error instanceof Error && (error.cause as { code?: unknown })) || {};
  const what = typeof code === 'string' ? `${name}, ${withoutData(code)}` : name;
  return message ? { error: `${what}: ${words}`, stack } : { error: what };
}

export const consoleLog: Log = (level, message, { stack, ...fields } = {}) => {
  if (level !== 'warn' && level !== 'error') return;
  const known = Object.entries(fields).filter(([, value]) => value !== undefined);
  const words = [message, ...known.map(([name, value]) => `${name}=${JSON.stringify(value)}`)];
  console[level](stack === undefined ? words.join(' ') : `${words.join(' ')}\n${stack}`);
};
