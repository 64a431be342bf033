import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import { nodeAt, nodesAt, numberAt, textAt, type Node } from '../../brand/parse/node.ts';
import { younger } from '../age-of.ts';
import { alsoAt } from '../wording.ts';
import { LEAD, PAYMENT, SUCCESS, exampleFlow, GOOD_FLOW } from '../rule-examples.ts';
import type { Rule } from '../rule.ts';
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
    pt: {
      '{} is step {}, but stepsNumber counts only {}.':
        '{} é a etapa {}, mas stepsNumber conta só {}.',
      '{} is step {}, but brand.json counts otherwise ({}).':
        '{} é a etapa {}, mas brand.json conta de outro modo ({}).',
      'There it is {}.': 'Lá é {}.',
      'Let both say the same, or leave "stepNumber" to the screen: {}.':
        'Faça os dois dizerem o mesmo, ou deixe "stepNumber" com a tela: {}.',
      'Lower the one or raise the other.': 'Diminua um ou aumente o outro.',
      "The step '{}'": "A etapa '{}'",
      "The screen '{}'": "A tela '{}'",
      "The page '{}' of the screen '{}'": "A página '{}' da tela '{}'",
    },
  },
  checkBrand({ merged, report }) {
    const { brand } = merged;
    const total = nodeAt(brand, ['stepsNumber']);
    const most = numberAt(total);
    if (!total || most === undefined) return;
    const seen = new Set<Node>();
    for (const { what, node, setting } of [...settingsOf(merged), ...counted(merged)]) {
      const number = numberAt(node);
      if (!node || number === undefined) continue;
      const said = setting ? nodeAt(brand, setting.split('.')) : undefined;
      const other = numberAt(said);
      if (said && other !== undefined && other !== number) {
        report({
          at: node.at,
          message: `${what} is step ${number}, but brand.json counts otherwise (${setting}). There it is ${other}.`,
          suggestion: `Let both say the same, or leave "stepNumber" to the screen: "${setting}".`,
          related: [alsoAt(said.at, 'the other one is here')],
          data: { owner: what, number },
        });
      }
      // Screens that extend this one have the very same number.
      if (seen.has(node) || number <= most || number > MAX_STEPS) continue;
      seen.add(node);
      const at = younger(merged, node, total);
      report({
        at: at.at,
        message: `${what} is step ${number}, but stepsNumber counts only ${most}.`,
        suggestion: 'Lower the one or raise the other.',
        data: { owner: what, number, total: most },
        related: [alsoAt((at === node ? total : node).at, 'the other one is here')],
      });
    }
  },
};

interface Counted {
  what: string;
  node: Node | undefined;
  /** The setting of brand.json that says the same. */
  setting?: string;
}

/** Settings that say which step a template is. */
const SETTINGS: Readonly<Record<string, string>> = {
  payment: 'payment.currentStep',
  pix: 'pix.currentStep',
};

const settingsOf = ({ brand }: MergedBrand): Counted[] =>
  Object.values(SETTINGS).map((what) => ({ what, node: nodeAt(brand, what.split('.')) }));

/** The numbers that steps, screens and the pages of forms say by themselves. */
function counted(merged: MergedBrand): Counted[] {
  const numberOf = (owner: Node, what: string, template?: string): Counted => ({
    what,
    node: nodeAt(owner, ['stepNumber']),
    setting: SETTINGS[template ?? ''],
  });
  return [
    ...flowsOf(merged)
      .flatMap(stepsOf)
      .map((step) =>
        numberOf(step, `The step '${textAt(step, 'id')}'`, textAt(step, 'templateId')),
      ),
    ...[...merged.screens].flatMap(([id, screen]) => [
      numberOf(screen, `The screen '${id}'`, id),
      ...nodesAt(screen, 'blocks.*.pages.*').map((page) =>
        numberOf(page, `The page '${textAt(page, 'id')}' of the screen '${id}'`),
      ),
    ]),
  ];
}
