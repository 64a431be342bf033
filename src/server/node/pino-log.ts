import { pino, stdTimeFunctions } from 'pino';
import type { Log } from '../observation/log.ts';
import type { LogLevel } from '../settings/settings.ts';
import { createLineWriter } from './line-writer.ts';

/** A log that writes JSON lines to a file descriptor, the standard output unless said. */
export function createPinoLog(level: LogLevel | 'silent', file = 1): Log {
  const logger = pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    createLineWriter(file),
  );
  return (lineLevel, message, fields = {}) => logger[lineLevel](fields, message);
}
