import safeRegex from 'safe-regex2';
import { entriesAt, type Place } from '../../../brand/parse/node.ts';
import { nodeOf, placeOf } from '../../typed.ts';
import type { Report } from '../../rule.ts';
import type { FieldSchema } from './field-schema.ts';
import { newerSyntaxOf } from './newer-syntax.ts';

/** Every pattern is a regular expression that all browsers read, and that ends for every text. */
export function checkPatterns(schema: FieldSchema, path: string, report: Report): void {
  const { pattern } = schema;
  if (pattern !== undefined) checkPattern(pattern, placeOf(schema, 'pattern'), path, report);
  for (const [name, { keyAt }] of entriesAt(nodeOf(schema), 'patternProperties'))
    checkPattern(name, keyAt, path, report);
}

function checkPattern(pattern: string, at: Place, path: string, report: Report): void {
  const [, bare] = /^\/(.+)\/[a-z]*$/.exec(pattern) ?? [];
  if (bare !== undefined) {
    const data = { pattern, bare: JSON.stringify(bare) };
    return report({ at, message: 'json-schema.slashes-around-pattern', data });
  }
  try {
    new RegExp(pattern, 'u');
  } catch (error) {
    const [, why = '…'] = /: ([^:]*)$/.exec((error as Error).message) ?? [];
    return report({ at, message: 'json-schema.no-pattern', data: { pattern, why } });
  }
  const newer = newerSyntaxOf(pattern);
  if (newer) return report({ at, message: `json-schema.${newer}`, data: { path, pattern } });
  if (!safeRegex(pattern))
    report({ at, message: 'json-schema.slow-pattern', data: { path, pattern } });
}
