import type { VideoSource } from '../../rules/video-source.ts';
import { nodeAt, type Node, type Place } from '../parse/node.ts';
import type { Problem } from '../problem.ts';

export interface Texts {
  get(key: string): string | undefined;
  keys(): Iterable<string>;
  /** The place where a child removed a key with null. */
  removedAt(key: string): Place | undefined;
}

export interface TextUse {
  key: string;
  at: Place;
}

export interface CompileContext {
  /** Merged texts.json; without it every key stands for its text. */
  texts?: Texts;
  usedTexts: Set<string>;
  textUses?: TextUse[];
  fields: ReadonlyMap<string, Node>;
  upsellVideo?: VideoSource;
  knownFacts: Record<string, boolean | string>;
  /** Numbers that a screen may take from brand.json, by dotted path. */
  stepNumbers: Record<string, number | undefined>;
  report(problem: Problem): void;
}

export function readStepNumber(context: CompileContext, owner: Node): number | undefined {
  const node = nodeAt(owner, ['stepNumber']);
  if (node?.kind !== 'scalar') return undefined;
  if (typeof node.value === 'number') return node.value;
  return context.stepNumbers[String(node.value)];
}
