import { allowedFields, plain } from './allowed-fields.ts';
import type { Channel, PlainError } from './channel.ts';

const MAX_MESSAGE = 200;
const MAX_FRAMES = 10;

/** An unforeseen message ends where data could begin and shows no number. */
const withoutData = (message: unknown) =>
  String(message)
    .slice(0, MAX_MESSAGE)
    .replace(/\S*[{[<?=%&@"\\][^]*/, '…')
    .replace(/(^|[^#])\d(?:[\W_]*\d){2,}/g, '$1#');

/** The places of a stack have no query. */
const places = (stack: unknown) =>
  String(stack)
    .split('\n')
    .filter((line) => /^\s+at |^\S*@/.test(line))
    .slice(0, MAX_FRAMES)
    .map((line) => line.replace(/\?[^\s:)]*/g, '').replace(/\d(?:[\W_]*\d){10,}/g, '#'))
    .join('\n');

const OWN_ERROR = { name: plain, message: plain, stack: () => '' };
const UNFORESEEN_ERROR = { name: plain, message: withoutData, stack: places };

/**
 * An error without what its words may quote. It hides more than `scrub.ts`, which is too large to be there from the
 * start. `isOurs`: the words are the program's own, as those of failed calls are.
 */
export function plainError(error: unknown, isOurs: boolean): PlainError {
  const isError = error instanceof Error;
  const name = isError ? error.name : typeof error;
  const message =
    isError || typeof error === 'string' ? String(isError ? error.message : error) : '';
  const stack = ((isError && error.stack) || '').replace(message, '');
  const allowed = isOurs ? OWN_ERROR : UNFORESEEN_ERROR;
  return allowedFields({ name, message, stack }, allowed) as PlainError;
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
