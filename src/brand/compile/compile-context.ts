import { FACTS, FACT_NAMES } from '../../contract/facts.ts';
import type { VideoSource } from '../../rules/video-source.ts';
import { memoize } from '../memo.ts';
import { nodeAt, numberAt, scalarAt, textAt, type Node } from '../parse/node.ts';
import type { Problem } from '../problem.ts';
import type { ReadText } from './resolve-texts.ts';

export interface CompileContext {
  brand: Node;
  text: ReadText;
  fields: ReadonlyMap<string, Node>;
  upsellVideo?: VideoSource;
  report(problem: Problem): void;
}

export function readText({ text }: CompileContext, owner: Node, name: string): string | undefined {
  const key = textAt(owner, name);
  return key === undefined ? undefined : text(key, nodeAt(owner, [name])!.at);
}

export function readStepNumber({ brand }: CompileContext, owner: Node): number | undefined {
  const written = scalarAt(owner, 'stepNumber');
  return typeof written === 'number' ? written : numberAt(brand, ...String(written).split('.'));
}

/** The facts that brand.json decides for every visit. */
export const knownFacts = memoize((brand: Node): Readonly<Record<string, boolean | string>> => {
  const decided = FACT_NAMES.flatMap((name) => {
    const value = FACTS[name].fromBrand?.((path) => scalarAt(brand, ...path.split('.')));
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(decided);
});
