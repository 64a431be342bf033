import type { ValidateFunction } from 'ajv';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { didYouMean, nearestName } from '../../brand/parse/nearest-name.ts';
import { firstPlaceOf, isRemoval, nodeAt, nodesAt } from '../../brand/parse/node.ts';
import { pointerParts, textAt, type Node } from '../../brand/parse/node.ts';
import { isObject } from '../../contract/is-object.ts';
import { say, shortened, type Sentence } from '../language/sentence.ts';
import { keysAt, namesIn } from '../names.ts';
import { formRule, type Report, type Rule, type Suggestion } from '../rule.ts';
import { checkComplete } from '../structure/check-schema.ts';
import { nodeOf } from '../typed.ts';
import { type FieldSchema, type FormPart, uiOptions } from './schema/forms.ts';
import { patternFault } from './schema/patterns.ts';

const META = 'https://json-schema.org/draft/2019-09/schema';
/** Keywords by one of which RJSF knows what to draw. */
const TYPED =
  'type enum const oneOf anyOf allOf $ref properties additionalProperties patternProperties';
const MAKES_OBJECT = 'type properties oneOf anyOf allOf $ref if';
const OF_ENTRIES = ['items', 'additionalItems'];

const ajv = new Ajv2019({
  allErrors: true,
  verbose: true,
  strict: false,
  validateFormats: false,
  // Schemas are held against the meta-schema before they are compiled.
  validateSchema: false,
  code: { optimize: false },
});

/** Keywords that Ajv knows, OpenAPI's `discriminator`, which RJSF reads, and ours. */
export const KEYWORDS: readonly string[] = [
  ...Object.keys(ajv.RULES.keywords),
  'discriminator',
  'when',
];

const hasOneOf = (schema: FieldSchema, keywords: string): boolean =>
  keywords.split(' ').some((keyword) => keyword in schema);

/** The validator of a schema, which is forgotten with the next one. */
const compiled = (schema: object): ValidateFunction => ajv.removeSchema().compile(schema);

