import { FACTS, FACT_NAMES } from '../../contract/facts.ts';
import type { ReadSetting } from '../../contract/payment-methods.ts';
import { memoize } from '../memo.ts';
import { scalarAt, type Node } from '../parse/node.ts';

export const knownFacts = memoize((brand: Node): Readonly<Record<string, boolean | string>> => {
  const setting: ReadSetting = (path) => scalarAt(brand, ...path.split('.'));
  const decided = FACT_NAMES.map((name) => [name, FACTS[name].fromBrand?.(setting)] as const);
  return Object.fromEntries(decided.filter((entry) => entry[1] !== undefined)) as Record<
    string,
    boolean | string
  >;
});
