import type { Channel, PlainError } from './channel.ts';

const MAX_MESSAGE = 200;
const MAX_FRAMES = 10;

/**
 * An error without what its words may quote: an unforeseen message ends where data could begin and shows no
 * number, and a place has no query. It hides more than `scrub.ts`, which is too large to be there from the start.
 * `isOurs`: the words are the program's own, as those of failed calls are.
 */
export function plainError(error: unknown, isOurs: boolean): PlainError {
  const isError = error instanceof Error;
  const name = isError ? error.name : typeof error;
  const message =
    isError || typeof error === 'string' ? String(isError ? error.message : error) : '';
  if (isOurs) return { name, message, stack: '' };
  const frames = ((isError && error.stack) || '')
    .replace(message, '')
    .split('\n')
    .filter((line) => /^\s+at |^\S*@/.test(line))
    .slice(0, MAX_FRAMES)
    .map((line) => line.replace(/\?[^\s:)]*/g, '').replace(/\d(?:[\W_]*\d){10,}/g, '#'));
  return {
    name,
    message: message
      .slice(0, MAX_MESSAGE)
      .replace(/\S*[{[<?=%&@"\\][^]*/, '…')
      .replace(/(^|[^#])\d(?:[\W_]*\d){2,}/g, '$1#'),
    stack: frames.join('\n'),
  };
}

/** Writes each failure to the console: what failed and where, never what the buyer typed. */
export const consoleChannel: Channel = {
  send({ error, where, call }) {
    const { name, message, stack } = plainError(error, call !== undefined);
    const what = call
      ? `${message} (${call.method} ${call.path})`
      : `${name}: ${message}\n${stack}`;
    console.error(`${where}:`, what.trim());
  },
};
