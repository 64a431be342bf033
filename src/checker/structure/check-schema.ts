import type { ErrorObject, ValidateFunction } from 'ajv';
import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import { once } from '../../brand/memo.ts';
import { didYouMean, suggestFix } from '../../brand/parse/nearest-name.ts';
import {
  firstPlaceOf,
  isRemoval,
  itemsAt,
  nodeAt,
  pointerParts,
  textAt,
  toValue,
  type JsonValue,
  type Node,
  type Place,
} from '../../brand/parse/node.ts';
import { say } from '../language/sentence.ts';
import { pathOf } from '../node-path.ts';
import { likelyEntry } from '../report-once.ts';
import type { Finding } from '../rule.ts';
import { documentsOf } from '../typed.ts';
import { explainMissing, explainSchemaError, type SchemaError } from './explain-schema-error.ts';
import {
  isChoice,
  keysKnownTo,
  likeliestErrors,
  meantKey,
  meantKeys,
  unknownKeyOf,
} from './known-keys.ts';
import type { MetaSchemas } from './meta-schemas.ts';

/** An error of one document; `pointer` is the JSON pointer of the value or key. */
type SchemaFinding = Finding & SchemaError & { pointer: string };

/** Brands inherit whole documents, which are checked once. */
const known = new WeakMap<Node, SchemaFinding[]>();

/**
 * Every value of one file against its meta-schema. What is missing is not asked for here, because a
 * parent may say it, except for the ids that tell which entry of the parent is meant; nor which keys a
 * block knows, because a parent may say which block it is.
 */
export const checkFile = (node: Node, validate: ValidateFunction): SchemaFinding[] =>
  check(node, validate, (error) =>
    error.keyword === 'required'
      ? error.params.missingProperty === 'id'
      : error.keyword !== 'unevaluatedProperties' || meantKey(error) === 'id',
  );

/** A merged document, after all parents have spoken; `name` is what sentences call it, if it is no file. */
export const checkComplete = (node: Node, validate: ValidateFunction, name = ''): SchemaFinding[] =>
  once(known, node, () => check(node, validate, () => true, name));

const isLack = ({ keyword }: ErrorObject) => keyword === 'required';

function check(
  node: Node,
  validate: ValidateFunction,
  isAsked: (error: ErrorObject) => boolean,
  root = '',
): SchemaFinding[] {
  // A `null` only says that a parent's value goes.
  const document = toValue(node, (_, inner) => !isRemoval(inner));
  if (validate(document)) return [];
  const all = likeliestErrors(validate.errors ?? []);
  const asked = all.filter((error) => isAsked(error) && !isImplied(error));
  const meant = meantKeys(asked, all);
  const misspelt = [...meant].map(([error, key]) => `${error.instancePath}/${key}/`);
  // A key that is misspelt is not missing as well, nor is anything in it.
  const isThere = (error: ErrorObject) =>
    misspelt.some((one) => `${pointerOf(error)}/`.startsWith(one));
  const errors = asked.filter((error) => !isLack(error) || !isThere(error));
  const explain = (error: ErrorObject): SchemaError => {
    const path = pathOf(node, error.instancePath, root);
    const isBeside = (one: ErrorObject) => isLack(one) && one.instancePath === error.instancePath;
    return isLack(error)
      ? explainMissing(errors.filter(isBeside), path)
      : explainSchemaError(error, path, fitsInto(document, validate, error), meant.get(error));
  };
  // All keys that one object lacks are one error.
  const keys = errors.map((error) =>
    isLack(error) ? `${error.instancePath}/ ` : pointerOf(error),
  );
  // One value is wrong once, in whatever number of ways, and what is within it says more than its whole.
  return errors.flatMap((error, index): SchemaFinding[] => {
    const key = keys[index]!;
    const isWhole = isChoice(error) && keys.some((one) => one.startsWith(`${key}/`));
    if (isWhole || keys.indexOf(key) < index) return [];
    const at = placeOf(node, error);
    return [{ ...explain(error), ...at, severity: 'error', pointer: pointerOf(error) }];
  });
}

function fitsInto(document: JsonValue, validate: ValidateFunction, { instancePath }: ErrorObject) {
  const path = pointerParts(instancePath);
  const last = path.pop();
  return (value: JsonValue): boolean => {
    if (last === undefined) return false;
    const other = structuredClone(document);
    const holder = path.reduce<JsonValue>((here, key) => Object(here)[key], other);
    Object(holder)[last] = value;
    if (validate(other)) return true;
    const isWithin = (error: ErrorObject) =>
      `${error.instancePath}/`.startsWith(`${instancePath}/`);
    return !validate.errors!.some((error) => isWithin(error) && !isLack(error));
  };
}

