import type { MergedBrand } from '../../../brand/inherit/inherit.ts';
import type { ParsedSources } from '../../../brand/parse/brand-files.ts';
import { nodeAt, numberAt, textAt, type Node } from '../../../brand/parse/node.ts';
import type { Transition } from '../../../contract/actions.ts';
import { flowMapsOf, flowsOf, stepsOf, type FlowMap } from '../../../checker/flow/flow-maps.ts';
import { numbersOn } from '../../../checker/flow/step-number.ts';
import { valueIn } from '../json-path.ts';
import { openDraft } from '../build/draft.ts';
import { ownerOf } from './read-screen.ts';

/** The flows of a brand with what the checks find in them. */
export function readFlows(parsed: ParsedSources, merged: MergedBrand) {
  const written = openDraft(parsed, merged.id).own('flows');
  const maps = flowMapsOf(merged);
  const flows = flowsOf(merged).map((flow) => {
    const id = textAt(flow, 'id') ?? '';
    const map = maps.find((one) => one.flow === flow);
    const steps = stepsOf(flow).map((step) => {
      const model = stepModel(merged, step, map);
      const place = ['flows', { id }, 'steps', { id: model.id }];
      return { ...model, isChanged: valueIn(written, place) !== undefined };
    });
    return { id, steps };
  });
  // A new step may show each screen that the brand has.
  return { flows, templates: [...merged.screens.keys()] };
}

export type FlowsModel = ReturnType<typeof readFlows>;
export type StepModel = FlowsModel['flows'][number]['steps'][number];

function stepModel(merged: MergedBrand, step: Node, map: FlowMap | undefined) {
  const id = textAt(step, 'id') ?? '';
  const known = map?.steps.find((one) => one.id === id);
  const named = (nodeAt(step, ['outcomes'])?.kind === 'object' && known?.outcomes) || {};
  const possible = [...(known?.comesTo ?? []), ...(known?.mayComeTo ?? []), ...Object.keys(named)];
  const { unreachable = [], circles = [], deadEnds = [] } = map?.issues ?? {};
  return {
    id,
    templateId: textAt(step, 'templateId') ?? '',
    stepNumber: numberAt(step, 'stepNumber'),
    /** As the indicator of steps shows them. */
    numbers: numbersOn(merged, step)
      .map(({ number }) => number)
      .join(', '),
    next: textAt(step, 'defaultNextStepId'),
    outcomes: [...new Set(possible as Transition[])].map((outcome) => ({
      outcome,
      to: (named as Partial<Record<Transition, string>>)[outcome],
    })),
    from: ownerOf(step),
    isUnreachable: unreachable.includes(id),
    isInCircle: circles.some((circle) => circle.includes(id)),
    isDeadEnd: deadEnds.includes(id),
  };
}
