import { ownEntry } from '../../../contract/is-object.ts';
import { didYouMean, nearestName, type Suggestion } from '../../../brand/parse/nearest-name.ts';
import {
  nodeAt,
  pointerParts,
  scalarAt,
  textAt,
  toValue,
  type JsonValue,
  type Node,
} from '../../../brand/parse/node.ts';
import { uiOptions } from '../ui-key.ts';
import { schemaKeywords } from './schema-keywords.ts';

/** Limits by the type that they are of. */
const LIMITS: Readonly<Record<string, string>> = { string: 'Length', array: 'Items' };
/** Words by which people ask for an answer. */
const REQUIRING = /^(required|obrigat[oó]ri[oa]|mandatory|needed|optional|opcional)$/i;

/** Rules by the type of the answers that they judge; an answer of another type passes all of them. */
const RULES: Readonly<Record<string, readonly string[]>> = {
  string: ['minLength', 'maxLength', 'pattern', 'format'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  array: ['minItems', 'maxItems', 'uniqueItems', 'contains'],
};

/** The type of the answers that a rule judges; undefined where it is that of its field, or said nowhere. */
export function otherType(rule: string, field: Node): string | undefined {
  const type = textAt(field, 'type')?.replace('integer', 'number');
  const [of] = Object.entries(RULES).find(([, names]) => names.includes(rule)) ?? [];
  return type === undefined || of === type ? undefined : of;
}

/** Advice in place of a rule that judges answers of another type. */
export function otherRule(rule: string, field: Node): string {
  const type = textAt(field, 'type')?.replace('integer', 'number') ?? '';
  const [, edge = ''] = /^(min|max)/.exec(rule) ?? [];
  const name =
    edge &&
    (type === 'number' ? `${edge}imum` : ownEntry(LIMITS, type) && `${edge}${LIMITS[type]}`);
  return name ? `Write "${name}" in its place, or delete it.` : 'Delete it, or correct "type".';
}

/** The right value in place of one that is no JSON Schema, where its meaning is plain. */
export function adviceFor(node: Node | undefined, pointer: string): string | undefined {
  const [keyword, name] = pointerParts(pointer).reverse();
  if (keyword === 'required' && typeof scalarAt(node) === 'boolean' && name) return asking(name);
  const text = textAt(node);
  return text?.startsWith('fields/') ? `Write { "$ref": ${JSON.stringify(text)} }.` : undefined;
}

const asking = (field: string) =>
  `Delete it here. The list "required" of the form names the fields that need an answer: "${field}" stands there or not.`;

/** Advice for a keyword that JSON Schema does not know; `field` is the name of its owner. */
export function keywordAdvice(key: string, node: Node, field = ''): Suggestion {
  if (REQUIRING.test(key) && field !== '') return { suggestion: asking(field) };
  const value = toValue(nodeAt(node, [key])!);
  const beside = (name: string, said: JsonValue) => ({
    suggestion: `Write it beside "schema": "${name}": ${JSON.stringify({ [field]: said })}.`,
  });
  if (key === 'messages') return beside('messages', value);
  const near = nearestName(key, schemaKeywords);
  if (near?.toLowerCase() !== key.toLowerCase() && uiOptions.includes(key))
    return beside('ui', { [`ui:${key}`]: value });
  return near
    ? didYouMean(key, near)
    : { suggestion: 'Fields stand in "properties", looks in "ui".' };
}

/** Corrections of patterns that are no regular expressions, by the reason that the engine gives. */
export function patternAdvice(why: string): string {
  if (/character class/i.test(why)) return 'Close the [ with ].';
  if (/group|parenthes|unmatched '\)'/i.test(why))
    return 'Close the ( with ), or write \\\\( for a bracket itself.';
  if (/nothing to repeat|quantifier/i.test(why))
    return 'Write before it what it repeats, or two backslashes before the sign itself.';
  return 'In JSON each backslash is written twice.';
}
