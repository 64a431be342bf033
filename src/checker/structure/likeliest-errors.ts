import type { ErrorObject } from 'ajv';
import { meantKey } from './known-keys.ts';

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
