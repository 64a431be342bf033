import { textAt } from '../brand/parse/node.ts';
import { hasSamplesOfEveryShape } from '../rules/describe-format.ts';
import type { ConflictingKeyword } from './conflicting-keywords.ts';
import type { Unsatisfiable } from './form-satisfiability.ts';
import { textsOfPattern } from './texts-of-pattern.ts';

/** Keywords whose conflicts with each other show in the values that are tried. */
const DECIDABLE = [
  'type',
  'enum',
  'const',
  'format',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minItems',
  'maxItems',
  'uniqueItems',
  'required',
  'dependentRequired',
  'additionalProperties',
  'minProperties',
  'maxProperties',
];
/** Keywords whose conflicts with a pattern show in the texts that are made of it. */
const DECIDABLE_WITH_PATTERN = [
  'enum',
  'const',
  'minLength',
  'maxLength',
  'type',
  'pattern',
  'required',
];
/** All values that these keywords allow are tried. */
const FINITE = ['enum', 'const'];

const isKnownPattern = ({ node }: ConflictingKeyword) =>
  textsOfPattern(textAt(node) ?? '') !== undefined;
const hasKnownShapes = ({ node }: ConflictingKeyword) => hasSamplesOfEveryShape(textAt(node) ?? '');
const isFormatAlone = (keywords: readonly ConflictingKeyword[]) =>
  keywords.every(({ keyword }) => keyword === 'format');

/**
 * Whether the tried values show nothing: only `format` conflicts, whose samples may lack the right one,
 * or texts of the pattern cannot be made.
 */
export function isInconclusive({ keywords }: Unsatisfiable): boolean {
  if (isFormatAlone(keywords)) return true;
  const hasPattern = keywords.some(({ keyword }) => keyword === 'pattern');
  return keywords.some(
    (one) =>
      (one.keyword === 'pattern' && !isKnownPattern(one)) ||
      (one.keyword === 'format' && hasPattern && !hasKnownShapes(one)),
  );
}

/** Whether the values that were tried show that no value passes. */
export function isCertain({ keywords }: Unsatisfiable): boolean {
  if (isFormatAlone(keywords)) return false;
  if (keywords.some(({ keyword }) => FINITE.includes(keyword))) return true;
  const pattern = keywords.find(({ keyword }) => keyword === 'pattern');
  if (!pattern) return keywords.every(({ keyword }) => DECIDABLE.includes(keyword));
  return (
    isKnownPattern(pattern) &&
    keywords.every(
      (one) =>
        DECIDABLE_WITH_PATTERN.includes(one.keyword) ||
        (one.keyword === 'format' && hasKnownShapes(one)),
    )
  );
}
