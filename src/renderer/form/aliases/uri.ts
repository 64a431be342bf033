import { parseUrl } from '../../../contract/browser/parse-url.ts';

/** Makes relative addresses absolute, so that the platform's own URL can do the work. */
const BASE = 'https://relative.invalid/';

const without = (href: string) => (href.startsWith(BASE) ? href.slice(BASE.length) : href);

const absolute = (uri: string) => parseUrl(uri, BASE);

/**
 * Stands in for the 'fast-uri' library (7 KB) in @rjsf/utils, which asks it two things about `$id`
 * and `$ref`; the platform's URL answers both. Wired up in vite.config.ts.
 */
const uri = {
  equal: (one: string, other: string) => absolute(one)?.href === absolute(other)?.href,
  resolve(base: string, reference: string): string {
    const from = absolute(base);
    const resolved = from && parseUrl(reference, from.href);
    return resolved ? without(resolved.href) : reference;
  },
};

export default uri;
