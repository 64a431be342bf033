import type { JsonValue } from '../brand/parse/node.ts';

const LONGEST = 160;

/** A value as a reader wants to see it; long ones are cut. */
export function shown(value: JsonValue | undefined): string {
  if (value === undefined) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
