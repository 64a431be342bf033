import type { CompileContext } from './compile-context.ts';
import type { Node } from '../parse/node.ts';
import { nodeAt } from '../parse/node.ts';

/** The number a screen or page shows in the indicator; undefined: no indicator. */
export function readStepNumber(context: CompileContext, owner: Node): number | undefined {
  const node = nodeAt(owner, ['stepNumber']);
  if (node?.kind !== 'scalar') return undefined;
  if (typeof node.value === 'number') return node.value;
  return context.stepNumbers[String(node.value)];
}
