import { scrubbedText } from '../../monitoring/scrub.ts';
import type { LogLevel } from '../settings/settings.ts';

export type LogFields = Readonly<Record<string, string | number | undefined>>;

/** Writes one line: a sentence or a name of what happened, and what else is known of it. */
export type Log = (level: LogLevel, message: string, fields?: LogFields) => void;

/** Fields that hold ids that were checked, or one of a closed list; scrubbing could take digits of a hash for a card number. */
const CHECKED: ReadonlySet<string> = new Set([
  'requestId',
  'upstreamRequestId',
  'joinedTo',
  'traceId',
  'keyHash',
  'method',
  'template',
  'operationId',
  'blocked',
]);

/**
 * The log that the rest of the server writes to. Texts lose card numbers, e-mail addresses and the like on
 * their way to `write`; an error of `write` is dropped, for no buyer may pay for a broken log.
 */
export function safeLog(write: Log): Log {
  return (level, message, fields = {}) => {
    try {
      const entries = Object.entries(fields).map(([name, value]) => {
        const isText = typeof value === 'string' && !CHECKED.has(name);
        return [name, isText ? scrubbedText(value) : value] as const;
      });
      write(level, scrubbedText(message), Object.fromEntries(entries));
    } catch {}
  };
}

/** The same log with these fields in every line. */
export const logWith =
  (log: Log, more: LogFields): Log =>
  (level, message, fields) =>
    log(level, message, { ...more, ...fields });

/** The part of an error that a line names; without `message` only its name and code, for the text could quote a body. */
export function errorFields(error: unknown, { message = true } = {}): LogFields {
  if (!(error instanceof Error)) return { error: message ? String(error) : typeof error };
  const { code } = (error.cause ?? {}) as { code?: unknown };
  const name = typeof code === 'string' ? `${error.name}, ${code}` : error.name;
  return message ? { error: `${name}: ${error.message}`, stack: error.stack } : { error: name };
}

/** Prints warnings and errors as sentences, for a developer. */
export const consoleLog: Log = (level, message, { stack, ...fields } = {}) => {
  if (level !== 'warn' && level !== 'error') return;
  const known = Object.entries(fields).filter(([, value]) => value !== undefined);
  const words = [message, ...known.map(([name, value]) => `${name}=${JSON.stringify(value)}`)];
  console[level](stack === undefined ? words.join(' ') : `${words.join(' ')}\n${stack}`);
};
