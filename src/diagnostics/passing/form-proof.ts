import type { JsonValue, Node, ObjectNode, Place } from '../../brand/parse/node.ts';
import { entriesAt, nodeAt, toValue } from '../../brand/parse/node.ts';
import { pickProperties } from '../../brand/compile/pick-properties.ts';
import { isWhen } from '../../brand/compile/read-condition.ts';
import { settleSchema } from '../../brand/compile/settle-schema.ts';
import { mapSubNodes, type JsonObject } from '../../brand/compile/sub-schemas.ts';
import { isObject } from '../../contract/is-object.ts';
import type { When } from '../../contract/generated/when.ts';
import { canHoldTogether } from '../screen/can-hold-together.ts';
import type { Form } from '../form/schema/forms.ts';
import { sayCondition } from '../screen/say-condition.ts';
import { passingAnswer, type Closed } from './passing-answer.ts';

/** A rule without which the form could be completed. */
export interface Culprit {
  keyword: string;
  /** Of the keyword. */
  place: Place;
  node: Node;
  /** Names that lead to the field; empty for the form itself. */
  path: readonly string[];
}

/** Why no passing answer to a form was found. */
export interface Failure {
  /** Under which conditions, in words; '' for every visit. */
  when: string;
  culprits: readonly Culprit[];
  /** The form can be completed, but not with this field filled in. */
  field?: string;
}

/** More conditions than this make too many variants; the compiler refuses the form. */
const MAX_CONDITIONS = 5;

/** Forms that were found to have an answer, by their content: the same is not tried twice. */
const passing = new Set<string>();
const MAX_REMEMBERED = 2000;
const proofs = new WeakMap<Node, Failure | undefined>();

/**
 * Looks for an answer that passes a form in every variant of its conditions. Undefined: there is one for
 * each. Otherwise the rules that stand in its way, each of which alone would let one through.
 */
export function proofOf(form: Form): Failure | undefined {
  const { block } = form;
  if (proofs.has(block)) return proofs.get(block);
  const content = JSON.stringify([toValue(form.schema), toValue(form.ui)]);
  const failure = passing.has(content) ? undefined : prove(form);
  proofs.set(block, failure);
  if (!failure) {
    if (passing.size >= MAX_REMEMBERED) passing.clear();
    passing.add(content);
  }
  return failure;
}

function prove(form: Form): Failure | undefined {
  const conditions = conditionsOf(form);
  if (conditions.length > MAX_CONDITIONS) return undefined;
  const closed = closedIn(form);
  let seed: JsonObject = {};
  const failed: Variant[] = [];
  const variants = variantsOf(conditions);
  for (const variant of variants) {
    const schema = variantOf(form.schema, conditions, variant.truth);
    const answer = answerTo(schema, closed, seed);
    if (answer === undefined) failed.push(variant);
    else seed = { ...seed, ...answer };
  }
  const [first] = failed;
  const closedNames = (name: string) => closed([name]);
  if (!first) return unfilled(form, seed, conditions, closed, closedNames);
  const culprits = culpritsIn(form, (schema) => {
    return answerTo(variantOf(schema, conditions, first.truth), closed) !== undefined;
  });
  const isAlways = failed.length === variants.length;
  return { when: isAlways ? '' : first.held.map(sayCondition).join(' and '), culprits };
}

interface Variant {
  truth: boolean[];
  held: When[];
}

/** Every combination of conditions that some visit fulfils, the fullest first. */
function variantsOf(conditions: readonly When[]): Variant[] {
  return Array.from({ length: 2 ** conditions.length }, (_, at) => 2 ** conditions.length - 1 - at)
    .map((bits) => {
      const truth = conditions.map((_, at) => ((bits >> at) & 1) === 1);
      return { truth, held: conditions.map((when, at) => (truth[at] ? when : { not: when })) };
    })
    .filter(({ held }) => canHoldTogether(...held));
}

/** A field that may stay empty, but that nobody who wants to could fill in. */
function unfilled(
  form: Form,
  seed: JsonObject,
  conditions: readonly When[],
  closed: Closed,
  isClosed: (name: string) => boolean,
): Failure | undefined {
  for (const [name, { node }] of entriesAt(form.schema, 'properties')) {
    const isFixed = nodeAt(node, ['const']) ?? nodeAt(node, ['readOnly']);
    if (name in seed || isClosed(name) || isFixed) continue;
    const all = conditions.map(() => true);
    const isPassed = (schema: Node) => {
      const variant = variantOf(schema, conditions, all);
      const required = Array.isArray(variant.required) ? variant.required : [];
      return answerTo({ ...variant, required: [...required, name] }, closed) !== undefined;
    };
    if (isPassed(form.schema)) continue;
    const culprits = culpritsIn(form, isPassed).filter(({ path }) => path[0] === name);
    if (culprits.length > 0) return { when: '', culprits, field: name };
  }
  return undefined;
}

