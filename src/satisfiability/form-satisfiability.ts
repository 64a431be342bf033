import type { JsonValue, Node } from '../brand/parse/node.ts';
import { entriesAt, nodeAt, toValue } from '../brand/parse/node.ts';
import { pickProperties } from '../brand/compile/pick-properties.ts';
import { isWhen } from '../brand/compile/read-condition.ts';
import { settleSchema } from '../brand/compile/settle-schema.ts';
import type { JsonObject } from '../brand/compile/sub-schemas.ts';
import { isObject } from '../contract/is-object.ts';
import type { When } from '../contract/generated/when.ts';
import { canHoldTogether } from './can-hold-together.ts';
import { sayCondition } from './say-condition.ts';
import { conflictingKeywords, type ConflictingKeyword, type Form } from './conflicting-keywords.ts';
import { findExample, type IsClosed } from './find-example.ts';

/** The conflict that keeps a form from being completed. */
export interface Unsatisfiable {
  /** The conditions of the visits concerned, in words; '' for every visit. */
  when: string;
  keywords: readonly ConflictingKeyword[];
  /** An optional field that cannot be filled in; the form can be completed without it. */
  field?: string;
}

/** The compiler refuses a form with more conditions, which would have too many variants. */
const MAX_CONDITIONS = 5;

/** Contents of forms that have an answer, so that equal forms are tried once. */
const satisfiable = new Set<string>();
const MAX_SATISFIABLE = 2000;
const results = new WeakMap<Node, Unsatisfiable | undefined>();

/**
 * Looks for an answer that passes a form, in every variant of its conditions. Undefined where each has
 * one; otherwise the keywords that conflict. Results are kept by form.
 */
export function checkSatisfiability(form: Form): Unsatisfiable | undefined {
  const { block } = form;
  if (results.has(block)) return results.get(block);
  const content = JSON.stringify([toValue(form.schema), toValue(form.ui)]);
  const result = satisfiable.has(content) ? undefined : findConflict(form);
  results.set(block, result);
  if (!result) {
    if (satisfiable.size >= MAX_SATISFIABLE) satisfiable.clear();
    satisfiable.add(content);
  }
  return result;
}

function findConflict(form: Form): Unsatisfiable | undefined {
  const conditions = conditionsOf(form);
  if (conditions.length > MAX_CONDITIONS) return undefined;
  const isClosed = closedPathsOf(form);
  let seed: JsonObject = {};
  const failed: Variant[] = [];
  const variants = variantsOf(conditions);
  for (const variant of variants) {
    const schema = variantOf(form.schema, conditions, variant.truth);
    const answer = answerTo(schema, isClosed, seed);
    if (answer === undefined) failed.push(variant);
    else seed = { ...seed, ...answer };
  }
  const [first] = failed;
  if (!first) return unfillableField(form, seed, conditions, isClosed);
  const keywords = conflictingKeywords(form, (schema) => {
    return answerTo(variantOf(schema, conditions, first.truth), isClosed) !== undefined;
  });
  const isAlways = failed.length === variants.length;
  return { when: isAlways ? '' : first.held.map(sayCondition).join(' and '), keywords };
}

interface Variant {
  truth: boolean[];
  held: When[];
}

/** Every combination of conditions that some visit can meet; the one that meets most comes first. */
function variantsOf(conditions: readonly When[]): Variant[] {
  return Array.from({ length: 2 ** conditions.length }, (_, at) => 2 ** conditions.length - 1 - at)
    .map((bits) => {
      const truth = conditions.map((_, at) => ((bits >> at) & 1) === 1);
      return { truth, held: conditions.map((when, at) => (truth[at] ? when : { not: when })) };
    })
    .filter(({ held }) => canHoldTogether(...held));
}

/** Reports the first optional field that no buyer could fill in. */
function unfillableField(
  form: Form,
  seed: JsonObject,
  conditions: readonly When[],
  isClosed: IsClosed,
): Unsatisfiable | undefined {
  for (const [name, { node }] of entriesAt(form.schema, 'properties')) {
    const isFixed = nodeAt(node, ['const']) ?? nodeAt(node, ['readOnly']);
    if (name in seed || isClosed([name]) || isFixed) continue;
    const all = conditions.map(() => true);
    const isSatisfiable = (schema: Node) => {
      const variant = variantOf(schema, conditions, all);
      const required = Array.isArray(variant.required) ? variant.required : [];
      return answerTo({ ...variant, required: [...required, name] }, isClosed) !== undefined;
    };
    if (isSatisfiable(form.schema)) continue;
    const keywords = conflictingKeywords(form, isSatisfiable).filter(
      ({ path }) => path[0] === name,
    );
    if (keywords.length > 0) return { when: '', keywords, field: name };
  }
  return undefined;
}

function answerTo(
  schema: JsonObject,
  isClosed: IsClosed,
  seed?: JsonObject,
): JsonObject | undefined {
  try {
    return findExample(schema, isClosed, seed);
  } catch {
    // Other rules report a schema that cannot be read.
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

/** Whether a field is hidden, read-only or disabled by the uiSchema. */
function closedPathsOf({ ui }: Form): IsClosed {
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
