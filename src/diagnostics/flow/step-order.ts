import { numberAt, type Node } from '../../brand/parse/node.ts';
import { younger } from '../age-of.ts';
import { LEAD, PAYMENT, SUCCESS, exampleFlow, GOOD_FLOW } from '../rule-examples.ts';
import type { Rule, BrandContext, Report } from '../rule.ts';
import { transitionBetween } from './step-circle.ts';
import { isCounted } from './step-count.ts';
import { flowMapsOf, type FlowMap } from './flow-maps.ts';
import { numbersOn, outOfOrder, type StepRange } from './flow-numbers.ts';
import { alsoAt } from '../wording.ts';

/** On no way do the numbers of the indicator go backwards. */
export const rule: Rule = {
  meta: {
    id: 'step-order',
    severity: 'error',
    description: 'The indicator would count backwards on the way that is shown.',
    howToFix: 'Raise the number of the later step, or lower that of the earlier one.',
    example: {
      file: 'flows.json',
      wrong: exampleFlow(
        { ...LEAD, defaultNextStepId: 'video' },
        { id: 'video', templateId: 'video', stepNumber: 3, defaultNextStepId: 'payment' },
        PAYMENT,
        SUCCESS,
      ),
      right: GOOD_FLOW,
    },
    pt: {
      "The numbers go backwards: the step '{}' is {}.":
        "Os números andam para trás: a etapa '{}' é {}.",
      "'{}' before it is {}.": "'{}', antes dela, é {}.",
      'Raise this one, or lower the one before.': 'Aumente este, ou diminua o anterior.',
      "The numbers go backwards: a page of the step '{}' is {}, and the next page is {}.":
        "Os números andam para trás: uma página da etapa '{}' é {}, e a página seguinte é {}.",
      'Raise the second, or lower the first.': 'Aumente o segundo, ou diminua o primeiro.',
      'the number {} is here': 'o número {} está aqui',
      'the page before is here': 'a página anterior está aqui',
    },
  },
  checkBrand({ merged, report }) {
    // A count never goes back.
    if (isCounted(merged)) return;
    const seen = new Set<Node>();
    for (const map of flowMapsOf(merged)) {
      for (const step of map.steps) checkPages(merged, map, step.id, seen, report);
      checkFlow(merged, map, report);
    }
  },
};

const isNoLower = (here: StepRange, next: StepRange) => next.first >= here.last;

function checkFlow(merged: BrandContext['merged'], map: FlowMap, report: Report): void {
  const counted = new Map([...map.nodes].map(([id, step]) => [id, numbersOn(merged, step)]));
  const most = numberAt(merged.brand, 'stepsNumber') ?? Infinity;
  const numbers = (id: string) => {
    const all = counted.get(id) ?? [];
    // Another rule reports a number that is too high.
    if (all.length === 0 || all.some(({ number }) => number > most)) return undefined;
    return { first: all[0]!.number, last: all.at(-1)!.number };
  };
  for (const { from, to, path } of outOfOrder(map.steps, numbers, isNoLower)) {
    if (!map.issues.pathTo.has(from)) continue;
    const [one, other] = [counted.get(from)!.at(-1)!, counted.get(to)![0]!];
    const led = transitionBetween(map, path.at(-2)!, to) ?? other.node;
    const numbered = younger(merged, other.node, one.node);
    const at = younger(merged, numbered, led);
    const way = [...map.issues.pathTo.get(from)!.slice(0, -1), ...path];
    const shown = way.map((id) => (numbers(id) ? `${id} (${numbers(id)!.last})` : id));
    report({
      at: at.at,
      message: `The numbers go backwards: the step '${to}' is ${other.number}. '${from}' before it is ${one.number}. Way: ${shown.join(' → ')}.`,
      suggestion: 'Raise this one, or lower the one before.',
      subject: `step-order ${to} ${other.number}`,
      related: [one, other].flatMap(({ node, number }) =>
        node === at ? [] : [alsoAt(node.at, `the number ${number} is here`)],
      ),
      data: { step: to, number: other.number },
    });
  }
}

/** The pages of one form. */
function checkPages(
  merged: BrandContext['merged'],
  map: FlowMap,
  step: string,
  seen: Set<Node>,
  report: Report,
): void {
  const all = numbersOn(merged, map.nodes.get(step)!);
  all.forEach(({ number, node }, at) => {
    const before = all[at - 1];
    if (!before || before.number <= number || seen.has(node)) return;
    seen.add(node);
    report({
      at: node.at,
      message: `The numbers go backwards: a page of the step '${step}' is ${before.number}, and the next page is ${number}.`,
      suggestion: 'Raise the second, or lower the first.',
      related: [alsoAt(before.node.at, 'the page before is here')],
      data: { step, number },
    });
  });
}
