import { destination, pino, stdTimeFunctions } from 'pino';
import type { Log, LogLevel } from '../observation/log.ts';

/** Longest backlog of a reader that does not keep up, in bytes; lines beyond it are dropped. */
const MAX_BACKLOG = 4_000_000;

/**
 * A log that writes JSON lines to a file descriptor, the standard output unless said. It never waits for
 * its reader: a slow one loses lines, and after one that has gone nothing is written any more. What is not
 * written yet is written when the process ends.
 */
export function createPinoLog(level: LogLevel | 'silent', file = 1): Log {
  const lines = destination({ dest: file, sync: false, maxLength: MAX_BACKLOG });
  lines.on('error', () => {});
  const logger = pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    lines,
  );
  return (lineLevel, message, fields = {}) => logger[lineLevel](fields, message);
}
