import { formatChecks } from './generated/format-checks.ts';

export type FormatName = keyof typeof formatChecks;

/** The rules as Ajv formats: true for a right value. None throws; all take linear time. */
export const formats = Object.fromEntries(
  Object.entries(formatChecks).map(([name, check]) => [name, (value: string) => !check(value)]),
) as Record<FormatName, (value: string) => boolean>;

export function errorOf(format: string, value: string): string | undefined {
  return Object.hasOwn(formatChecks, format)
    ? formatChecks[format as FormatName](value)
    : undefined;
}