/** Why no validator can be made of a schema; undefined where one can. */
function compileError(schema: object): string | undefined {
  try {
    compiled(schema);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

const isSaid = (value: unknown): boolean => value !== undefined && value !== null;

export const rules: readonly Rule[] = [
  formRule('json-schema', 'schema', ({ form, report }) => {
    const { block, schema, parts } = form;
    if (!block.schema) return;
    const root = nodeOf(schema);
    const errors = checkComplete(root, ajv.getSchema(META)!, 'schema');
    for (const { message, suggestion, fix, data, pointer, ...at } of errors) {
      const advice = adviceFor(nodeAt(root, pointerParts(pointer)), pointer);
      const hint = advice ? { suggestion: advice } : { suggestion, fix };
      report(at, message, data, { rule: 'json-schema', ...hint });
    }
    const strange = parts.map((part) => checkKeywords(part, report));
    if (errors.length > 0 || strange.includes(true)) return;
    checkObject(schema, parts, report);
    for (const part of parts) {
      checkNames(part, report);
      checkPatterns(part, report);
      checkValues(part, report);
      checkDrawn(part, report);
    }
  }),
  formRule('json-schema', 'error', ({ form: { schema, parts }, report }) => {
    const why = compileError(schema);
    if (why === undefined) return;
    const part = parts.findLast((one) => compileError(one.schema) === why);
    report([part?.schema ?? schema], 'json-schema.cannot-be-compiled', { why });
  }),
];

/** Whether there are keywords that JSON Schema does not know, which are reported. */
function checkKeywords({ schema, path }: FormPart, report: Report): boolean {
  const isKeyword = (key: string) => KEYWORDS.includes(key) || key.startsWith('x-');
  const strangers = keysAt(nodeOf(schema)).filter(({ name }) => !isKeyword(name));
  for (const { name: key, at } of strangers) {
    const hint = keywordAdvice(key, schema[key], path.at(-1));
    report(at, 'json-schema.json-schema-keyword', { key }, hint);
  }
  return strangers.length > 0;
}

function keywordAdvice(key: string, value: unknown, field = ''): Suggestion {
  const near = nearestName(key, KEYWORDS);
  const beside = (name: string, said: unknown) => {
    const data = { name, value: JSON.stringify({ [field]: said }) };
    return { suggestion: say('keyword-advice.write-beside-schema', data) };
  };
  if (key === 'messages') return beside(key, value);
  if (uiOptions.includes(key) && near?.toLowerCase() !== key.toLowerCase())
    return beside('ui', { [`ui:${key}`]: value });
  return near
    ? didYouMean(key, near)
    : { suggestion: say('keyword-advice.fields-stand-properties') };
}

function adviceFor(node: Node | undefined, pointer: string): Sentence | undefined {
  const [keyword, name] = pointerParts(pointer).reverse();
  const isWord = node?.kind === 'scalar' && typeof node.value === 'boolean';
  if (keyword === 'required' && isWord && name)
    return say('keyword-advice.delete-here-list', { field: name });
  const text = textAt(node);
  return text?.startsWith('fields/')
    ? say('keyword-advice.write-ref', { text: JSON.stringify(text) })
    : undefined;
}

function checkObject(schema: FieldSchema, parts: readonly FormPart[], report: Report): void {
  const other = parts.find(
    ({ path, kind, schema: { type = 'object' } }) =>
      path.length === 0 && kind !== 'test' && type !== 'object',
  );
  const message = 'json-schema.schema-form-describes';
  if (other) report([other.schema], message, {}, { help: 'json-schema.make-property-one' });
  else if (!hasOneOf(schema, MAKES_OBJECT))
    report(firstPlaceOf(nodeOf(schema)), message, {}, { help: 'json-schema.add-type-object' });
}

function checkDrawn({ schema, name: path, kind, slot }: FormPart, report: Report): void {
  const isDrawn = kind === 'plain' ? path !== '' : OF_ENTRIES.includes(slot?.keyword ?? '');
  const isOpen = schema.type === 'array' && !isObject(schema.items) && !Array.isArray(schema.items);
  const at = firstPlaceOf(nodeOf(schema));
  if (kind !== 'test' && isOpen) report(at, 'json-schema.says-nothing-entries', { path });
  if (isDrawn && !hasOneOf(schema, TYPED)) report(at, 'json-schema.says-type-nothing', { path });
}

const LIMITS = ['imum', 'Length', 'Items', 'Properties'].map((of) => [`min${of}`, `max${of}`]);
/** Keywords by which one value can be judged alone. */
const OF_ONE_VALUE = ['type', 'enum', 'const', 'multipleOf', ...LIMITS.flat()];

function checkValues({ schema, name }: FormPart, report: Report): void {
  const { enum: choices, const: only } = schema;
  const kept = OF_ONE_VALUE.filter((keyword) => isSaid(schema[keyword]));
  const limits = Object.fromEntries(kept.map((keyword) => [keyword, schema[keyword]]));
  for (const [min = '', max = ''] of LIMITS)
    if (Number(limits[min]) > Number(limits[max]))
      report([schema, max], 'json-schema.limits-cross', { min, max, name });
  const isJudged = ['const', 'enum', 'default'].some((keyword) => isSaid(schema[keyword]));
  // An empty list is reported with all else of which no validator can be made.
  if (!isJudged || choices?.length === 0) return;
  const isRight = compiled(limits);
  const values = { const: [only].filter(isSaid), enum: choices ?? [] };
  for (const [keyword, said] of Object.entries(values)) {
    const wrong = said.find((value) => !isRight(value));
    const data = { keyword, name, value: shortened(wrong) };
    if (wrong !== undefined) report([schema, keyword], 'json-schema.value-does-not-fit', data);
  }
  const node = nodeAt(nodeOf(schema), ['default']);
  if (node?.kind !== 'scalar' || isRemoval(node) || isRight(node.value)) return;
  const { value } = node;
  const data = { value: String(value), value2: shortened(value), names: choices?.map(shortened) };
  report(node.at, 'json-schema.default-field-does', data, choices && { help: 'list.values' });
}

/** Names make the ids of a page, and paths with dots. */
function checkNames({ schema }: FormPart, report: Report): void {
  for (const { name, at } of keysAt(nodeOf(schema), 'properties'))
    if (!/^[\p{L}\d_-]+$/u.test(name)) report(at, 'json-schema.field-name', { name });
}

function checkPatterns({ schema, name }: FormPart, report: Report): void {
  const node = nodeOf(schema);
  for (const one of [...namesIn(nodesAt(node, 'pattern')), ...keysAt(node, 'patternProperties')]) {
    const fault = patternFault(one.name, name);
    if (fault) report(one.at, ...fault);
  }
}
