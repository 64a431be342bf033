import type { Checkout } from '../../checkout/checkout.ts';
import type { CompiledBlock } from '../../contract/compiled-brand.ts';
import type { Transition } from '../../contract/actions.ts';
import { POSTED_STEP, PROFILE_PLAN } from '../../contract/visit-cookie.ts';

type Fields = Readonly<Record<string, string>>;

/** The effect of a block's button without the program; undefined where it does not lead on so. */
type Step = (checkout: Checkout, step: string, fields: Fields) => Transition | undefined;

/** The blocks whose buttons lead on, and what they keep of the buyer's choice. */
const STEPS: Readonly<Record<string, Step>> = {
  next: (_, step) => (step === 'continue' ? 'continue' : undefined),
  'profile-plans'(checkout, step, fields) {
    const plan = fields[PROFILE_PLAN];
    if (step === 'declined') return 'declined';
    if (step !== 'continue' || plan === undefined) return undefined;
    checkout.visit.selectPlan(plan, checkout);
    return 'continue';
  },
  'order-bump'({ visit, step: at, brand }, step) {
    const planId = at?.props?.orderBump?.planId ?? brand.settings.orderBump?.planId;
    if (step !== 'continue' && step !== 'declined') return undefined;
    visit.keepBump(step === 'continue' ? planId : undefined);
    return step;
  },
};

/** Whether fields are those of a button outside of a form. */
export const isStep = (fields: Fields): boolean => fields[POSTED_STEP] !== undefined;

/** Takes the step that a button of one of these blocks was pressed for; undefined where none has it. */
export function answerStep(
  checkout: Checkout,
  blocks: readonly CompiledBlock[],
  fields: Fields,
): Transition | undefined {
  for (const { block } of blocks) {
    const taken = STEPS[block]?.(checkout, fields[POSTED_STEP]!, fields);
    if (taken) return taken;
  }
  return undefined;
}
