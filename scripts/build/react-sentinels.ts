import type { Plugin } from 'vite';

const MODULE = /react-dom-client\.production\.js$/;
const SENTINEL = /^(var |\s+)(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/gm;

/** Errors that React 19 makes while its module is evaluated, and throws later as signals. */
const SENTINELS = 5;

/**
 * Makes React's signals without a stack, which nobody reads. V8 works out the stack's places when a tool
 * is attached that wants errors reported (DevTools, a lab, remote debugging), and reads the whole program
 * again for it: 80 ms of a phone's main thread while the page comes alive. A browser that is by itself
 * does not, so this brings what a lab measures near to what a buyer has.
 *
 * @throws when React makes another number of them, so that an update is looked at.
 */
export function withoutStacks(code: string): string {
  let count = 0;
  const replaced = code.replace(SENTINEL, (_, before: string, name: string, message: string) => {
    count++;
    return `${before}${name} = Object.create(Error.prototype, { message: { value: ${message} } })`;
  });
  if (count === SENTINELS) return replaced;
  throw new Error(
    `react-dom makes ${count} errors while it is evaluated, not ${SENTINELS}: look at scripts/build/react-sentinels.ts.`,
  );
}

export const reactSentinels = (): Plugin => ({
  name: 'react-sentinels',
  apply: 'build',
  transform: (code, id) => (MODULE.test(id) ? { code: withoutStacks(code), map: null } : undefined),
});
