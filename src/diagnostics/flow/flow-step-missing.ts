import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import { nodeAt, textAt, type Node } from '../../brand/parse/node.ts';
import { nearestName } from '../../brand/parse/nearest-name.ts';
import { younger } from '../age-of.ts';
import { PAYMENT_METHOD_KINDS, paymentMethod } from '../../contract/payment-methods.ts';
import type { Rule } from '../rule.ts';
import { alsoAt } from '../wording.ts';
import { ASKED_FOR } from './flow-name.ts';
import { flowsOf, stepsOf } from './flow-nodes.ts';

/** Screens that pay: flows differ in them, and what comes before should be alike. */
const PAYS: readonly string[] = PAYMENT_METHOD_KINDS.map((kind) => {
  const { screen, screensUnder = '' } = paymentMethod(kind);
  return screen ?? `${screensUnder}payment`;
});

/** A flow of base with an order bump before its payment. */
const withBump = (id: string, next: string) => ({
  id,
  steps: [
    { id: 'lead', defaultNextStepId: 'bump' },
    { id: 'bump', after: 'lead', templateId: 'order-bump-presentation', defaultNextStepId: next },
  ],
});
const FLOWS = [withBump('default', 'payment'), withBump('pix', 'pix')];

/** A buyer who pays in another way is asked and offered the same as everybody else. */
export const rule: Rule = {
  meta: {
    id: 'flow-step-missing',
    severity: 'warning',
    description:
      'A flow lacks a step that the default flow has before the payment (a school, profiles, an order bump), so its buyers are not asked, or not offered, the same.',
    howToFix: 'Give the flow the step too.',
    example: {
      file: 'flows.json',
      wrong: { flows: FLOWS },
      right: { flows: [...FLOWS, withBump('bankslip', 'payment')] },
    },
    pt: {
      "The flow '{}' lacks the step '{}' ({}) that the flow '{}' has before the payment.":
        "Falta no fluxo '{}' a etapa '{}' ({}), que o fluxo '{}' tem antes do pagamento.",
      "Give '{}' the step too.": "Dê a etapa também a '{}'.",
    },
  },
  checkBrand({ merged, report }) {
    const flows = flowsOf(merged);
    const usual = flows.find((flow) => textAt(flow, 'id') === 'default') ?? flows[0];
    // A step without its template is one of a flow that was renamed in a parent.
    if (!usual || flows.flatMap(stepsOf).some((step) => templateOf(step) === '')) return;
    for (const flow of flows) {
      const steps = stepsOf(flow);
      const has = new Set(steps.map(purposeOf));
      if (flow === usual || isMisspelt(flow) || !steps.some(pays)) continue;
      for (const step of stepsBeforePayment(usual)) {
        if (!has.has(purposeOf(step))) tell(merged, { flow, usual, step }, report);
      }
    }
  },
};

/** Another rule reports a flow that is almost called as links ask for it. */
function isMisspelt(flow: Node): boolean {
  const id = textAt(flow, 'id') ?? '';
  return !ASKED_FOR.includes(id) && nearestName(id, ASKED_FOR) !== undefined;
}

const templateOf = (step: Node): string => textAt(step, 'templateId') ?? '';
const pays = (step: Node): boolean => PAYS.includes(templateOf(step));

/** A step's template; profiles that are chosen after the sale, as an upsell, are chosen as well. */
const purposeOf = (step: Node): string => templateOf(step).replace('-upsell', '');

/** The steps on the way of a flow to its payment. */
function stepsBeforePayment(flow: Node): Node[] {
  const steps = stepsOf(flow);
  const before: Node[] = [];
  let step = steps[0];
  while (step && !pays(step) && !before.includes(step)) {
    before.push(step);
    const next: string | undefined = textAt(step, 'defaultNextStepId');
    step = steps.find((one) => textAt(one, 'id') === next);
  }
  return step && pays(step) ? before : [];
}

function tell(
  merged: MergedBrand,
  { flow, usual, step }: { flow: Node; usual: Node; step: Node },
  report: Parameters<NonNullable<Rule['checkBrand']>>[0]['report'],
): void {
  const [id, name, before] = [flow, step, usual].map((node) => textAt(node, 'id'));
  const place = nodeAt(flow, ['id']) ?? flow;
  const at = younger(merged, step, place);
  report({
    at: at.at,
    message: `The flow '${id}' lacks the step '${name}' (${templateOf(step)}) that the flow '${before}' has before the payment.`,
    suggestion: `Give '${id}' the step too.`,
    related: [alsoAt((at === step ? place : step).at, 'the other flow is here')],
    data: { flow: id, step: name },
  });
}
