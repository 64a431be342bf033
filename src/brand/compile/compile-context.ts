import type { VideoSource } from '../../rules/video-source.ts';
import { nodeAt, type Node, type Place } from '../parse/node.ts';
import type { Problem } from '../problem.ts';

/** The merged texts.json as the compiler asks for it. */
export interface Texts {
  /** The text of a key. */
  get(key: string): string | undefined;
  keys(): Iterable<string>;
  /** The place where a child removed a key with null. */
  removedAt(key: string): Place | undefined;
}

/** A text key where a brand file asks for its text. */
export interface TextUse {
  key: string;
  at: Place;
}

/** State that all stages of the compiler share for one brand. */
export interface CompileContext {
  /** Merged texts.json; without it every key stands for its text. */
  texts?: Texts;
  /** Text keys that some screen, field or the program uses. */
  usedTexts: Set<string>;
  /** Takes the places where each of them is used. */
  textUses?: TextUse[];
  /** Library fields by name. */
  fields: ReadonlyMap<string, Node>;
  /** The video of `success.upsellOffer`, where brand.json names one. */
  upsellVideo?: VideoSource;
  /** Facts that brand.json alone decides. */
  knownFacts: Record<string, boolean | string>;
  /** Numbers that a screen may take from brand.json, by dotted path. */
  stepNumbers: Record<string, number | undefined>;
  report(problem: Problem): void;
}

/** The number that a screen or page shows in the step indicator; undefined for no indicator. */
export function readStepNumber(context: CompileContext, owner: Node): number | undefined {
  const node = nodeAt(owner, ['stepNumber']);
  if (node?.kind !== 'scalar') return undefined;
  if (typeof node.value === 'number') return node.value;
  return context.stepNumbers[String(node.value)];
}
