import { ownEntry } from '../../../contract/is-object.ts';
import { nearestName } from '../../../brand/parse/nearest-name.ts';
import { didYouMean, type Suggestion } from '../../language/suggest.ts';
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
import { say, type Sentence } from '../../language/sentence.ts';

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
export function otherRule(rule: string, field: Node): Sentence {
  const type = textAt(field, 'type')?.replace('integer', 'number') ?? '';
  const [, edge = ''] = /^(min|max)/.exec(rule) ?? [];
  const name =
    edge &&
    (type === 'number' ? `${edge}imum` : ownEntry(LIMITS, type) && `${edge}${LIMITS[type]}`);
  return name
    ? say('keyword-advice.write-place-delete', { name })
    : say('keyword-advice.delete-correct-type');
}

/** The right value in place of one that is no JSON Schema, where its meaning is plain. */
export function adviceFor(node: Node | undefined, pointer: string): Sentence | undefined {
  const [keyword, name] = pointerParts(pointer).reverse();
  if (keyword === 'required' && typeof scalarAt(node) === 'boolean' && name) return asking(name);
  const text = textAt(node);
  return text?.startsWith('fields/')
    ? say('keyword-advice.write-ref', { text: JSON.stringify(text) })
    : undefined;
}

const asking = (field: string) => say('keyword-advice.delete-here-list', { field });

/** Advice for a keyword that JSON Schema does not know; `field` is the name of its owner. */
export function keywordAdvice(key: string, node: Node, field = ''): Suggestion {
  if (REQUIRING.test(key) && field !== '') return { suggestion: asking(field) };
  const value = toValue(nodeAt(node, [key])!);
  const beside = (name: string, said: JsonValue) => ({
    suggestion: say('keyword-advice.write-beside-schema', {
      name,
      value: JSON.stringify({ [field]: said }),
    }),
  });
  if (key === 'messages') return beside('messages', value);
  const near = nearestName(key, schemaKeywords);
  if (near?.toLowerCase() !== key.toLowerCase() && uiOptions.includes(key))
    return beside('ui', { [`ui:${key}`]: value });
  return near
    ? didYouMean(key, near)
    : { suggestion: say('keyword-advice.fields-stand-properties') };
}

/** Corrections of patterns that are no regular expressions, by the reason that the engine gives. */
export function patternAdvice(why: string): Sentence {
  if (/character class/i.test(why)) return say('keyword-advice.close');
  if (/group|parenthes|unmatched '\)'/i.test(why)) return say('keyword-advice.close-write-bracket');
  if (/nothing to repeat|quantifier/i.test(why)) return say('keyword-advice.write-before-what');
  return say('keyword-advice.json-each-backslash');
}
