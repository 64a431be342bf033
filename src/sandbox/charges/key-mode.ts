import type { RequestRecord, SaleRecord } from '../sandbox-state.ts';

/** The tag of an e-mail (`ana+estrito@example.com`), or a parameter of the link (`chaves=estrito`). */
const STRICT = /[+=]estrito(?![a-z])/i;

/**
 * Whether a request under a key that was answered before gets 422 where it asks for another sale, as its e-mail or link
 * says. Any other one is answered as at first, also where it was changed.
 */
export const wantsStrict = ({ headers }: RequestRecord, body: string): boolean =>
  STRICT.test(headers.referer ?? '') || STRICT.test(body);

const NAMES = [
  ['call', 'call'],
  ['email', 'e-mail'],
  ['productCode', 'product'],
  ['planId', 'plan'],
  ['amount', 'amount'],
  ['method', 'method'],
  ['resourceId', 'invoice or subscription'],
] as const;

/**
 * Names what a sale asks for otherwise than the first one under its key. Captcha token and card data
 * are no part of a sale: they differ in every honest repeat.
 */
export const differences = (first: SaleRecord, repeat: SaleRecord): string[] =>
  NAMES.flatMap(([field, name]) => (first[field] === repeat[field] ? [] : [name]));
