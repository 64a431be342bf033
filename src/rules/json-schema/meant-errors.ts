import type { OutputUnit } from '@cfworker/json-schema';
import { segments } from './interpreter.ts';

/** Index of the alternative that is meant at a value's path, if anybody said. */
export type Chosen = (path: readonly string[]) => number | undefined;

/**
 * Of alternatives (`anyOf`, `oneOf`) that all fail, those errors alone that the chosen one has, or
 * else the one that comes nearest, the first of several.
 */
export function meantErrors(errors: readonly OutputUnit[], chosen: Chosen): OutputUnit[] {
  const at = errors.findIndex(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf');
  const choice = errors[at];
  if (!choice) return [...errors];
  const later = errors.slice(at + 1);
  const inner = later.filter((error) => isWithin(error, choice));
  const others = later.filter((error) => !isWithin(error, choice));
  const depth = segments(choice.keywordLocation).length;
  const alternatives = new Map<number, OutputUnit[]>();
  for (const error of inner) {
    const index = Number(segments(error.keywordLocation)[depth]);
    alternatives.set(index, [...(alternatives.get(index) ?? []), error]);
  }
  const found = new Map(
    [...alternatives].map(([index, list]) => [index, meantErrors(list, chosen)] as const),
  );
  const index = chosen(segments(choice.instanceLocation));
  // One that is chosen and right is not alone in it.
  const meant = index === undefined ? nearest([...found.values()]) : (found.get(index) ?? []);
  // An error of a part of the value comes with that of the keyword which led there.
  const isPlainChoice = meant.every(({ keyword }) => keyword === 'const');
  return [
    ...errors.slice(0, at),
    ...(isPlainChoice ? [choice] : meant),
    ...meantErrors(others, chosen),
  ];
}

const isWithin = (error: OutputUnit, choice: OutputUnit): boolean =>
  error.keywordLocation.startsWith(`${choice.keywordLocation}/`) &&
  `${error.instanceLocation}/`.startsWith(`${choice.instanceLocation}/`);

/** A wrong constant is stronger evidence against an alternative than a wrong type; a gap is the weakest. */
const WEIGHTS: Readonly<Record<string, number>> = { const: 100, enum: 100, type: 10 };

function nearest(found: readonly OutputUnit[][]): OutputUnit[] {
  const weight = (errors: OutputUnit[]) =>
    errors.reduce((sum, { keyword }) => sum + (WEIGHTS[keyword] ?? 1), 0);
  return found.reduce((best, one) => (weight(one) < weight(best) ? one : best), found[0] ?? []);
}
