import { ageOf } from '../age-of.ts';
import { nodeAt, textAt, type Node, type Place } from '../../brand/parse/node.ts';
import type { Check, CheckInput } from '../rule.ts';
import { flowMapsOf, idOf, printed, type FlowMap } from './flow-maps.ts';
import { alsoAt } from '../wording.ts';
import { wayBetween } from './step-circle.ts';

/** Some way leads to every step. What only follows from a way that ends too early is not told again. */
export const stepReach: Check = {
  rule: 'step-reach',
  run({ merged, parent }, report) {
    for (const map of flowMapsOf(merged)) {
      const { deadEnds, circles, isUncertain, unreachableRoots } = map.faults;
      if (isUncertain || deadEnds.length > 0 || circles.length > 0) continue;
      for (const step of unreachableRoots) {
        // Of two steps with one address it is this that is told.
        if (sharesTemplate(map, step)) continue;
        const own = idOf(map, step);
        const turned = ageOf(merged, own) > 0 ? whereTurned(merged, parent, map, step) : undefined;
        report(
          turned?.at ?? own.at,
          `No way leads to the step '${step}' of the flow '${map.id}'.`,
          turned
            ? `Lead to it from here, or take it out: { "id": "${step}", "$remove": true }.`
            : 'Lead to it with "defaultNextStepId" or "outcomes" of another step, or delete it.',
          `flow ${map.id} ${step}`,
          turned ? [alsoAt(own.at, 'the step stands here')] : [],
          `Way: ${printed(nextTransition(map))}.`,
        );
      }
    }
  },
};

function sharesTemplate({ steps }: FlowMap, id: string): boolean {
  const templateId = steps.find((step) => step.id === id)?.templateId;
  return steps.some((step) => step.id !== id && step.templateId === templateId);
}

/** The way that a buyer takes who is led on by default from step to step. */
function nextTransition({ steps }: FlowMap): string[] {
  const way: string[] = [];
  for (let step = steps[0]; step && !way.includes(step.id);) {
    way.push(step.id);
    const { next } = step;
    step = steps.find(({ id }) => id === next);
  }
  return way;
}

/** Where a child has turned the way that led to a step of its parent. */
function whereTurned(
  merged: CheckInput['merged'],
  parent: CheckInput['parent'],
  map: FlowMap,
  step: string,
): Node | { at: Place } | undefined {
  const before = parent && flowMapsOf(parent).find(({ id }) => id === map.id);
  const leading = before?.steps.find(({ id }) => wayBetween(before, id, step) !== undefined);
  if (!before || !leading || before.faults.unreachable.includes(step)) return undefined;
  const here = map.nodes.get(leading.id);
  const ways = [nodeAt(here, ['defaultNextStepId']), nodeAt(here, ['outcomes']), here, map.flow];
  return ways.find((way) => way && ageOf(merged, way) === 0 && textAt(way) !== step);
}
