import type { MergedBrand } from '../../../brand/inherit/inherit.ts';
import type { ParsedSources } from '../../../brand/parse/brand-files.ts';
import { nodeAt, numberAt, textAt, type Node } from '../../../brand/parse/node.ts';
import type { Transition } from '../../../contract/actions.ts';
import { flowMapsOf, flowsOf, stepsOf, type FlowMap } from '../../../checker/flow/flow-maps.ts';
import { numbersOn } from '../../../checker/flow/step-number.ts';
import { valueIn } from '../json-path.ts';
import { ownDocument } from '../documents.ts';
import type { FlowModel, FlowsModel, StepModel } from '../build/model.ts';
import { ownerOf } from './read-screen.ts';

/** The flows of a brand with what the checks find in them. */
export function readFlows(parsed: ParsedSources, merged: MergedBrand): FlowsModel {
  const written = ownDocument(parsed, merged.id, 'flows');
  const maps = flowMapsOf(merged);
  const flows = flowsOf(merged).map((flow): FlowModel => {
    const id = textAt(flow, 'id') ?? '';
    const map = maps.find((one) => one.flow === flow);
    const isChanged = (step: string | undefined) =>
      step !== undefined &&
      valueIn(written, ['flows', { id }, 'steps', { id: step }]) !== undefined;
    const steps = stepsOf(flow).map((step) => ({
      ...stepModel(merged, step, map),
      isChanged: isChanged(textAt(step, 'id')),
    }));
    return { id, steps };
  });
  return { flows, templates: [...merged.screens.keys()] };
}

function stepModel(
  merged: MergedBrand,
  step: Node,
  map: FlowMap | undefined,
): Omit<StepModel, 'isChanged'> {
  const id = textAt(step, 'id') ?? '';
  const known = map?.steps.find((one) => one.id === id);
  const named = (nodeAt(step, ['outcomes'])?.kind === 'object' && known?.outcomes) || {};
  const possible = [...(known?.comesTo ?? []), ...(known?.mayComeTo ?? []), ...Object.keys(named)];
  const { unreachable = [], circles = [], deadEnds = [] } = map?.issues ?? {};
  return {
    id,
    templateId: textAt(step, 'templateId') ?? '',
    stepNumber: numberAt(step, 'stepNumber'),
    numbers: numbersOn(merged, step)
      .map(({ number }) => number)
      .join(', '),
    next: textAt(step, 'defaultNextStepId'),
    outcomes: [...new Set(possible as Transition[])].map((outcome) => ({
      outcome,
      to: (named as Partial<Record<Transition, string>>)[outcome],
    })),
    from: ownerOf(step),
    ...(unreachable.includes(id) && { isUnreachable: true as const }),
    ...(circles.some((circle) => circle.includes(id)) && { isInCircle: true as const }),
    ...(deadEnds.includes(id) && { isDeadEnd: true as const }),
  };
}