/** Follows from other errors; Ajv evaluates nothing in a branch that failed, so that all of its keys would seem unknown. */
function isImplied(error: ErrorObject): boolean {
  if (['if', 'allOf'].includes(error.keyword)) return true;
  if (error.keyword !== 'unevaluatedProperties') return false;
  const { names, isComplete } = keysKnownTo(error);
  return names.includes(unknownKeyOf(error)!) || (!isComplete && meantKey(error) === undefined);
}

/** Of the value, or of the key that is missing or should not be there. */
function pointerOf(error: ErrorObject): string {
  const { instancePath, params } = error;
  const key: unknown = params.missingProperty ?? unknownKeyOf(error) ?? params.i;
  return key === undefined ? instancePath : `${instancePath}/${String(key)}`;
}

function placeOf(node: Node, error: ErrorObject): Place {
  const { instancePath, params } = error;
  const holder = nodeAt(node, pointerParts(instancePath));
  const key: unknown = unknownKeyOf(error) ?? params.propertyName;
  const entry = holder?.kind === 'object' ? holder.entries.get(String(key)) : undefined;
  // 'uniqueItems' names the later of two equal entries as i.
  const item = holder?.kind === 'array' ? holder.items[Number(params.i)] : undefined;
  return entry?.keyAt ?? (item ?? holder ?? node).at;
}

export const checkDocuments = (merged: MergedBrand, metaSchemas: MetaSchemas): Finding[] =>
  documentsOf(merged).flatMap(({ name, schema, node }) => {
    const errors = checkComplete(node, metaSchemas.get(schema)!);
    const unmatched = errors.flatMap((error) => unmatchedEntry(node, error) ?? []);
    const isOfThose = ({ pointer }: SchemaFinding) =>
      unmatched.some(({ entry }) => pointer.startsWith(`${entry}/`));
    return [
      ...unmatched.map(({ finding }) => finding),
      ...errors.filter((one) => !isOfThose(one)).map((error) => findingOf(name, node, error)),
    ];
  });

/** A missing key of settings is placed once it is known which folders lack it; an entry of a list has a place. */
function findingOf(name: string, node: Node, error: SchemaFinding): Finding {
  const { pointer, ...finding } = error;
  if (error.rule !== 'missing-key') return finding;
  const holder = pointerParts(pointer).slice(0, -1);
  const isInList = holder.some((_, at) => nodeAt(node, holder.slice(0, at))?.kind === 'array');
  return isInList
    ? { ...finding, ...firstPlaceOf(nodeAt(node, holder)!) }
    : { ...finding, lacks: { document: name, holder } };
}

/** As many missing keys are not forgotten in a new entry. */
const MIN_MISSING = 2;

/**
 * An entry of a list that was to change one of the parent's, but whose id is none of its ids, so that
 * it counts as new and lacks much. `entry` is its JSON pointer.
 */
function unmatchedEntry(
  root: Node,
  { rule, pointer, data }: SchemaFinding,
): { entry: string; finding: Finding } | undefined {
  const entry = pointer.slice(0, pointer.lastIndexOf('/'));
  const path = pointerParts(entry);
  const [node, list] = [nodeAt(root, path), nodeAt(root, path.slice(0, -1))];
  const id = nodeAt(node, ['id']);
  const name = textAt(id);
  if (rule !== 'missing-key' || node?.kind !== 'object' || list?.kind !== 'array') return undefined;
  if (node.firstAt || !id || name === undefined) return undefined;
  // One that this file changes is taken.
  const parents = itemsAt(list).filter((item) => item.at.file !== node.at.file);
  // One of a kind that the parent has none of is meant to be new.
  const kind = textAt(node, 'block');
  const isOfKind = kind === undefined || parents.some((item) => textAt(item, 'block') === kind);
  const likely = textAt(likelyEntry(name, parents), 'id');
  const isSlip = parents.length > 0 && (data!.keys as readonly string[]).length >= MIN_MISSING;
  if (!isOfKind || (!isSlip && likely === undefined)) return undefined;
  const ids = parents.flatMap((item) => textAt(item, 'id') ?? []);
  const hint =
    likely === undefined
      ? suggestFix(name, ids, 'list.ids-of-the-parent')
      : didYouMean(name, likely);
  const finding: Finding = {
    ...id.at,
    rule: 'merge-id',
    severity: 'error',
    message: say('unmatched-entries.parent-entry-change', { name }),
    ...hint,
    data: { name },
    missing: { name, list: parents },
  };
  return { entry, finding };
}
