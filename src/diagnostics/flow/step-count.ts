import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import { nodeAt, numberAt, textAt, type Node } from '../../brand/parse/node.ts';
import type { Flow, FlowStep } from '../../contract/compiled-brand.ts';
import { countPages, countSteps } from '../../flow/config/count-steps.ts';
import { LEAD, PAYMENT, SUCCESS, exampleFlow } from '../rule-examples.ts';
import type { Report, Rule } from '../rule.ts';
import { flowsOf } from './flow-nodes.ts';
import { flowMapsOf, idOf, printed, type FlowMap } from './flow-maps.ts';
import {
  hasReadableNumbers,
  numbersOn,
  outOfOrder,
  type Counted,
  type StepRange,
} from './flow-numbers.ts';
import { transitionBetween } from './step-circle.ts';

/** Whether buyers of the brand read counted numbers, whatever its JSON writes (D-15). */
export const isCounted = ({ brand }: MergedBrand): boolean =>
  textAt(brand, 'stepNumbers') === 'counted';

const INTO_VIDEO = { ...LEAD, defaultNextStepId: 'video' };
const VIDEO = { id: 'video', templateId: 'video', defaultNextStepId: 'payment' };

/** In a brand whose steps are counted, JSON says the numbers that buyers read. */
export const rule: Rule = {
  meta: {
    id: 'step-count',
    severity: 'warning',
    description:
      'The brand’s steps are counted ("stepNumbers": "counted"), so buyers read another number than its JSON says, or the count would jump on the way that is shown.',
    howToFix:
      'Write the number that is counted, give the step its number or take it away, or set "stepNumbers" to "written".',
    example: {
      file: 'flows.json',
      wrong: exampleFlow(INTO_VIDEO, { ...VIDEO, stepNumber: 3 }, PAYMENT, SUCCESS),
      right: exampleFlow(INTO_VIDEO, VIDEO, PAYMENT, SUCCESS),
    },
    pt: {
      "The step '{}' of the flow '{}' is number {} here, but its buyers count {}: {}.":
        "A etapa '{}' do fluxo '{}' é a número {} aqui, mas os compradores contam {}: {}.",
      'The count jumps from {} to {} on this way: {}.':
        'A contagem pula de {} para {} neste caminho: {}.',
      "Another way to '{}' has more or fewer numbered steps.":
        "Outro caminho até '{}' tem mais ou menos etapas numeradas.",
      'Let every way to a step have equally many numbered steps.':
        'Faça todos os caminhos até uma etapa terem o mesmo número de etapas numeradas.',
      "stepsNumber is {}, but the flow '{}' counts {} steps: {}.":
        "stepsNumber é {}, mas o fluxo '{}' conta {} etapas: {}.",
      'Write {}, or give a step of the flow its number.':
        'Escreva {}, ou dê o número a uma etapa do fluxo.',
    },
  },
  checkBrand({ merged, report }) {
    if (!isCounted(merged)) return;
    const total = nodeAt(merged.brand, ['stepsNumber']);
    const most = numberAt(total);
    if (!total || most === undefined) return;
    const seen = new Set<Node>();
    const maps = flowMapsOf(merged);
    // Other rules report what cannot be counted.
    if (maps.length !== flowsOf(merged).length || !maps.every((map) => isWhole(merged, map)))
      return;
    for (const map of maps) {
      const numbers = new Map([...map.nodes].map(([id, step]) => [id, numbersOn(merged, step)]));
      // Another rule reports a number that is too high.
      if ([...numbers.values()].flat().some(({ number }) => number > most)) return;
      const flow = countedFlow(map, (id) => numbers.get(id) ?? []);
      for (const step of flow.steps) {
        const found = numbers.get(step.id) ?? [];
        checkNumbers(map, step, found, seen, report);
      }
      if (map === maps[0] && flow.stepsNumber !== most && !seen.has(total)) {
        seen.add(total);
        report({
          at: total.at,
          message: `stepsNumber is ${most}, but the flow '${map.id}' counts ${flow.stepsNumber} steps: ${shown(flow)}.`,
          suggestion: `Write ${flow.stepsNumber}, or give a step of the flow its number.`,
          data: { total: most, counted: flow.stepsNumber },
        });
      }
      checkJumps(map, flow, report);
    }
  },
};

/** Whether all ways of a flow lead on, its screens are there, and their numbers can be read. */
const isWhole = (merged: MergedBrand, { steps, nodes, issues }: FlowMap): boolean =>
  !issues.isUncertain &&
  [issues.deadEnds, issues.circles, issues.unreachable, issues.never].every(
    ({ length }) => length === 0,
  ) &&
  steps.every(({ templateId }) => merged.screens.has(templateId)) &&
  [...nodes.values()].every((step) => hasReadableNumbers(merged, step));

/** The flow as buyers of the brand count it. */
function countedFlow(map: FlowMap, numbersOf: (id: string) => readonly Counted[]): Flow {
  const steps = map.steps.map(({ id, templateId, next, outcomes }): FlowStep => {
    return { id, templateId, defaultNextStepId: next, outcomes };
  });
  return countSteps({ id: map.id, steps }, ({ id }) =>
    countPages(numbersOf(id).map(({ number }) => number)),
  );
}

/** Compares each number with the count; what several flows share is compared in the first of them. */
function checkNumbers(
  map: FlowMap,
  { id, stepNumber, countedPages = 1 }: FlowStep,
  numbers: readonly Counted[],
  seen: Set<Node>,
  report: Report,
): void {
  if (stepNumber === undefined) return;
  numbers.forEach(({ number, node }, page) => {
    if (seen.has(node)) return;
    seen.add(node);
    const counted = stepNumber + Math.min(page, countedPages - 1);
    if (number === counted) return;
    report({
      at: node.at,
      message: `The step '${id}' of the flow '${map.id}' is number ${number} here, but its buyers count ${counted}: ${printed(map.issues.pathTo.get(id))}.`,
      suggestion: `Write ${counted}.`,
      subject: `step-count ${id} ${number}`,
      data: { step: id, number, counted },
    });
  });
}

/** On every way each number follows the one before, so that the total stays the same. */
function checkJumps(map: FlowMap, flow: Flow, report: Report): void {
  const ranges = new Map<string, StepRange>(
    flow.steps.flatMap(({ id, stepNumber: first, countedPages = 1 }) =>
      first === undefined ? [] : [[id, { first, last: first + countedPages - 1 }]],
    ),
  );
  const isNext = (here: StepRange, next: StepRange) => next.first === here.last + 1;
  for (const { from, to, path } of outOfOrder(map.steps, (id) => ranges.get(id), isNext)) {
    const [before, after] = [ranges.get(from)!.last, ranges.get(to)!.first];
    report({
      at: (transitionBetween(map, path.at(-2)!, to) ?? idOf(map, to)).at,
      message: `The count jumps from ${before} to ${after} on this way: ${printed(path)}. Another way to '${to}' has more or fewer numbered steps.`,
      suggestion: 'Let every way to a step have equally many numbered steps.',
      subject: `step-count ${from} ${to}`,
      data: { from, to, before, after },
    });
  }
}

const shown = ({ steps }: Flow): string =>
  steps
    .filter(({ stepNumber }) => stepNumber !== undefined)
    .map(({ id, stepNumber }) => `${id} (${stepNumber})`)
    .join(' → ');
