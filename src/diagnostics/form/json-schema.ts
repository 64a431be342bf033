import { Ajv2019 } from 'ajv/dist/2019.js';
import type { ValidateFunction } from 'ajv';
import { didYouMean, nearestName } from '../../brand/parse/nearest-name.ts';
import type { Entry, Node, ObjectNode } from '../../brand/parse/node.ts';
import {
  firstPlaceOf,
  isRemoval,
  itemsAt,
  nodeAt,
  pointerParts,
  textAt,
  toValue,
} from '../../brand/parse/node.ts';
import { fieldExample } from '../rule-examples.ts';
import type { Rule, Report } from '../rule.ts';
import { checkComplete } from '../structure/check-schema.ts';
import { shortened } from '../wording.ts';
import type { Subschema } from './schema/subschemas.ts';
import { schemaKeywords } from './schema/schema-keywords.ts';

const META = 'https://json-schema.org/draft/2019-09/schema';
/** Keywords by one of which RJSF knows what to draw. */
const TYPED = [
  'type',
  'enum',
  'const',
  'oneOf',
  'anyOf',
  'allOf',
  '$ref',
  'properties',
  'additionalProperties',
  'patternProperties',
];
/** Those that may stand for an object without "type". */
const MAKES_OBJECT = ['type', 'properties', 'oneOf', 'anyOf', 'allOf', '$ref', 'if'];
const OF_ENTRIES = ['items', 'additionalItems'];

let isSchema: ValidateFunction | undefined;

function metaSchema(): ValidateFunction {
  isSchema ??= new Ajv2019({ allErrors: true, verbose: true, strict: false }).getSchema(META)!;
  return isSchema;
}

/** Whether a form's schema is JSON Schema at all, so that answers can be tried on it. */
export const isJsonSchema = (schema: Node): boolean =>
  checkComplete(schema, metaSchema(), 'schema').length === 0;

/** A form's schema is JSON Schema (draft 2019-09) that a form can be drawn from. */
export const rule: Rule = {
  meta: {
    id: 'json-schema',
    severity: 'error',
    description:
      'A form is described in JSON Schema (draft 2019-09). What is not, cannot be drawn or checked.',
    howToFix:
      'Fields stand in "properties", each with a "type" or a "$ref" to a field of the library.',
    example: fieldExample({ type: 'strng' }, {}),
    pt: {
      '{} is not a value of {}.': '{} não é um valor de {}.',
      '{} is {}, but has to be {}.': '{} é {}, mas tem de ser {}.',
      "'{}' says no type, so nothing can be drawn.":
        "'{}' não diz um tipo, então nada pode ser desenhado.",
      'Add "type": "string", or take a field with "$ref".':
        'Acrescente "type": "string", ou use um campo com "$ref".',
      'The schema of a form describes an object.': 'O schema de um formulário descreve um objeto.',
      'Make this a property of one: "properties": { ... }.':
        'Faça disto uma propriedade: "properties": { ... }.',
      'Add "type": "object".': 'Acrescente "type": "object".',
      "'{}' says nothing of its entries, so none can be drawn.":
        "'{}' não diz nada das entradas, então nenhuma pode ser desenhada.",
      'Add "items": { "type": "string" }.': 'Acrescente "items": { "type": "string" }.',
      "'{}' has no effect without {}.": "'{}' não tem efeito sem {}.",
      'Add {}, or delete this.': 'Acrescente {}, ou apague isto.',
      "'default' is {}, which the field does not take.": "'default' é {}, que o campo não aceita.",
      'Write one that it takes, or delete it.': 'Escreva um que ele aceite, ou apague.',
      "JSON Schema has no keyword '{}'.": "JSON Schema não tem a palavra '{}'.",
      'Fields stand in "properties", looks in "ui".':
        'Os campos ficam em "properties", a aparência em "ui".',
      'This pattern is not a regular expression: {}.':
        'Este "pattern" não é uma expressão regular: {}.',
      'In JSON each backslash is written twice.':
        'Em JSON cada barra invertida é escrita duas vezes.',
    },
  },
  checkForm({ form: { block, schema, parts, hasSlip }, report }) {
    if (!nodeAt(block, ['schema'])) return;
    for (const error of checkComplete(schema, metaSchema(), 'schema')) {
      const { place: at, message, suggestion, fix, data, pointer } = error;
      const advice = adviceFor(nodeAt(schema, pointerParts(pointer)));
      report({ at, message, suggestion: advice ?? suggestion, ...(advice ? {} : { fix }), data });
    }
    if (!hasSlip) checkObject(schema, parts, report);
    for (const { node, path, kind, slot } of parts) {
      const hasStrangers = checkKeywords(node, report);
      checkPattern(node, report);
      checkBranches(node, report);
      if (!hasStrangers) checkDefault(node, report);
      const isDrawn =
        (kind === 'plain' && path.length > 0) || OF_ENTRIES.includes(slot?.keyword ?? '');
      if (kind !== 'test' && !hasSlip) checkList(node, path, report);
      if (
        isDrawn &&
        !hasSlip &&
        !hasStrangers &&
        !TYPED.some((keyword) => nodeAt(node, [keyword]))
      ) {
        const message = `'${path.join('.')}' says no type, so nothing can be drawn.`;
        report({
          at: firstPlaceOf(node),
          message,
          suggestion: `Add "type": "string", or take a field with "$ref".`,
          data: { path: path.join('.') },
        });
      }
    }
  },
};

