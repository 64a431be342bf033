import type { BrandSources } from '../../../../brand/parse/brand-files.ts';
import { itemsAt, nodeAt, numberAt, textAt, type Node } from '../../../../brand/parse/node.ts';
import type { Transition } from '../../../../contract/actions.ts';
import { flowMapsOf, type FlowMap } from '../../../../checker/flow/flow-maps.ts';
import { flowsOf, stepsOf } from '../../../../checker/flow/flow-nodes.ts';
import { numbersOn } from '../../../../checker/flow/flow-numbers.ts';
import { openLevel, type Level } from '../level.ts';
import type { FlowModel, FlowsModel, StepModel } from '../model.ts';
import { ownerOf, parentOf } from './read-screen.ts';

/**
 * The flows of a brand with what the checks find in them, and the steps that the brand has taken away.
 *
 * @throws {NoSuchPlace} where the brand does not exist.
 */
export function readFlows(sources: BrandSources, brand: string): FlowsModel {
  const level = openLevel(sources, brand, brand);
  const { merged } = level;
  const parent = parentOf(level);
  const maps = flowMapsOf(merged);
  const flows = flowsOf(merged).map((flow): FlowModel => {
    const id = textAt(flow, 'id') ?? '';
    const map = maps.find((one) => one.flow === flow);
    const steps = stepsOf(flow).map((step) => stepModel(level, id, step, map));
    const above = parent && flowsOf(parent).find((one) => textAt(one, 'id') === id);
    const gone = itemsAt(above, 'steps')
      .filter((step) => !steps.some((one) => one.id === textAt(step, 'id')))
      .map((step): StepModel => {
        return { ...stepModel(level, id, step, undefined), isChanged: true, isRemoved: true };
      });
    return { id, steps: [...steps, ...gone] };
  });
  return { levels: merged.chain.toReversed(), flows, templates: [...merged.screens.keys()] };
}

function stepModel(level: Level, flow: string, step: Node, map: FlowMap | undefined): StepModel {
  const id = textAt(step, 'id') ?? '';
  const known = map?.steps.find((one) => one.id === id);
  const named = (nodeAt(step, ['outcomes'])?.kind === 'object' && known?.outcomes) || {};
  const possible = [...(known?.comesTo ?? []), ...(known?.mayComeTo ?? []), ...Object.keys(named)];
  const { unreachable = [], circles = [], deadEnds = [] } = map?.issues ?? {};
  return {
    id,
    templateId: textAt(step, 'templateId') ?? '',
    stepNumber: numberAt(step, 'stepNumber'),
    numbers: numbersOn(level.merged, step)
      .map(({ number }) => number)
      .join(', '),
    next: textAt(step, 'defaultNextStepId'),
    outcomes: [...new Set(possible as Transition[])].map((outcome) => ({
      outcome,
      to: (named as Partial<Record<Transition, string>>)[outcome],
    })),
    from: ownerOf(step),
    isChanged: level.own('flows', ['flows', { id: flow }, 'steps', { id }]) !== undefined,
    ...(unreachable.includes(id) && { isUnreachable: true as const }),
    ...(circles.some((circle) => circle.includes(id)) && { isInCircle: true as const }),
    ...(deadEnds.includes(id) && { isDeadEnd: true as const }),
  };
}
