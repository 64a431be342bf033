import type { ErrorObject, ValidateFunction } from 'ajv';
import type { JsonValue, Node, Place } from '../../brand/parse/node.ts';
import { isRemoval, nodeAt, pointerParts } from '../../brand/parse/node.ts';
import { once } from '../memo.ts';
import { pathOf } from '../node-path.ts';
import { explainMissing, explainSchemaError, type SchemaError } from './explain-schema-error.ts';
import { keysKnownTo, likeliestErrors, meantKey, meantKeys, unknownKeyOf } from './known-keys.ts';

/** Key that identifies the entries of a list. */
const ID = 'id';

/** An error of one document, at its place. */
export interface PlacedError extends SchemaError {
  place: Place;
  /** JSON pointer of the value or key. */
  pointer: string;
}

/** The errors of documents: brands inherit whole documents, which are checked once. */
const known = {
  files: new WeakMap<Node, PlacedError[]>(),
  merged: new WeakMap<Node, PlacedError[]>(),
};

/**
 * Every value of one file against its meta-schema. What is missing is not asked for here, because a
 * parent may say it, except for the ids that tell which entry of the parent is meant; nor which keys a
 * block knows, because a parent may say which block it is.
 */
export const checkFile = (node: Node, validate: ValidateFunction): PlacedError[] =>
  once(known.files, node, () =>
    check(node, validate, (error) =>
      error.keyword === 'required'
        ? error.params.missingProperty === ID
        : error.keyword !== 'unevaluatedProperties' || meantKey(error) === ID,
    ),
  );

/**
 * A merged document, after all parents have spoken. `name` is what the document is called in sentences:
 * nothing, when it is a file.
 */
export const checkComplete = (node: Node, validate: ValidateFunction, name = ''): PlacedError[] =>
  once(known.merged, node, () => check(node, validate, () => true, name));

function check(
  node: Node,
  validate: ValidateFunction,
  isAsked: (error: ErrorObject) => boolean,
  root = '',
): PlacedError[] {
  const document = withoutRemovals(node);
  if (validate(document)) return [];
  const all = likeliestErrors(validate.errors ?? []);
  const errors = all.filter((error) => isAsked(error) && !isKnownAfterAll(error));
  const meant = meantKeys(errors, all);
  const misspelt = [...meant].map(([error, key]) => `${error.instancePath}/${key}/`);
  // A key that is misspelt is not missing as well, nor is anything in it.
  const isThere = (error: ErrorObject) =>
    misspelt.some((one) => `${pointerOf(error)}/`.startsWith(one));
  const missing = errors.filter((error) => error.keyword === 'required' && !isThere(error));
  const explained = errors.flatMap((error): [ErrorObject, SchemaError | undefined][] => {
    const path = pathOf(node, error.instancePath, root);
    if (error.keyword !== 'required') {
      const fits = fitsInto(document, validate, error);
      return [[error, explainSchemaError(error, path, fits, meant.get(error))]];
    }
    const here = missing.filter(({ instancePath }) => instancePath === error.instancePath);
    return here[0] === error ? [[error, explainMissing(here, path)]] : [];
  });
  const pointers = explained.map(([error]) => pointerOf(error));
  // One value is wrong once, in whatever number of ways, and what is within it says more than its whole.
  return explained.flatMap(([error, said], index) => {
    const pointer = pointers[index]!;
    const isWhole = isChoice(error) && pointers.some((one) => one.startsWith(`${pointer}/`));
    if (!said || isWhole || pointers.indexOf(pointer) < index) return [];
    return { ...said, pointer, place: placeOf(node, error) };
  });
}

/** It says only that a value is none of several forms. */
const isChoice = ({ keyword }: ErrorObject) => ['oneOf', 'anyOf'].includes(keyword);

/** Tells whether a document would be right with another value in place of a wrong one. */
function fitsInto(
  document: JsonValue,
  validate: ValidateFunction,
  { instancePath }: ErrorObject,
): (value: JsonValue) => boolean {
  const path = pointerParts(instancePath);
  const last = path.pop();
  return (value) => {
    if (last === undefined) return false;
    const other = structuredClone(document);
    const holder = path.reduce<JsonValue>((here, key) => Object(here)[key], other);
    Object(holder)[last] = value;
    if (validate(other)) return true;
    const isWithin = (error: ErrorObject) =>
      `${error.instancePath}/`.startsWith(`${instancePath}/`);
    return !validate.errors!.some((error) => isWithin(error) && error.keyword !== 'required');
  };
}

/** Ajv evaluates nothing in a branch that failed, so that all of its keys would seem unknown. */
function isKnownAfterAll(error: ErrorObject): boolean {
  if (error.keyword !== 'unevaluatedProperties') return false;
  const { names, isComplete } = keysKnownTo(error);
  return names.includes(unknownKeyOf(error)!) || (!isComplete && meantKey(error) === undefined);
}

/** Of the value, or of the key that is missing or should not be there. */
function pointerOf({ instancePath, params }: ErrorObject): string {
  const key: unknown =
    params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty ?? params.i;
  return key === undefined ? instancePath : `${instancePath}/${String(key)}`;
}

function placeOf(node: Node, { instancePath, params }: ErrorObject): Place {
  const holder = nodeAt(node, pointerParts(instancePath));
  const key = params.additionalProperty ?? params.unevaluatedProperty ?? params.propertyName;
  if (key !== undefined && holder?.kind === 'object') {
    return holder.entries.get(String(key))?.keyAt ?? holder.at;
  }
  // 'uniqueItems' names the later of two equal entries as i.
  const item = holder?.kind === 'array' ? holder.items[Number(params.i)] : undefined;
  return item?.at ?? holder?.at ?? node.at;
}

/** The plain value without `null`s, which only say that a parent's value goes. */
function withoutRemovals(node: Node): JsonValue {
  if (node.kind === 'scalar') return node.value;
  if (node.kind === 'array') return node.items.map(withoutRemovals);
  return Object.fromEntries(
    [...node.entries].flatMap(([key, entry]) =>
      isRemoval(entry.node) ? [] : [[key, withoutRemovals(entry.node)]],
    ),
  );
}
