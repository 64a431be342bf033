import { attempt } from '../attempt.ts';

/** Returns the address as a URL, or undefined where it is not one. `URL.canParse` needs Safari 17, Chrome 120. */
export const parseUrl = (address: string, base?: string): URL | undefined =>
  attempt(() => new URL(address, base));
