import type { JsonValue } from '../../brand/parse/node.ts';

const MAX_LENGTH = 160;

/** A JSON value as the report shows it, cut after 160 characters; '' for no value. */
export function formatValue(value: JsonValue | undefined): string {
  if (value === undefined) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}
