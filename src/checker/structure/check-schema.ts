import type { ErrorObject, ValidateFunction } from 'ajv';
import type { JsonValue, Node, Place } from '../../brand/parse/node.ts';
import { isRemoval, nodeAt, pointerParts } from '../../brand/parse/node.ts';
import { once } from '../memo.ts';
import { pathOf } from '../node-path.ts';
import type { JsonSchema } from './json-schema-parts.ts';
import { likeliestErrors } from './likeliest-errors.ts';
import type { SchemaError } from './explain-schema-error.ts';
import { explainSchemaError } from './explain-schema-error.ts';
import { keysKnownTo, meantKey, meantKeys, unknownKeyOf } from './known-keys.ts';

/** Key that identifies the entries of a list. */
const ID = 'id';

/** An error of one document, at its place. */
export interface PlacedError extends SchemaError {
  place: Place;
  /** JSON pointer of the value or key. */
  pointer: string;
  /** It says only that a value is none of several forms. */
  isChoice: boolean;
}

/**
 * Every value of one file against its meta-schema. What is missing is not asked for here, because a
 * parent may say it, except for the ids that tell which entry of the parent is meant; nor which keys a
 * block knows, because a parent may say which block it is.
 */
export const checkFile = rememberChecks((node, validate) =>
  check(node, validate, (error) =>
    error.keyword === 'required'
      ? error.params.missingProperty === ID
      : error.keyword !== 'unevaluatedProperties' || meantKey(error) === ID,
  ),
);

/**
 * A merged document, after all parents have spoken. What `checkFile` found too has the same place and
 * words. `name` is what the document is called in them: nothing, when it is a file.
 */
export const checkComplete = rememberChecks((node, validate, name) =>
  check(node, validate, () => true, name),
);

type Check = (node: Node, validate: ValidateFunction, name?: string) => PlacedError[];

/** Brands inherit whole documents, which are checked once; a document has the same name in all of them. */
function rememberChecks(look: Check): Check {
  const known = new WeakMap<Node, WeakMap<ValidateFunction, PlacedError[]>>();
  return (node, validate, name) => {
    const ofNode = once(known, node, () => new WeakMap());
    return once(ofNode, validate, () => look(node, validate, name));
  };
}

function check(
  node: Node,
  validate: ValidateFunction,
  isAsked: (error: ErrorObject) => boolean,
  root?: string,
): PlacedError[] {
  if (validate(withoutRemovals(node))) return [];
  const all = likeliestErrors(validate.errors ?? []);
  const errors = all.filter((error) => isAsked(error) && !isKnownAfterAll(error));
  const meant = meantKeys(errors, all);
  const misspelt = [...meant].map(([error, key]) => `${error.instancePath}/${key}`);
  const found = errors.flatMap((error) => {
    const pointer = pointerOf(error);
    // A key that is misspelt is not missing as well, nor is anything in it.
    const isThere = misspelt.some((one) => `${pointer}/`.startsWith(`${one}/`));
    if (error.keyword === 'required' && isThere) return [];
    const path = pathOf(node, error.instancePath, root);
    const key = meant.get(error);
    const explained = explainSchemaError(error, path, validate.schema as JsonSchema, key);
    if (!explained) return [];
    return {
      ...explained,
      pointer,
      isChoice: ['oneOf', 'anyOf'].includes(error.keyword),
      place: placeOf(node, error),
    };
  });
  // One value is wrong once, in whatever number of ways, and what is within it says more than its whole.
  const isWithin = (pointer: string) => found.some((one) => one.pointer.startsWith(`${pointer}/`));
  return found.filter(
    ({ pointer, isChoice }, index) =>
      found.findIndex((one) => one.pointer === pointer) === index &&
      !(isChoice && isWithin(pointer)),
  );
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
  switch (node.kind) {
    case 'object': {
      const value: { [key: string]: JsonValue } = {};
      for (const [key, { node: inner }] of node.entries) {
        if (isRemoval(inner)) continue;
        const plain = inner.kind === 'scalar' ? inner.value : withoutRemovals(inner);
        if (key === '__proto__')
          Object.defineProperty(value, key, { value: plain, enumerable: true });
        else value[key] = plain;
      }
      return value;
    }
    case 'array':
      return node.items.map(withoutRemovals);
    case 'scalar':
      return node.value;
  }
}
