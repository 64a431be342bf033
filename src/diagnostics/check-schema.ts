import type { ErrorObject, ValidateFunction } from 'ajv';
import type { JsonValue, Node, Place } from '../brand/node.ts';
import { nearestPlace, nodeAt } from '../brand/node.ts';
import type { Diagnostic } from '../contract/diagnostic.ts';
import { explainSchemaError } from './explain-schema-error.ts';

/**
 * Every value of one file against its meta-schema. What is missing is not asked for here, because a
 * parent may say it; which keys a block knows neither, because a parent may say which block it is.
 */
export function checkFile(node: Node, validate: ValidateFunction): Diagnostic[] {
  return check(node, validate, ['required', 'unevaluatedProperties']);
}

/** A merged document, after all parents have spoken. What `checkFile` found too has the same place and words. */
export function checkComplete(node: Node, validate: ValidateFunction): Diagnostic[] {
  return check(node, validate, []);
}

function check(node: Node, validate: ValidateFunction, left: readonly string[]): Diagnostic[] {
  if (validate(withoutRemovals(node))) return [];
  const all = validate.errors ?? [];
  const incomplete = new Set(
    all.filter(({ keyword }) => keyword === 'required').map(({ instancePath }) => instancePath),
  );
  const errors = all.filter(
    ({ keyword, instancePath }) =>
      !left.includes(keyword) &&
      // What failed evaluates nothing: its keys would all seem unknown.
      !(keyword === 'unevaluatedProperties' && incomplete.has(instancePath)),
  );
  const alternatives = errors.filter(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf');
  return errors.flatMap((error) => {
    // The branches of a choice that failed each complain; the choice itself says it once.
    const inChoice = alternatives.some(
      (choice) => choice !== error && error.schemaPath.startsWith(`${choice.schemaPath}/`),
    );
    const explained = inChoice ? undefined : explainSchemaError(error);
    if (!explained) return [];
    const { file, line, column } = placeOf(node, error);
    return [{ file, line, column, severity: 'error' as const, ...explained }];
  });
}

function placeOf(node: Node, { instancePath, params }: ErrorObject): Place {
  const path = instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const key = params.additionalProperty ?? params.unevaluatedProperty;
  const holder = nodeAt(node, path);
  if (key !== undefined && holder?.kind === 'object') {
    return holder.entries.get(String(key))?.keyAt ?? holder.at;
  }
  return nearestPlace(node, path);
}

/** The plain value without `null`s, which only say that a parent's value goes. */
function withoutRemovals(node: Node): JsonValue {
  switch (node.kind) {
    case 'object':
      return Object.fromEntries(
        [...node.entries]
          .filter(([, { node: inner }]) => !(inner.kind === 'scalar' && inner.value === null))
          .map(([key, { node: inner }]) => [key, withoutRemovals(inner)]),
      );
    case 'array':
      return node.items.map(withoutRemovals);
    case 'scalar':
      return node.value;
  }
}
