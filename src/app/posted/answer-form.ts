import { createSchemaUtils } from '@rjsf/utils';
import type { Client } from '../../api/client.ts';
import { actionInput } from '../../checkout/actions/action.ts';
import type { Checkout } from '../../checkout/checkout.ts';
import { keptValues } from '../../checkout/form/card-secrets.ts';
import type { FormValues } from '../../checkout/form/form-values.ts';
import { factsOf } from '../../checkout/hooks/facts.ts';
import { orderPlan, soldQuery } from '../../checkout/hooks/use-order.ts';
import { saleAt } from '../../checkout/offer/sale-at.ts';
import { cookieEntries } from '../../checkout/visit/visit-cookie.ts';
import { ACTIONS, type Transition } from '../../contract/actions.ts';
import type { CompiledForm, LoadedBrand } from '../../contract/compiled-brand.ts';
import type { PageData } from '../../contract/page-data.ts';
import { POSTED_STEP, PROFILE_PLAN } from '../../contract/visit-cookie.ts';
import { formNeedsProgram } from '../../flow/needs-program.ts';
import type { Outcome } from '../../flow/outcome.ts';
import { pathAfter } from '../../flow/path-after.ts';
import { secretFields } from '../../flow/secret-fields.ts';
import { nextTransition, stepAt } from '../../flow/step.ts';
import type { ScreenAddress } from '../../flow/templates.ts';
import { loaded as program } from '../../renderer/chunks.ts';
import { DEFAULTS } from '../../renderer/form/CheckoutForm.tsx';
import { fieldsOf } from '../../renderer/form/fields-of.ts';
import { fieldErrors, formValidator, variantOf } from '../../renderer/form/form-validator.ts';
import { sentValues } from '../../renderer/form/use-form-pages.ts';
import {
  inFieldOrder,
  postedAnswers,
  withCallingCodes,
} from '../../renderer/form/posted/posted-answers.ts';
import { errorsNamed } from '../../renderer/form/use-submit.ts';
import { shownBlocks } from '../../renderer/Screen.tsx';
import type { VisitFlow } from '../../visit/resolve-visit.ts';
import { buildCheckout } from '../build-checkout.ts';
import { loadChunksOf } from '../load-brand.ts';

interface PostedForm {
  template: ScreenAddress;
  page: PageData;
  visit: VisitFlow & { loaded: LoadedBrand };
  /** Texts by field name, as the browser posted them; never a card's. */
  fields: Readonly<Record<string, string>>;
  client?: Client;
  report(error: unknown, where: string): void;
}

/** The page with its errors, or the way on; 'waits' where the program has to be there. */
type FormAnswer =
  | { kind: 'waits' }
  | { kind: 'shown'; page: Pick<PageData, 'formErrors' | 'formOutcome' | 'posted'> }
  | { kind: 'left'; path: string; entries: [key: string, value: unknown][]; email?: string };

/**
 * Answers a form that was posted without the program as its screen would. Nothing that moves money, and no form with
 * a card, runs here.
 */
export async function answerForm(posted: PostedForm): Promise<FormAnswer> {
  const { template, page, visit, fields, client, report } = posted;
  const { loaded, flow } = visit;
  const { brand } = loaded;
  const { templateId } = template;
  const screen = brand.screens[templateId];
  if (!screen) return { kind: 'waits' };
  await loadChunksOf(brand, templateId);

  let email: string | undefined;
  const cookie = { set: (one: string) => void (email = one), remove: () => {} };
  const built = buildCheckout({ brand, page, visit, report, client, cookie });
  const checkout = saleAt(built, template, stepAt(flow, templateId));
  const { session } = checkout;
  const state = checkout.visit.state();
  const facts = factsOf(checkout, state);
  const blocks = shownBlocks(screen, facts, state.isLoaded);
  const hasBought = state.purchase !== undefined;
  const leave = (next: Transition): FormAnswer => ({
    kind: 'left',
    path: pathAfter(next, { templateId, offer: checkout.offer, flow, brand, hasBought }),
    entries: cookieEntries(session),
    email,
  });
  const pressed = fields[POSTED_STEP];
  if (pressed !== undefined) {
    // A button outside of a form.
    for (const { block: name } of client ? blocks : []) {
      const step = STEPS[name]?.(checkout, pressed, fields);
      if (step) return leave(step);
    }
    return { kind: 'waits' };
  }
  const block = blocks.find((one) => one.block === 'form');
  if (block?.block !== 'form') return { kind: 'waits' };
  const { form } = block;
  // The program may know a lead that no cookie has.
  const lacksLead = ACTIONS[form.action].visit?.needs === 'lead' && !state.leadId;
  if (formNeedsProgram(form) || lacksLead) return { kind: 'waits' };

  const drawn = form.pages[0]!.variants[variantOf(form, facts)]!;
  const { schema } = drawn;
  const asked = fieldsOf(schema, form.ui);
  const validator = formValidator(drawn, {
    validators: loaded.validators,
    messages: form.messages,
    fallback: checkout.text('error.field'),
  });
  const utils = createSchemaUtils(validator, schema, DEFAULTS);
  const phones = withCallingCodes(asked, fields);
  const answers = postedAnswers(asked, { ...fields, ...phones }, brand.settings.lang);
  const values = utils.getDefaultFormState(schema, answers) as FormValues;
  const { transformErrors } = validator;
  const { errors } = validator.validateFormData(values, schema, undefined, transformErrors);
  const formErrors = inFieldOrder(fieldErrors(errors), asked);
  if (formErrors.length > 0) return { kind: 'shown', page: { formErrors, posted: phones } };
  if (!client) return { kind: 'waits' };

  const { isPaymentInPerson } = checkout.step?.props ?? {};
  if (typeof isPaymentInPerson === 'boolean') session.set('isPaymentInPerson', isPaymentInPerson);
  const secretNames = secretFields(form);
  const whenReady = async () =>
    orderPlan(checkout, state, await soldQuery(checkout, state).queryFn());
  const shown = utils.omitExtraData(schema, values) as FormValues;
  const input = actionInput(checkout, { whenReady }, sentValues([shown], secretNames));
  const outcome = await program.actions[form.action].run(input).catch((error: unknown): Outcome => {
    report(error, form.action);
    return { kind: 'failed' };
  });
  const next = nextTransition(outcome, flow, checkout.step);
  if (!next) return { kind: 'shown', page: { ...shownAfter(form, outcome), posted: phones } };
  const kept = keptValues(values, secretNames);
  if (Object.keys(kept).length > 0) {
    session.set('dataForm', { ...(session.read('dataForm') as object), [templateId]: kept });
  }
  return leave(next);
}

/** The page's words after an action that leads nowhere: at the fields that it names, else above the form. */
function shownAfter(
  form: CompiledForm,
  outcome: Outcome,
): Pick<PageData, 'formErrors' | 'formOutcome'> {
  const formErrors = errorsNamed(form, outcome);
  if (outcome.kind === 'incorrect') return { formErrors };
  const { fields, isNotSent } = outcome.kind === 'failed' ? outcome : {};
  return { formErrors, formOutcome: { kind: 'failed', fields, isNotSent } };
}

type Fields = Readonly<Record<string, string>>;

type Step = (checkout: Checkout, step: string, fields: Fields) => Transition | undefined;

/** The effects of the blocks' buttons without the program. */
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
