import type { MergedBrand } from '../brand/inherit/inherit.ts';
import type { Place } from '../brand/parse/node.ts';

/** Generations between a value's file and the brand: 0 in the brand's own folder, most in the library. */
export function ageOf({ chain }: MergedBrand, at: Place): number {
  const age = [...chain].reverse().findIndex((name) => at.file.startsWith(`brands/${name}/`));
  return age < 0 ? chain.length : age;
}

/** Places of values that contradict each other, the youngest first: the error was made there. */
export const laterFirst = (merged: MergedBrand, ...places: Place[]): Place[] =>
  places.sort((one, other) => ageOf(merged, one) - ageOf(merged, other));

export const isOwn = (merged: MergedBrand, at: Place): boolean => ageOf(merged, at) === 0;
