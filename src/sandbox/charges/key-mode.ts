import { isObject } from '../../contract/is-object.ts';
import { mentions } from '../inspection/request-record.ts';
import type { KeyModeRule, RequestRecord, SaleRecord } from '../sandbox-state.ts';

export const isKeyModeRule = (given: unknown): given is KeyModeRule =>
  isObject(given) &&
  (given.mode === 'replaying' || given.mode === 'strict') &&
  (given.match === undefined || typeof given.match === 'string');

/** The tag of an e-mail (`ana+estrito@example.com`), or a parameter of the link (`chaves=estrito`). */
const STRICT = /[+=]estrito(?![a-z])/i;

/**
 * Whether a request under a key that was answered before gets 422 where it asks for another sale. Any other one is
 * answered as at first, also where it was changed. Its e-mail or link decides, then the latest rule that it matches.
 */
export function wantsStrict(
  rules: readonly KeyModeRule[],
  request: RequestRecord,
  body: string,
): boolean {
  if (STRICT.test(request.headers.referer ?? '') || STRICT.test(body)) return true;
  const rule = rules.findLast(({ match }) => mentions(request, body, match));
  return rule?.mode === 'strict';
}

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