/** A form's values are an object, however its schema is put together. */
function checkObject(schema: Node, parts: readonly Subschema[], report: Report): void {
  const message = 'The schema of a form describes an object.';
  const other = parts.find(isOtherThanObject)?.node;
  if (other)
    report({
      at: other.at,
      message,
      suggestion: 'Make this a property of one: "properties": { ... }.',
    });
  else if (!MAKES_OBJECT.some((keyword) => nodeAt(schema, [keyword]))) {
    report({ at: firstPlaceOf(schema), message, suggestion: 'Add "type": "object".' });
  }
}

/** A part of what describes the form's own value, but says that it is something else. */
const isOtherThanObject = ({ node, path, kind }: Subschema): boolean =>
  path.length === 0 &&
  kind !== 'test' &&
  nodeAt(node, ['type']) !== undefined &&
  textAt(node, 'type') !== 'object';

/** A list whose entries nothing describes cannot be drawn. */
function checkList(node: ObjectNode, path: readonly string[], report: Report): void {
  const entries = nodeAt(node, ['items']);
  if (textAt(node, 'type') !== 'array' || (entries && entries.kind !== 'scalar')) return;
  const message = `'${path.join('.')}' says nothing of its entries, so none can be drawn.`;
  report({
    at: firstPlaceOf(node),
    message,
    suggestion: 'Add "items": { "type": "string" }.',
    data: { path: path.join('.') },
  });
}

/** Words that people write for a type; a date or a phone number is a text with a format. */
const TYPE_WORDS: Readonly<Record<string, string>> = {
  text: 'string',
  texto: 'string',
  date: 'string',
  data: 'string',
  email: 'string',
  tel: 'string',
  select: 'string',
  radio: 'string',
  int: 'integer',
  inteiro: 'integer',
  float: 'number',
  decimal: 'number',
  numero: 'number',
  bool: 'boolean',
  checkbox: 'boolean',
  list: 'array',
  lista: 'array',
};
/** Words that people write for a keyword. */
const KEYWORD_WORDS: Readonly<Record<string, string>> = {
  options: 'enum',
  opcoes: 'enum',
  values: 'enum',
  choices: 'enum',
  label: 'title',
  titulo: 'title',
  min: 'minimum',
  max: 'maximum',
  regex: 'pattern',
  help: 'description',
};

/** The right value in place of one that is no JSON Schema, where its meaning is plain. */
function adviceFor(node: Node | undefined): string | undefined {
  const text = textAt(node);
  if (text === undefined) return undefined;
  if (text.startsWith('fields/')) return `Write { "$ref": ${JSON.stringify(text)} }.`;
  const type = TYPE_WORDS[text.toLowerCase()];
  return type && `Write "${type}".`;
}

/** A condition has both parts: its test, and what follows from it. */
function checkBranches(node: ObjectNode, report: Report): void {
  const [test, ...branches] = ['if', 'then', 'else'].map((key) => node.entries.get(key));
  const say = (entry: Entry | undefined, key: string, other: string) =>
    entry &&
    report({
      at: entry.keyAt,
      message: `'${key}' has no effect without ${other}.`,
      suggestion: `Add ${other}, or delete this.`,
      data: { key },
    });
  if (!test) ['then', 'else'].forEach((key, index) => say(branches[index], key, '"if"'));
  else if (!branches.some(Boolean)) say(test, 'if', '"then"');
}

/** The answer that a field begins with is one that it takes. */
function checkDefault(node: ObjectNode, report: Report): void {
  const given = nodeAt(node, ['default']);
  const types = [toValue(nodeAt(node, ['type']) ?? node)].flat();
  if (given?.kind !== 'scalar' || isRemoval(given)) return;
  const { value } = given;
  const allowed = itemsAt(node, 'enum').map(toValue);
  const isType = (type: unknown) =>
    typeof type !== 'string' ||
    type === typeof value ||
    (typeof value === 'number' && (type === 'number' || Number.isInteger(value)));
  if (types.some(isType) && (allowed.length === 0 || allowed.includes(value))) return;
  report({
    at: given.at,
    message: `'default' is ${shortened(value)}, which the field does not take.`,
    suggestion:
      allowed.length > 0
        ? `Values: ${allowed.map(shortened).join(', ')}.`
        : 'Write one that it takes, or delete it.',
    data: { value: String(value) },
  });
}

/** Whether there are keywords that JSON Schema does not know, which are reported. */
function checkKeywords(node: ObjectNode, report: Report): boolean {
  const strangers = [...node.entries].filter(
    ([key]) => !schemaKeywords.includes(key) && !key.startsWith('x-'),
  );
  for (const [key, { keyAt }] of strangers) {
    const near = KEYWORD_WORDS[key.toLowerCase()] ?? nearestName(key, schemaKeywords);
    const advice = { suggestion: 'Fields stand in "properties", looks in "ui".' };
    report({
      at: keyAt,
      message: `JSON Schema has no keyword '${key}'.`,
      ...(near ? didYouMean(key, near) : advice),
      data: { key },
    });
  }
  return strangers.length > 0;
}

function checkPattern(node: Node, report: Report): void {
  const pattern = textAt(node, 'pattern');
  if (pattern === undefined) return;
  try {
    new RegExp(pattern, 'u');
  } catch (error) {
    const { at } = nodeAt(node, ['pattern'])!;
    const [, why] = /: ([^:]*)$/.exec((error as Error).message) ?? [];
    const message = `This pattern is not a regular expression: ${why ?? 'it cannot be read'}.`;
    report({
      at,
      message,
      suggestion: 'In JSON each backslash is written twice.',
      data: { pattern },
    });
  }
}
