import type { ErrorObject } from 'ajv';
import { nearestName } from '../../brand/parse/nearest-name.ts';
import { FACTS } from '../../contract/facts.ts';
import { shortened } from '../wording.ts';
import { say, type Sentence } from '../language/sentence.ts';

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

/** Keys by which people place an entry of a list, or hide it; the language has "after" and "$remove". */
const PLACING = ['before', 'first', 'last', 'position', 'order', 'index', 'antes', 'primeiro'];
const HIDING = 'hidden hide visible show active disabled enabled oculto ocultar visivel'.split(' ');

/** The right words in place of a key that places or hides an entry, or that is the name of a fact. */
export function wayToSay(error: ErrorObject): Sentence | undefined {
  const key = unknownKeyOf(error);
  if (key === undefined) return undefined;
  const { names } = keysKnownTo(error);
  if (Object.hasOwn(FACTS, key) && names.includes('fact')) {
    const value = (error.data as Record<string, unknown>)[key];
    return say('known-keys.write-fact', { key, value: shortened(value) });
  }
  if (PLACING.includes(key.toLowerCase()) && names.includes('after'))
    return say('known-keys.write-after-id');
  if (HIDING.includes(key.toLowerCase()) && names.includes('$remove'))
    return say('known-keys.write-remove-true');
  return undefined;
}

/** Whether what stands under an unknown key may stand under another one, as far as a closed set tells. */
export function isValueOf(name: string, error: ErrorObject): boolean {
  const { [name]: property } = (error.parentSchema?.properties ?? {}) as Record<
    string,
    { enum?: readonly unknown[] }
  >;
  const value = (error.data as Record<string, unknown>)[unknownKeyOf(error)!];
  return property?.enum?.includes(value) ?? true;
}

/** Shorter keys are near to anything. */
const TELLING = 4;
/** In a larger object, one key missing and one unknown have little to do with each other. */
const SMALL = 12;

/**
 * Returns the probable meaning of each unknown key: the key near in spelling or, in a small object, the
 * only one that is missing. `errors` are those that are reported, of `all` there are.
 */
export function meantKeys(
  errors: readonly ErrorObject[],
  all: readonly ErrorObject[],
): Map<ErrorObject, string> {
  const meant = new Map<ErrorObject, string>();
  const unknown = errors.filter((error) => unknownKeyOf(error) !== undefined);
  for (const error of unknown) {
    const key = unknownKeyOf(error)!;
    // A fact that stands in place of "fact" says what that is.
    const isFact = Object.hasOwn(FACTS, key) && keysKnownTo(error).names.includes('fact');
    if (isFact) meant.set(error, 'fact');
    if (isFact || wayToSay(error)) continue;
    const here = ({ instancePath }: ErrorObject) => instancePath === error.instancePath;
    const missing = all.filter((one) => one.keyword === 'required' && here(one));
    const isSmall = keysKnownTo(error).names.length <= SMALL;
    const isOnly = missing.length === 1 && unknown.filter(here).length === 1 && isSmall;
    const near = meantKey(error);
    const only = isOnly ? String(missing[0]!.params.missingProperty) : undefined;
    const name = only !== undefined && (near === undefined || key.length < TELLING) ? only : near;
    if (name !== undefined) meant.set(error, name);
  }
  return meant;
}
