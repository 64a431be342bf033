import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import type { Node } from '../../brand/parse/node.ts';
import { itemsAt, nodeAt, textAt } from '../../brand/parse/node.ts';
import { younger } from '../age-of.ts';
import { alsoAt } from '../wording.ts';
import { LEAD, PAYMENT, SUCCESS, exampleFlow, GOOD_FLOW } from '../rule-examples.ts';
import type { Rule, Report } from '../rule.ts';
import { flowsOf, stepsOf } from './flow-nodes.ts';

/** More than any brand has; the meta-schemas say so. */
const MAX_STEPS = 5;

/** No screen, page, step or setting counts further than stepsNumber. */
export const rule: Rule = {
  meta: {
    id: 'step-number',
    severity: 'error',
    description:
      'The indicator (“Etapa 2 de 3”) would count further than stepsNumber, or a step would say another number than payment.currentStep or pix.currentStep.',
    howToFix: 'Let both places say the same; "stepNumber" is best left to the screen.',
    example: {
      file: 'flows.json',
      wrong: exampleFlow(LEAD, { ...PAYMENT, stepNumber: 3 }, SUCCESS),
      right: GOOD_FLOW,
    },
  },
  checkBrand({ merged, report }) {
    const total = nodeAt(merged.brand, ['stepsNumber']);
    const most = numberOf(total);
    if (!total || most === undefined) return;
    checkAgreement(merged, report);
    const seen = new Set<Node>();
    for (const { node, what } of counted(merged)) {
      const number = numberOf(node);
      // Screens that extend this one have the very same number.
      if (!node || seen.has(node) || number === undefined || number <= most || number > MAX_STEPS)
        continue;
      seen.add(node);
      const message = `${what} is step ${number}, but stepsNumber counts only ${most}.`;
      const at = younger(merged, node, total);
      report({
        at: at.at,
        message,
        suggestion: 'Lower the one or raise the other.',
        data: { owner: what, number, total: most },
        related: [alsoAt((at === node ? total : node).at, 'the other one is here')],
      });
    }
  },
};

/** Settings that say which step a template is. */
const SAID_BY: Readonly<Record<string, readonly [string, string]>> = {
  payment: ['payment', 'currentStep'],
  pix: ['pix', 'currentStep'],
};

/** One fact, one place: a number that a step or screen says by itself is that of brand.json. */
function checkAgreement(merged: MergedBrand, report: Report): void {
  const owners = [
    ...flowsOf(merged)
      .flatMap(stepsOf)
      .map((step) => ({
        owner: step,
        template: textAt(step, 'templateId') ?? '',
        what: `The step '${textAt(step, 'id')}'`,
      })),
    ...[...merged.screens].map(([id, screen]) => ({
      owner: screen,
      template: id,
      what: `The screen '${id}'`,
    })),
  ];
  for (const { owner, template, what } of owners) {
    const path = SAID_BY[template];
    const node = nodeAt(owner, ['stepNumber']);
    const said = path && nodeAt(merged.brand, path);
    const [one, other] = [numberOf(node), numberOf(said)];
    if (!node || !said || one === undefined || other === undefined || one === other) continue;
    report({
      at: node.at,
      message: `${what} is step ${one}, but brand.json counts otherwise (${path.join('.')}). There it is ${other}.`,
      suggestion: `Let both say the same, or leave "stepNumber" to the screen: "${path.join('.')}".`,
      related: [alsoAt(said.at, 'the other one is here')],
      data: { owner: what, number: one },
    });
  }
}

function counted(merged: MergedBrand): { node: Node | undefined; what: string }[] {
  return [
    { node: nodeAt(merged.brand, ['payment', 'currentStep']), what: 'payment.currentStep' },
    { node: nodeAt(merged.brand, ['pix', 'currentStep']), what: 'pix.currentStep' },
    ...flowsOf(merged)
      .flatMap(stepsOf)
      .map((step) => ({
        node: nodeAt(step, ['stepNumber']),
        what: `The step '${textAt(step, 'id')}'`,
      })),
    ...[...merged.screens].flatMap(([id, screen]) => [
      { node: nodeAt(screen, ['stepNumber']), what: `The screen '${id}'` },
      ...itemsAt(screen, 'blocks')
        .flatMap((block) => itemsAt(block, 'pages'))
        .map((page) => ({
          node: nodeAt(page, ['stepNumber']),
          what: `The page '${textAt(page, 'id')}' of the screen '${id}'`,
        })),
    ]),
  ];
}

const numberOf = (node: Node | undefined): number | undefined =>
  node?.kind === 'scalar' && typeof node.value === 'number' ? node.value : undefined;
