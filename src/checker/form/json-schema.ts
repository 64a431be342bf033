import { firstPlaceOf, isRemoval, nodeAt, pointerParts, textAt } from '../../brand/parse/node.ts';
import { isObject } from '../../contract/is-object.ts';
import { say, type Sentence } from '../language/sentence.ts';
import type { Report, Rule } from '../rule.ts';
import { checkComplete } from '../structure/check-schema.ts';
import { nodeOf } from '../typed.ts';
import { keysAt } from '../unknown-names.ts';
import { shortened } from '../wording.ts';
import type { FieldSchema } from './schema/field-schema.ts';
import type { FormPart } from './schema/forms.ts';
import { ajv, isKeyword, keywordAdvice } from './schema/keywords.ts';
import { checkPatterns } from './schema/pattern.ts';

const META = 'https://json-schema.org/draft/2019-09/schema';
/** Keywords by one of which RJSF knows what to draw. */
const TYPED =
  'type enum const oneOf anyOf allOf $ref properties additionalProperties patternProperties';
/** Those that may stand for an object without "type". */
const MAKES_OBJECT = 'type properties oneOf anyOf allOf $ref if';
const OF_ENTRIES = ['items', 'additionalItems'];

const hasOneOf = (schema: FieldSchema, keywords: string): boolean =>
  keywords.split(' ').some((keyword) => keyword in schema);

/** A form's schema is JSON Schema (draft 2019-09) that a form can be drawn from. */
export const rule: Rule = {
  id: 'json-schema',
  severity: 'error',
  phase: 'schema',
  checkForm({ form: { block, schema, parts }, report }) {
    if (!block.schema) return;
    const root = nodeOf(schema);
    const errors = checkComplete(root, ajv.getSchema(META)!, 'schema');
    for (const { place: at, message, suggestion, fix, data, pointer } of errors) {
      const advice = adviceFor(nodeAt(root, pointerParts(pointer)), pointer);
      report({ at, message, suggestion: advice ?? suggestion, ...(advice ? {} : { fix }), data });
    }
    const strange = parts.map((part) => checkKeywords(part, report));
    if (errors.length > 0 || strange.includes(true)) return;
    checkObject(schema, parts, report);
    for (const part of parts) {
      checkPatterns(part.schema, part.name, report);
      checkDefault(part.schema, report);
      checkDrawn(part, report);
    }
  },
};

/** Whether there are keywords that JSON Schema does not know, which are reported. */
function checkKeywords({ schema, path }: FormPart, report: Report): boolean {
  const strangers = keysAt(nodeOf(schema)).filter(({ name }) => !isKeyword(name));
  for (const { name: key, at } of strangers) {
    const advice = keywordAdvice(key, schema[key], path.at(-1));
    report({ at, message: 'json-schema.json-schema-keyword', ...advice, data: { key } });
  }
  return strangers.length > 0;
}

/** The right value in place of one that is no JSON Schema, where its meaning is plain. */
function adviceFor(node: Parameters<typeof textAt>[0], pointer: string): Sentence | undefined {
  const [keyword, name] = pointerParts(pointer).reverse();
  const isWord = node?.kind === 'scalar' && typeof node.value === 'boolean';
  if (keyword === 'required' && isWord && name)
    return say('keyword-advice.delete-here-list', { field: name });
  const text = textAt(node);
  return text?.startsWith('fields/')
    ? say('keyword-advice.write-ref', { text: JSON.stringify(text) })
    : undefined;
}

/** A form's values are an object, however its schema is put together. */
function checkObject(schema: FieldSchema, parts: readonly FormPart[], report: Report): void {
  const other = parts.find(
    ({ path, kind, schema: { type = 'object' } }) =>
      path.length === 0 && kind !== 'test' && type !== 'object',
  );
  const message = say('json-schema.schema-form-describes');
  if (other) {
    const { at } = nodeOf(other.schema);
    report({ at, message, suggestion: say('json-schema.make-property-one') });
  } else if (!hasOneOf(schema, MAKES_OBJECT)) {
    const at = firstPlaceOf(nodeOf(schema));
    report({ at, message, suggestion: say('json-schema.add-type-object') });
  }
}

/** A field says its type, and a list what its entries are. */
function checkDrawn({ schema, name: path, kind, slot }: FormPart, report: Report): void {
  const isDrawn = kind === 'plain' ? path !== '' : OF_ENTRIES.includes(slot?.keyword ?? '');
  const isOpen = schema.type === 'array' && !isObject(schema.items) && !Array.isArray(schema.items);
  const at = firstPlaceOf(nodeOf(schema));
  if (kind !== 'test' && isOpen)
    report({
      at,
      message: say('json-schema.says-nothing-entries', { path }),
      suggestion: say('json-schema.add-items-type'),
      data: { path },
    });
  if (isDrawn && !hasOneOf(schema, TYPED))
    report({
      at,
      message: say('json-schema.says-type-nothing', { path }),
      suggestion: say('json-schema.add-type-string'),
      data: { path },
    });
}

/** The answer that a field begins with is one that it takes. */
function checkDefault(schema: FieldSchema, report: Report): void {
  const { type, enum: choices, default: value } = schema;
  const node = nodeAt(nodeOf(schema), ['default']);
  if (node?.kind !== 'scalar' || isRemoval(node)) return;
  const isType = (one: string | undefined) =>
    one === undefined ||
    one === typeof value ||
    (typeof value === 'number' && (one === 'number' || Number.isInteger(value)));
  if ([type].flat().some(isType) && (choices?.includes(value) ?? true)) return;
  report({
    at: node.at,
    message: 'json-schema.default-field-does',
    suggestion: choices
      ? say('list.values', { names: choices.map(shortened) })
      : say('json-schema.write-one-takes'),
    data: { value: String(value), value2: shortened(value) },
  });
}
