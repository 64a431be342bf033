import type { MergedBrand } from '../brand/inherit/inherit.ts';
import type { Place } from '../brand/parse/node.ts';

interface Placed {
  at: Place;
}

/** Generations between a value's file and the brand: 0 in the brand's own folder, most in the library. */
export function ageOf({ chain }: MergedBrand, { at }: Placed): number {
  const age = [...chain].reverse().findIndex((name) => at.file.startsWith(`brands/${name}/`));
  return age < 0 ? chain.length : age;
}

/** The one of two values that was written later, where an error between both was made. */
export const younger = <Value extends Placed>(
  merged: MergedBrand,
  one: Value,
  other: Value,
): Value => (ageOf(merged, other) < ageOf(merged, one) ? other : one);

/** Two places, the one that was written later first. */
export const laterFirst = (merged: MergedBrand, one: Place, other: Place): [Place, Place] =>
  younger(merged, { at: one }, { at: other }).at === one ? [one, other] : [other, one];

/** Whether a place is in the brand's own folder. */
export const isOwn = ({ id }: MergedBrand, at: Place): boolean =>
  at.file.startsWith(`brands/${id}/`);
