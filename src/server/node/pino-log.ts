import { write, writeSync } from 'node:fs';
import { setTimeout } from 'node:timers';
import { pino, stdTimeFunctions } from 'pino';
import type { Log } from '../observation/log.ts';
import type { LogLevel } from '../settings/settings.ts';

/** Longest backlog of a reader that does not keep up, in characters; lines beyond it are dropped. */
const MAX_BACKLOG = 4_000_000;
/** Lines are written together up to this many characters: what is on its way when a process ends may be lost. */
const TOGETHER = 16_384;
const BUSY_MS = 50;
/** A process that ends waits this long for a reader that does not read, in milliseconds. */
const LAST_MS = 1_000;
const isBusy = ({ code }: NodeJS.ErrnoException) => code === 'EAGAIN' || code === 'EBUSY';

/**
 * Writes lines to a file descriptor without ever waiting for its reader: a slow one loses lines. When the process ends,
 * the rest is written. (Pino's own writer asks a reader that has gone for ever, so that the process never ends.)
 */
export function createLineWriter(file: number): { write(lines: string): void } {
  let waiting = '';
  /** Bytes that are being written, or are about to be once the reader is not busy any more. */
  let rest = Buffer.alloc(0);
  let isUnderWay = false;
  let isGone = false;

  const send = () => {
    if (rest.length === 0) {
      const end = waiting.lastIndexOf('\n', TOGETHER) + 1 || waiting.length;
      rest = Buffer.from(waiting.slice(0, end));
      waiting = waiting.slice(end);
    }
    if (rest.length === 0) return;
    isUnderWay = true;
    write(file, rest, (error, written) => {
      isUnderWay = false;
      isGone = error !== null && !isBusy(error);
      if (isGone) return;
      rest = rest.subarray(written);
      if (error) setTimeout(send, BUSY_MS).unref();
      else send();
    });
  };
  process.once('exit', () => {
    if (isGone) return;
    const until = performance.now() + LAST_MS;
    let left = Buffer.concat([isUnderWay ? Buffer.alloc(0) : rest, Buffer.from(waiting)]);
    while (left.length > 0 && performance.now() < until) {
      try {
        left = left.subarray(writeSync(file, left));
      } catch (error) {
        if (!isBusy(error as NodeJS.ErrnoException)) return;
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BUSY_MS);
      }
    }
  });

  return {
    write(lines) {
      if (isGone || waiting.length + lines.length > MAX_BACKLOG) return;
      waiting += lines;
      if (rest.length === 0) send();
    },
  };
}

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
