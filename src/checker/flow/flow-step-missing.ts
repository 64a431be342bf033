import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import { nodeAt, textAt, type Node } from '../../brand/parse/node.ts';
import { younger } from '../age-of.ts';
import { PAYMENT_METHOD_KINDS, paymentMethod } from '../../contract/payment-methods.ts';
import { isOwnTemplate, TEMPLATE_IDS } from '../../flow/templates.ts';
import type { Rule } from '../rule.ts';
import { alsoAt } from '../wording.ts';
import { flowsOf, stepsOf } from './flow-nodes.ts';
import { say } from '../language/sentence.ts';

const TEMPLATES: readonly string[] = TEMPLATE_IDS;
/** Screens that pay: flows differ in them, and what comes before should be alike. */
const PAYS: readonly string[] = PAYMENT_METHOD_KINDS.map((kind) => {
  const { screen, screensUnder = '' } = paymentMethod(kind);
  return screen ?? `${screensUnder}payment`;
});

/** A buyer who pays in another way is asked and offered the same as everybody else. */
export const rule: Rule = {
  id: 'flow-step-missing',
  severity: 'warning',
  checkBrand({ merged, report }) {
    const flows = flowsOf(merged);
    const usual = flows.find((flow) => textAt(flow, 'id') === 'default') ?? flows[0];
    if (!usual) return;
    const others = flows.filter((flow) => flow !== usual && stepsOf(flow).some(pays));
    for (const step of stepsBeforePayment(usual)) {
      // A step without a screen has a finding of its own.
      if (!isShown(templateOf(step), merged)) continue;
      const lacking = others.filter(
        (flow) => !stepsOf(flow).some((one) => purposeOf(one) === purposeOf(step)),
      );
      if (lacking.length > 0) tell(merged, { lacking, usual, step }, report);
    }
  },
};

/** Whether a template is one of the checkout, or a screen of the brand's own that is there. */
const isShown = (template: string, { screens }: MergedBrand): boolean =>
  TEMPLATES.includes(template) || (isOwnTemplate(template) && screens.has(template));

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
  { lacking, usual, step }: { lacking: readonly Node[]; usual: Node; step: Node },
  report: Parameters<NonNullable<Rule['checkBrand']>>[0]['report'],
): void {
  const [name, before] = [step, usual].map((node) => textAt(node, 'id'));
  const ids = lacking.map((flow) => `'${textAt(flow, 'id')}'`).join(', ');
  const place = nodeAt(lacking[0]!, ['id']) ?? lacking[0]!;
  const at = younger(merged, step, place);
  report({
    at: at.at,
    message: say(
      lacking.length > 1 ? 'flow-step-missing.flows-lack' : 'flow-step-missing.flow-lacks',
      { ids, name, template: templateOf(step), before },
    ),
    suggestion: say('flow-step-missing.give-step-too', { ids }),
    related: [alsoAt((at === step ? place : step).at, say('flow-step-missing.other-flow-here'))],
    data: { flows: ids, step: name },
  });
}
