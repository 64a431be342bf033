import type { Channel } from './channel.ts';
import { plainError } from './plain-error.ts';

export const consoleChannel: Channel = (failure) => {
  const { name, message, stack } = plainError(failure);
  const { where, call } = failure;
  const what = call ? `${message} (${call.method} ${call.path})` : `${name}: ${message}\n${stack}`;
  console.error(`${where}:`, what.trim());
};
