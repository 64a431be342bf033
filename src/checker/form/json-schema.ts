import { Ajv2019 } from 'ajv/dist/2019.js';
import type { ValidateFunction } from 'ajv';
import type { Entry, Node, ObjectNode } from '../../brand/parse/node.ts';
import {
  entriesAt,
  firstPlaceOf,
  isRemoval,
  itemsAt,
  nodeAt,
  pointerParts,
  textAt,
  toValue,
} from '../../brand/parse/node.ts';
import type { Rule, Report } from '../rule.ts';
import { checkComplete } from '../structure/check-schema.ts';
import { alsoAt, shortened } from '../wording.ts';
import {
  adviceFor,
  keywordAdvice,
  otherRule,
  otherType,
  patternAdvice,
} from './schema/keyword-advice.ts';
import { checkNewerPatterns } from './schema/newer-patterns.ts';
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

/** A form's schema is JSON Schema (draft 2019-09) that a form can be drawn from. */
export const rule: Rule = {
  id: 'json-schema',
  severity: 'error',
  phase: 'schema',
  checkForm({ form, report }) {
    const { block, schema, parts } = form;
    if (!nodeAt(block, ['schema'])) return;
    for (const error of checkComplete(schema, metaSchema(), 'schema')) {
      const { place: at, message, suggestion, fix, data, pointer } = error;
      const advice = adviceFor(nodeAt(schema, pointerParts(pointer)), pointer);
      report({ at, message, suggestion: advice ?? suggestion, ...(advice ? {} : { fix }), data });
    }
    const strange = parts.map(({ node, path }) => checkKeywords(node, path, report));
    if (strange.includes(true)) return;
    checkObject(schema, parts, report);
    checkNewerPatterns(form, report);
    for (const { node, path, kind, slot } of parts) {
      checkPattern(node, report);
      checkBranches(node, report);
      checkChoices(node, report);
      checkDefault(node, report);
      const isDrawn =
        (kind === 'plain' && path.length > 0) || OF_ENTRIES.includes(slot?.keyword ?? '');
      if (kind !== 'test') checkList(node, path, report);
      if (isDrawn && !TYPED.some((keyword) => nodeAt(node, [keyword]))) {
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

/** Each choice stands once: buyers would read it twice, and could pick only one of the two. */
function checkChoices(node: ObjectNode, report: Report): void {
  const constants = ['oneOf', 'anyOf'].flatMap((key) =>
    itemsAt(node, key).flatMap((one) => entriesAt(one).filter(([name]) => name === 'const')),
  );
  const choices = [
    ...itemsAt(node, 'enum').map((one) => ({ node: one, keyAt: one.at })),
    ...constants.map(([, entry]) => entry),
  ];
  const seen = new Map<string, Entry>();
  for (const choice of choices) {
    const value = JSON.stringify(toValue(choice.node));
    const first = seen.get(value);
    if (!first) seen.set(value, choice);
    else
      report({
        at: choice.node.at,
        message: `The choice ${shortened(toValue(choice.node))} stands here already.`,
        suggestion: 'Keep one of them.',
        related: [alsoAt(first.node.at, 'the other one is here')],
        data: { value },
      });
  }
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
function checkKeywords(node: ObjectNode, path: readonly string[], report: Report): boolean {
  const strangers = [...node.entries].filter(
    ([key]) => !schemaKeywords.includes(key) && !key.startsWith('x-'),
  );
  for (const [key, { keyAt }] of strangers) {
    report({
      at: keyAt,
      message: `JSON Schema has no keyword '${key}'.`,
      ...keywordAdvice(key, node, path.at(-1)),
      data: { key },
    });
  }
  for (const [key, { keyAt }] of node.entries) {
    const type = otherType(key, node);
    if (type === undefined) continue;
    const message = `'${key}' judges answers of the type "${type}" only, so that it has no effect here.`;
    report({
      at: keyAt,
      severity: 'warning',
      message,
      suggestion: otherRule(key, node),
      data: { key },
    });
  }
  return strangers.length > 0;
}

function checkPattern(node: Node, report: Report): void {
  const pattern = textAt(node, 'pattern');
  if (pattern === undefined) return;
  const { at } = nodeAt(node, ['pattern'])!;
  const [, bare] = /^\/(.+)\/[a-z]*$/.exec(pattern) ?? [];
  if (bare !== undefined) {
    report({
      at,
      message: 'The slashes around this pattern are taken for letters of the answer.',
      suggestion: `Write ${JSON.stringify(bare)}.`,
      data: { pattern },
    });
    return;
  }
  try {
    new RegExp(pattern, 'u');
  } catch (error) {
    const [, why] = /: ([^:]*)$/.exec((error as Error).message) ?? [];
    const message = `This pattern is not a regular expression: ${why ?? 'it cannot be read'}.`;
    report({
      at,
      message,
      suggestion: patternAdvice(why ?? ''),
      data: { pattern },
    });
  }
}
