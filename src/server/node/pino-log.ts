import { write, writeSync } from 'node:fs';
import { setTimeout } from 'node:timers';
import { pino, stdTimeFunctions } from 'pino';
import type { Log } from '../observation/log.ts';
import type { LogLevel } from '../settings/settings.ts';

/** Longest backlog of a reader that does not keep up, in characters; lines beyond it are dropped. */
const MAX_BACKLOG = 4_000_000;
/** Lines are written together up to this many characters: what is on its way when a process ends may be lost. */
const TOGETHER = 16_384;
/** A reader that is busy is asked again after this time, in milliseconds. */
const BUSY_MS = 50;
/** A process that ends waits this long for a reader that does not read, in milliseconds. */
const LAST_MS = 1_000;

const isBusy = ({ code }: NodeJS.ErrnoException) => code === 'EAGAIN' || code === 'EBUSY';

/**
 * Writes lines to a file descriptor without ever waiting for its reader: a slow one loses lines, and after one
 * that has gone nothing is written any more. When the process ends, the rest is written, as long as somebody reads
 * it. (Pino's own writer asks a reader that has gone for ever, so that the process never ends.)
 */
export function createLineWriter(file: number): { write(line: string): void } {
  const waiting: string[] = [];
  let size = 0;
  /** Bytes that are being written, or are about to be once the reader is not busy any more. */
  let rest: Buffer | undefined;
  let isUnderWay = false;
  let isGone = false;

  const take = (most: number) => {
    let length = 0;
    const beyond = waiting.findIndex((line) => (length += line.length) > most);
    const lines = waiting.splice(0, beyond < 0 ? waiting.length : Math.max(1, beyond));
    size -= lines.reduce((sum, line) => sum + line.length, 0);
    return Buffer.from(lines.join(''));
  };
  const send = (bytes: Buffer) => {
    rest = bytes;
    isUnderWay = true;
    write(file, bytes, (error, written) => {
      isUnderWay = false;
      if (error && isBusy(error)) setTimeout(() => send(bytes), BUSY_MS).unref();
      else if (error) isGone = true;
      else if (written < bytes.length) send(bytes.subarray(written));
      else {
        rest = undefined;
        if (waiting.length > 0) send(take(TOGETHER));
      }
    });
  };
  const sendRest = () => {
    if (isGone) return;
    const until = performance.now() + LAST_MS;
    let left = Buffer.concat([(!isUnderWay && rest) || Buffer.alloc(0), take(Infinity)]);
    while (left.length > 0 && performance.now() < until) {
      try {
        left = left.subarray(writeSync(file, left));
      } catch (error) {
        if (!isBusy(error as NodeJS.ErrnoException)) return;
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BUSY_MS);
      }
    }
  };
  process.once('exit', sendRest);

  return {
    write(line) {
      if (isGone || size + line.length > MAX_BACKLOG) return;
      waiting.push(line);
      size += line.length;
      if (!rest) send(take(TOGETHER));
    },
  };
}

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
