import type { MergedBrand } from '../brand/inherit.ts';
import type { Node } from '../brand/node.ts';
import { nodeAt } from '../brand/node.ts';

/** The flows of a merged brand, still at their places. */
export function flowsOf({ files }: MergedBrand): Node[] {
  return itemsOf(nodeAt(files.get('flows'), ['flows']));
}

/** The steps of a flow. */
export const stepsOf = (flow: Node): Node[] => itemsOf(nodeAt(flow, ['steps']));

const itemsOf = (node: Node | undefined): Node[] => (node?.kind === 'array' ? node.items : []);
