import type { Failure, PlainError } from './channel.ts';

const MAX_MESSAGE = 200;
const MAX_FRAMES = 10;

/** An unforeseen message ends where data could begin and shows no number. */
export const withoutData = (message: unknown) =>
  String(message)
    .slice(0, MAX_MESSAGE)
    .replace(/\S*[{[<?=%&@"\\][^]*/, '…')
    .replace(/(^|[^#])\d(?:[\W_]*\d){2,}/g, '$1#');

const places = (stack: unknown) =>
  String(stack)
    .split('\n')
    .filter((line) => /^\s+at |^\S*@/.test(line))
    .slice(0, MAX_FRAMES)
    .map((line) => line.replace(/\?[^\s:)]*/g, '').replace(/\d(?:[\W_]*\d){10,}/g, '#'))
    .join('\n');

/** No channel and no storage gets another error. The words of a failed call are the program's own. */
export function plainError({ error, call }: Pick<Failure, 'error' | 'call'>): PlainError {
  const isError = error instanceof Error;
  const name = isError ? error.name : typeof error;
  const message =
    isError || typeof error === 'string' ? String(isError ? error.message : error) : '';
  const stack = ((isError && error.stack) || '').replace(message, '');
  const shown = call ? String : withoutData;
  return { name: shown(name), message: shown(message), stack: places(stack) };
}

export const errorToSend = (failure: Pick<Failure, 'error' | 'call'>): Error => {
  const { name, message, stack } = plainError(failure);
  return Object.assign(new Error(message), { name, stack });
};
