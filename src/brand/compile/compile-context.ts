import type { VideoSource } from '../../rules/video-source.ts';
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
