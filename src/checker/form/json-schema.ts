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
import { say } from '../language/sentence.ts';

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
        const message = say('json-schema.says-type-nothing', { path: path.join('.') });
        report({
          at: firstPlaceOf(node),
          message,
          suggestion: say('json-schema.add-type-string'),
          data: { path: path.join('.') },
        });
      }
    }
  },
};

/** A form's values are an object, however its schema is put together. */
function checkObject(schema: Node, parts: readonly Subschema[], report: Report): void {
  const message = say('json-schema.schema-form-describes');
  const other = parts.find(isOtherThanObject)?.node;
  if (other) report({ at: other.at, message, suggestion: say('json-schema.make-property-one') });
  else if (!MAKES_OBJECT.some((keyword) => nodeAt(schema, [keyword]))) {
    report({ at: firstPlaceOf(schema), message, suggestion: say('json-schema.add-type-object') });
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
  const message = say('json-schema.says-nothing-entries', { path: path.join('.') });
  report({
    at: firstPlaceOf(node),
    message,
    suggestion: say('json-schema.add-items-type'),
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
        message: 'json-schema.choice-stands-here',
        related: [alsoAt(first.node.at, say('other-one-here'))],
        data: { value, node: shortened(toValue(choice.node)) },
      });
  }
}

/** A condition has both parts: its test, and what follows from it. */
function checkBranches(node: ObjectNode, report: Report): void {
  const [test, ...branches] = ['if', 'then', 'else'].map((key) => node.entries.get(key));
  const say = (entry: Entry | undefined, key: string, other: string) =>
    entry &&
    report({ at: entry.keyAt, message: 'json-schema.effect-without', data: { key, other } });
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
    message: 'json-schema.default-field-does',
    suggestion:
      allowed.length > 0
        ? say('list.values', { names: allowed.map(shortened) })
        : say('json-schema.write-one-takes'),
    data: { value: String(value), value2: shortened(value) },
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
      message: 'json-schema.json-schema-keyword',
      ...keywordAdvice(key, node, path.at(-1)),
      data: { key },
    });
  }
  for (const [key, { keyAt }] of node.entries) {
    const type = otherType(key, node);
    if (type === undefined) continue;
    const message = say('json-schema.judges-answers-type', { key, type });
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
      message: 'json-schema.slashes-around-pattern',
      data: { pattern, bare: JSON.stringify(bare) },
    });
    return;
  }
  try {
    new RegExp(pattern, 'u');
  } catch (error) {
    const [, why] = /: ([^:]*)$/.exec((error as Error).message) ?? [];
    report({
      at,
      message: 'json-schema.no-pattern',
      suggestion: patternAdvice(why ?? ''),
      data: { pattern, why: why ?? '…' },
    });
  }
}
