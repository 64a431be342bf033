import type { ErrorObject } from 'ajv';
import { nearestName } from '../../brand/parse/nearest-name.ts';

interface Branch {
  if?: { properties?: Record<string, { const?: unknown }> };
  then?: { properties?: object };
}

/** The key that an error calls unknown; undefined for an error that says something else. */
export function unknownKeyOf({ params }: ErrorObject): string | undefined {
  return params.additionalProperty ?? params.unevaluatedProperty;
}

/**
 * Keys that an object may have: those of its schema and of the conditional parts that apply to it;
 * not complete while its kind, on which such parts depend, is missing or wrong.
 */
export function keysKnownTo({ parentSchema, data }: ErrorObject): {
  names: string[];
  isComplete: boolean;
} {
  const own = Object.keys((parentSchema?.properties as object | undefined) ?? {});
  const value = data as Record<string, unknown>;
  const branches = ((parentSchema?.allOf as Branch[] | undefined) ?? []).filter(
    (branch) => branch.if,
  );
  const applied = branches.filter(({ if: test }) =>
    Object.entries(test!.properties ?? {}).every(([key, { const: one }]) => value[key] === one),
  );
  return {
    names: [...own, ...applied.flatMap(({ then }) => Object.keys(then?.properties ?? {}))],
    isComplete: branches.length === 0 || applied.length > 0,
  };
}

/** The key, near in spelling, that an unknown one was probably meant to be. */
export function meantKey(error: ErrorObject): string | undefined {
  const key = unknownKeyOf(error);
  return key === undefined ? undefined : nearestName(key, keysKnownTo(error).names);
}

/** Shorter keys are near to anything. */
const TELLING = 4;

/**
 * Returns the probable meaning of each unknown key: the key near in spelling, or the only one that is
 * missing. `errors` are those that are reported, of `all` there are.
 */
export function meantKeys(
  errors: readonly ErrorObject[],
  all: readonly ErrorObject[],
): Map<ErrorObject, string> {
  const unknown = errors.filter((error) => unknownKeyOf(error) !== undefined);
  const meantBy = (error: ErrorObject): string | undefined => {
    const here = ({ instancePath }: ErrorObject) => instancePath === error.instancePath;
    const missing = all.filter((one) => one.keyword === 'required' && here(one));
    const isOnly = missing.length === 1 && unknown.filter(here).length === 1;
    const only = isOnly ? String(missing[0]!.params.missingProperty) : undefined;
    const isTelling = unknownKeyOf(error)!.length >= TELLING;
    return isTelling ? (meantKey(error) ?? only) : (only ?? meantKey(error));
  };
  return new Map(
    unknown.flatMap((error) => {
      const name = meantBy(error);
      return name === undefined ? [] : [[error, name]];
    }),
  );
}

/** Distance of a branch of a choice from the written value, by its errors at the value itself. */
const distanceOf = (error: ErrorObject) =>
  meantKey(error) === undefined && !isQuotedNumber(error) ? (DISTANCE[error.keyword] ?? 1) : 0;

/** A number in quotes, where one without them is allowed. */
const isQuotedNumber = ({ keyword, params, data }: ErrorObject) =>
  keyword === 'type' &&
  ['integer', 'number'].includes(params.type) &&
  typeof data === 'string' &&
  /^\s*\d+\s*$/.test(data);

const DISTANCE: Readonly<Record<string, number>> = { type: 8, required: 4, const: 3, enum: 3 };

/**
 * The branches of a choice (`oneOf`, `anyOf`) that failed each complain. Keeps what the likeliest
 * branch says, or the choice's own error where none is likelier than another.
 */
export function likeliestErrors(errors: readonly ErrorObject[]): ErrorObject[] {
  return errors
    .filter(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf')
    .sort((a, b) => b.instancePath.length - a.instancePath.length)
    .reduce<ErrorObject[]>(settle, [...errors]);
}

function settle(errors: ErrorObject[], choice: ErrorObject): ErrorObject[] {
  const within = (error: ErrorObject) =>
    error !== choice &&
    error.schemaPath.startsWith(`${choice.schemaPath}/`) &&
    `${error.instancePath}/`.startsWith(`${choice.instancePath}/`);
  const own = errors.filter(within);
  const kept = likeliest(own, choice);
  return errors.filter((error) =>
    error === choice ? kept.length === 0 : !within(error) || kept.includes(error),
  );
}

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
  const [branch, ...ties] = [...distances.keys()].filter((one) => distances.get(one) === least);
  const complaintsOf = (one: string | undefined) =>
    errors.flatMap((error) => (branchOf(error) === one ? error.keyword : [])).join();
  // Branches that complain of the same unknown key differ in names alone: the first one is the usual one.
  const own = complaintsOf(branch);
  const isOpen =
    ties.length > 0 &&
    (!own.includes('additionalProperties') || ties.some((one) => complaintsOf(one) !== own));
  return isOpen ? [] : errors.filter((error) => branchOf(error) === branch);
}
