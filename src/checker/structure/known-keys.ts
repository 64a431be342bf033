import type { ErrorObject } from 'ajv';
import { nearestName } from '../../brand/parse/nearest-name.ts';

interface Branch {
  if?: { properties?: Record<string, { const?: unknown }> };
  then?: { properties?: object };
}

/** The key that an error calls unknown; undefined for an error that says something else. */
export const unknownKeyOf = ({ params }: ErrorObject): string | undefined =>
  params.additionalProperty ?? params.unevaluatedProperty;

/** Keys of an object by its schema and the parts that apply to it; not complete while its kind is missing or wrong. */
export function keysKnownTo({ parentSchema = {}, data }: ErrorObject) {
  const { properties = {}, allOf = [] } = parentSchema as { properties?: object; allOf?: Branch[] };
  const branches = allOf.filter((branch) => branch.if);
  const applied = branches.filter(({ if: test }) =>
    Object.entries(test!.properties ?? {}).every(
      ([key, { const: one }]) => (data as Record<string, unknown>)[key] === one,
    ),
  );
  return {
    names: [properties, ...applied.map(({ then }) => then?.properties ?? {})].flatMap(Object.keys),
    isComplete: branches.length === 0 || applied.length > 0,
  };
}

export function meantKey(error: ErrorObject): string | undefined {
  const key = unknownKeyOf(error);
  return key === undefined ? undefined : nearestName(key, keysKnownTo(error).names);
}

/** Shorter keys are near to anything. */
const TELLING = 4;

/** The probable meaning of each unknown key: one near in spelling, or the only missing one. `errors` are reported, of `all` there are. */
export function meantKeys(
  errors: readonly ErrorObject[],
  all: readonly ErrorObject[],
): Map<ErrorObject, string> {
  const unknown = errors.filter((error) => unknownKeyOf(error) !== undefined);
  return new Map(
    unknown.flatMap((error) => {
      const isHere = ({ instancePath }: ErrorObject) => instancePath === error.instancePath;
      const missing = all.filter((one) => one.keyword === 'required' && isHere(one));
      const isOnly = missing.length === 1 && unknown.filter(isHere).length === 1;
      const only: string | undefined = isOnly ? missing[0]!.params.missingProperty : undefined;
      const near = meantKey(error);
      const isTelling = unknownKeyOf(error)!.length >= TELLING;
      const name = isTelling ? (near ?? only) : (only ?? near);
      return name === undefined ? [] : [[error, name]];
    }),
  );
}

const DISTANCE: Readonly<Record<string, number>> = { type: 8, required: 4, const: 3, enum: 3 };

function distanceOf(error: ErrorObject): number {
  const { keyword, params, data } = error;
  const isQuotedNumber =
    keyword === 'type' &&
    ['integer', 'number'].includes(params.type) &&
    /^\s*\d+\s*$/.test(typeof data === 'string' ? data : '');
  return isQuotedNumber || meantKey(error) !== undefined ? 0 : (DISTANCE[keyword] ?? 1);
}

/** The errors, of each choice (`oneOf`, `anyOf`) only those of the likeliest branch, or the choice's own. */
export const likeliestErrors = (errors: readonly ErrorObject[]): readonly ErrorObject[] =>
  errors
    .filter(isChoice)
    .sort((a, b) => b.instancePath.length - a.instancePath.length)
    .reduce((left, choice) => {
      const within = (error: ErrorObject) =>
        error !== choice &&
        error.schemaPath.startsWith(`${choice.schemaPath}/`) &&
        `${error.instancePath}/`.startsWith(`${choice.instancePath}/`);
      const kept = likeliest(left.filter(within), choice);
      return left.filter((error) =>
        error === choice ? kept.length === 0 : !within(error) || kept.includes(error),
      );
    }, errors);

/** It says only that a value is none of several forms. */
export const isChoice = ({ keyword }: ErrorObject): boolean =>
  keyword === 'oneOf' || keyword === 'anyOf';

function likeliest(errors: readonly ErrorObject[], choice: ErrorObject): readonly ErrorObject[] {
  const branchOf = ({ schemaPath }: ErrorObject) =>
    schemaPath.slice(choice.schemaPath.length + 1).split('/')[0]!;
  const isHere = ({ instancePath }: ErrorObject) => instancePath === choice.instancePath;
  const distances = new Map<string, number>();
  for (const error of errors.filter(isHere)) {
    const branch = branchOf(error);
    distances.set(branch, (distances.get(branch) ?? 0) + distanceOf(error));
  }
  // A branch without an error at the value itself took it, and failed deeper inside.
  const isTaken = distances.size < (choice.schema as unknown[]).length;
  if (isTaken) return errors.filter((error) => !isHere(error));
  const least = Math.min(...distances.values());
  const nearest = [...distances.keys()].filter((one) => distances.get(one) === least);
  const [own = [], ...ties] = nearest.map((one) => errors.filter((e) => branchOf(e) === one));
  // Branches that complain of the same unknown key differ in names alone: the first one is the usual one.
  const complaints = (some: readonly ErrorObject[]) => some.map(({ keyword }) => keyword).join();
  const isSame = ties.every((tie) => complaints(tie) === complaints(own));
  const isNamesAlone = isSame && complaints(own).includes('additionalProperties');
  return ties.length === 0 || isNamesAlone ? own : [];
}
