import { mentions } from '../inspection/request-record.ts';
import {
  addCapped,
  type KeyMode,
  type KeyModeRule,
  type RequestRecord,
  type SaleRecord,
} from '../sandbox-state.ts';

export const KEY_MODES: readonly KeyMode[] = ['replaying', 'strict'];

/** Adds a rule. It replaces the one for the same text; one for all requests replaces every other. */
export function setKeyMode(rules: KeyModeRule[], rule: KeyModeRule): void {
  const others = rules.filter(({ match }) => rule.match !== undefined && match !== rule.match);
  rules.splice(0, rules.length, ...others);
  addCapped(rules, rule);
}

/** A buyer whose e-mail carries this tag (`ana+estrito@example.com`) is answered strictly. */
const STRICT_TAG = /\+estrito[+@]/i;

/** The mode for a request: its e-mail decides, then the latest rule that it matches. */
export function keyModeFor(
  rules: readonly KeyModeRule[],
  request: RequestRecord,
  body: string,
): KeyMode {
  const { email } = (request.body ?? {}) as { email?: unknown };
  if (STRICT_TAG.test(String(email))) return 'strict';
  const rule = rules.findLast(({ match }) => match === undefined || mentions(request, body, match));
  return rule?.mode ?? 'replaying';
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
