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