function answerTo(schema: JsonObject, closed: Closed, seed?: JsonObject): JsonObject | undefined {
  try {
    return passingAnswer(schema, closed, seed);
  } catch {
    // What cannot be read at all is told by others.
    return {};
  }
}

function conditionsOf({ parts }: Form): When[] {
  const found = new Map<string, When>();
  for (const { node } of parts) {
    const when = nodeAt(node, ['when']);
    const value = when && toValue(when);
    if (isWhen(value)) found.set(JSON.stringify(value), value);
  }
  return [...found.values()];
}

function variantOf(
  schema: Node,
  conditions: readonly When[],
  truth: readonly boolean[],
): JsonObject {
  const isThere = (when: JsonValue) => {
    const at = conditions.findIndex((one) => JSON.stringify(one) === JSON.stringify(when));
    return at < 0 || truth[at] === true;
  };
  return settleSchema(pickProperties(toValue(schema), isThere));
}

/** Fields that are hidden, or that nobody may change. */
function closedIn({ ui }: Form): Closed {
  const value = toValue(ui);
  return (path) => {
    const looks = path.reduce<JsonValue | undefined>(
      (here, name) => (isObject(here) ? here[name] : undefined),
      value,
    );
    if (!isObject(looks)) return false;
    const options = isObject(looks['ui:options']) ? looks['ui:options'] : {};
    const says = (key: string) => looks[`ui:${key}`] ?? options[key];
    return says('widget') === 'hidden' || says('readonly') === true || says('disabled') === true;
  };
}

/** Keywords that can keep an answer out. */
const RULES = [
  'type',
  'enum',
  'const',
  'pattern',
  'format',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
  'contains',
  'required',
  'dependentRequired',
  'dependentSchemas',
  'dependencies',
  'additionalProperties',
  'propertyNames',
  'minProperties',
  'maxProperties',
  'not',
  'if',
  'allOf',
  'anyOf',
  'oneOf',
];

/** Rules that let an answer through once they are left out, one at a time; the smallest ones. */
function culpritsIn(form: Form, isPassed: (schema: Node) => boolean): Culprit[] {
  const found: Culprit[] = [];
  for (const { node, path } of form.parts) {
    for (const [keyword, entry] of node.entries) {
      if (!RULES.includes(keyword)) continue;
      if (keyword === 'required' && entry.node.kind === 'array') {
        found.push(...needsIn(form, node, path, entry.node.items, isPassed));
        continue;
      }
      if (isPassed(withoutRule(form.schema, node, keyword))) {
        found.push({ keyword, place: entry.keyAt, node: entry.node, path });
      }
    }
  }
  // A rule that holds others stands in the way only because they do.
  const inner = found.filter(({ keyword }) => !HOLDING.includes(keyword));
  return inner.length > 0 ? inner : found;
}

/** Names in a list of what is required, each of which keeps every answer out. */
function needsIn(
  { schema }: Form,
  owner: ObjectNode,
  path: readonly string[],
  names: readonly Node[],
  isPassed: (schema: Node) => boolean,
): Culprit[] {
  return names.flatMap((node) => {
    const left: Node = { kind: 'array', at: node.at, items: names.filter((one) => one !== node) };
    const isIt = isPassed(withoutRule(schema, owner, 'required', left));
    return isIt ? [{ keyword: 'required', place: node.at, node, path }] : [];
  });
}

const HOLDING = [
  'allOf',
  'anyOf',
  'oneOf',
  'if',
  'dependentSchemas',
  'dependencies',
  'required',
  'type',
];

function withoutRule(root: Node, target: ObjectNode, keyword: string, instead?: Node): Node {
  if (root.kind !== 'object') return root;
  if (root === target) {
    const entries = new Map([...root.entries].filter(([key]) => key !== keyword));
    if (instead) entries.set(keyword, { keyAt: instead.at, node: instead });
    return { ...root, entries };
  }
  return mapSubNodes(root, (part) => withoutRule(part, target, keyword, instead));
}
