import { FACTS, FACT_NAMES } from '../../contract/facts.ts';
import type { ReadSetting } from '../../contract/payment-methods.ts';
import type { VideoSource } from '../../rules/video-source.ts';
import { memoize } from '../memo.ts';
import { scalarAt, type Node } from '../parse/node.ts';
import type { Problem } from '../problem.ts';
import type { ReadText } from './resolve-texts.ts';

export interface CompileContext {
  text: ReadText;
  fields: ReadonlyMap<string, Node>;
  upsellVideo?: VideoSource;
  knownFacts: Record<string, boolean | string>;
  stepNumbers: Record<string, number | undefined>;
  report(problem: Problem): void;
}

export function readStepNumber(context: CompileContext, owner: Node): number | undefined {
  const written = scalarAt(owner, 'stepNumber');
  return typeof written === 'number' ? written : context.stepNumbers[String(written)];
}

/** The facts that brand.json decides for every visit. */
export const knownFacts = memoize((brand: Node): Readonly<Record<string, boolean | string>> => {
  const setting: ReadSetting = (path) => scalarAt(brand, ...path.split('.'));
  const decided = FACT_NAMES.map((name) => [name, FACTS[name].fromBrand?.(setting)] as const);
  return Object.fromEntries(decided.filter((entry) => entry[1] !== undefined)) as Record<
    string,
    boolean | string
  >;
});
