import { ageOf } from '../age-of.ts';
import { nodeAt, textAt, type Node, type Place } from '../../brand/parse/node.ts';
import type { Rule, BrandContext } from '../rule.ts';
import { flowMapsOf, idOf, printed, type FlowMap } from './flow-maps.ts';
import { alsoAt } from '../wording.ts';
import { transitionBetween } from './step-circle.ts';
import { say } from '../language/sentence.ts';

/** Every step can be reached. What only follows from a dead end or a circle is not reported again. */
export const rule: Rule = {
  id: 'step-reach',
  severity: 'error',
  checkBrand({ merged, parent, report }) {
    for (const map of flowMapsOf(merged)) {
      const { deadEnds, circles, isUncertain, unreachableRoots } = map.issues;
      if (isUncertain || deadEnds.length > 0 || circles.length > 0) continue;
      for (const step of unreachableRoots) {
        // Of two steps with one address the rule step-path reports.
        if (sharesTemplate(map, step)) continue;
        const own = idOf(map, step);
        const redirect = ageOf(merged, own) > 0 ? redirectOf(merged, parent, map, step) : undefined;
        report({
          at: redirect?.at ?? own.at,
          message: [
            say('step-reach.way-leads-step', { flow: map.id, step }),
            say('way', { path: printed(defaultPath(map)) }),
          ],
          suggestion: redirect
            ? say('step-reach.lead-here-take', { step })
            : say('step-reach.lead-defaultnextstepid-outcomes'),
          subject: `flow ${map.id} ${step}`,
          related: redirect ? [alsoAt(own.at, say('step-reach.step-stands-here'))] : [],
          data: { flow: map.id, step },
        });
      }
    }
  },
};

function sharesTemplate({ steps }: FlowMap, id: string): boolean {
  const templateId = steps.find((step) => step.id === id)?.templateId;
  return steps.some((step) => step.id !== id && step.templateId === templateId);
}

/** The steps of a buyer who is led on by `defaultNextStepId` alone. */
function defaultPath({ steps }: FlowMap): string[] {
  const path: string[] = [];
  for (let step = steps[0]; step && !path.includes(step.id);) {
    path.push(step.id);
    const { next } = step;
    step = steps.find(({ id }) => id === next);
  }
  return path;
}

/** The place where a child changes the transition that led to a step of its parent. */
function redirectOf(
  merged: BrandContext['merged'],
  parent: BrandContext['parent'],
  map: FlowMap,
  step: string,
): Node | { at: Place } | undefined {
  const before = parent && flowMapsOf(parent).find(({ id }) => id === map.id);
  const leading = before?.steps.find(({ id }) => transitionBetween(before, id, step) !== undefined);
  if (!before || !leading || before.issues.unreachable.includes(step)) return undefined;
  const here = map.nodes.get(leading.id);
  const ways = [nodeAt(here, ['defaultNextStepId']), nodeAt(here, ['outcomes']), here, map.flow];
  return ways.find((way) => way && ageOf(merged, way) === 0 && textAt(way) !== step);
}
