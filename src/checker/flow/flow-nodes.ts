import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import type { Node } from '../../brand/parse/node.ts';
import { entriesAt, itemsAt, nodeAt } from '../../brand/parse/node.ts';

/** The flows of a merged brand, still at their places. */
export const flowsOf = ({ files }: Pick<MergedBrand, 'files'>): Node[] =>
  itemsAt(files.get('flows'), 'flows');

/** The steps of a flow. */
export const stepsOf = (flow: Node): Node[] => itemsAt(flow, 'steps');

/** The ids of next steps that a step writes. */
export const transitionsOf = (step: Node | undefined): Node[] =>
  [
    nodeAt(step, ['defaultNextStepId']),
    ...entriesAt(step, 'outcomes').map(([, { node }]) => node),
  ].filter((node) => node !== undefined);
