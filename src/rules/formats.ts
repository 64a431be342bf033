import { ownEntry } from '../contract/is-object.ts';
import { formatChecks } from './generated/format-checks.ts';
import type { Rule } from './rule.ts';

export type FormatName = keyof typeof formatChecks;

/** The rules as Ajv formats: true for a right value. None throws; all take linear time. */
export const formats = Object.fromEntries(
  Object.entries(formatChecks).map(([name, check]) => [name, (value: string) => !check(value)]),
) as Record<FormatName, (value: string) => boolean>;

export const errorOf = (format: string, value: string): string | undefined =>
  ownEntry<Rule>(formatChecks, format)?.(value);
