import type { WebStorage } from './json-store.ts';
import { writeCookie } from './write-cookie.ts';

const OURS = 'guiche.';
const A_DAY_IN_SECONDS = 86_400;

function entries(): (readonly [string, string])[] {
  return document.cookie
    .split('; ')
    .map((pair) => pair.split('=', 2) as [string, string | undefined])
    .filter(([name]) => name.startsWith(OURS))
    .map(([name, value = '']) => [decodeURIComponent(name), decodeURIComponent(value)]);
}

const write = (name: string, value: string, maxAge: number) =>
  writeCookie(name, value, { sameSite: 'Strict', maxAge });

/**
 * The page's cookies as a small storage, for where web storage is full or forbidden. It takes a day's
 * short notes and nothing personal; the server is sent them and passes no cookie on.
 *
 * @throws {Error} from `setItem` when the browser did not keep it.
 */
export const cookieStorage: WebStorage = {
  get length() {
    return entries().length;
  },
  key: (index) => entries()[index]?.[0] ?? null,
  getItem: (name) => entries().find(([own]) => own === name)?.[1] ?? null,
  setItem(name, value) {
    write(name, value, A_DAY_IN_SECONDS);
    if (this.getItem(name) !== value) throw new Error('The browser kept no cookie.');
  },
  removeItem(name) {
    // Writing a cookie waits for the browser's other processes.
    if (this.getItem(name) !== null) write(name, '', 0);
  },
};
