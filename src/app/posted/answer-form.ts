import { createSchemaUtils } from '@rjsf/utils';
import type { Client } from '../../api/client.ts';
import { actionInput } from '../../checkout/actions/action.ts';
import type { Checkout } from '../../checkout/checkout.ts';
import { keptValues } from '../../checkout/form/card-secrets.ts';
import type { FormValues } from '../../checkout/form/form-values.ts';
import { factsOf } from '../../checkout/hooks/facts.ts';
import { orderPlan, soldQuery } from '../../checkout/hooks/use-order.ts';
import { cookieEntries } from '../../checkout/visit/visit-cookie.ts';
import { ACTIONS, type Transition } from '../../contract/actions.ts';
import type { PageData } from '../../contract/page-data.ts';
import { POSTED_STEP, PROFILE_PLAN } from '../../contract/visit-cookie.ts';
import { formNeedsProgram } from '../../flow/needs-program.ts';
import type { Outcome } from '../../flow/outcome.ts';
import { pathAfter } from '../../flow/path-after.ts';
import { secretFields } from '../../flow/secret-fields.ts';
import { nextTransition } from '../../flow/step.ts';
import { loaded as program } from '../../renderer/chunks.ts';
import { DEFAULTS } from '../../renderer/form/CheckoutForm.tsx';
import { fieldsOf } from '../../renderer/form/fields-of.ts';
import {
  errorsNamed,
  fieldErrors,
  formValidator,
  variantOf,
} from '../../renderer/form/form-validator.ts';
import { sentValues } from '../../renderer/form/use-form-pages.ts';
import { inFieldOrder, postedValues } from '../../renderer/form/posted/posted-answers.ts';
import { shownBlocks } from '../../renderer/Screen.tsx';
import { checkoutAt, type ServedScreen } from '../build-checkout.ts';
import { loadScreen } from '../load-brand.ts';

interface PostedForm extends ServedScreen {
  /** Texts by field name, as the browser posted them; never a card's. */
  fields: Readonly<Record<string, string>>;
  client?: Client;
  report(error: unknown, where: string): void;
}

/** The page with its errors, or the way on; 'waits' where the program has to be there. */
type FormAnswer =
  | { kind: 'waits' | 'shown'; page: Pick<PageData, 'formErrors' | 'formOutcome' | 'posted'> }
  | { kind: 'left'; path: string; entries: [key: string, value: unknown][]; email?: string };

/**
 * Answers a form that was posted without the program as its screen would. Nothing that moves money, and no form with
 * a card, runs here.
 */
export async function answerForm(posted: PostedForm): Promise<FormAnswer> {
  const { fields, report } = posted;
  // Before the config has come nobody knows the step.
  const isReady = posted.page.state === 'ready';
  const client = isReady ? posted.client : undefined;
  const { loaded, flow } = posted.visit;
  const { brand } = loaded;
  const { templateId } = posted.template;
  const screen = brand.screens[templateId];
  const waits = (values = {}): FormAnswer => ({ kind: 'waits', page: { posted: values } });
  if (!screen) return waits();
  await loadScreen(loaded, templateId);

  const checkout = checkoutAt(posted);
  const { session } = checkout;
  const state = checkout.visit.state();
  const facts = factsOf(checkout, state);
  const blocks = shownBlocks(screen, facts, state.isLoaded);
  const hasBought = state.purchase !== undefined;
  const leave = (next: Transition): FormAnswer => ({
    kind: 'left',
    path: pathAfter(next, { templateId, offer: checkout.offer, flow, brand, hasBought }),
    entries: cookieEntries(session),
    email: checkout.visit.state().lead?.email,
  });
  if (fields[POSTED_STEP] !== undefined) {
    // A button outside of a form.
    for (const { block: name } of client ? blocks : []) {
      const step = pressedStep(name, checkout, fields);
      if (step) return leave(step);
    }
    return waits();
  }
  const [form] = blocks.flatMap((one) => (one.block === 'form' ? one.form : []));
  if (!form) return waits();

  const drawn = form.pages[0]!.variants[variantOf(form, facts)]!;
  const { schema } = drawn;
  const asked = fieldsOf(schema, form.ui);
  const answers = postedValues(asked, fields, brand.settings.lang);
  const secretNames = secretFields(form);
  const shown = keptValues(answers, secretNames);
  // The program may know a lead that no cookie has.
  const lacksLead = ACTIONS[form.action].visit?.needs === 'lead' && !state.leadId;
  if (formNeedsProgram(form) || lacksLead || !isReady) return waits(shown);

  const validator = formValidator(drawn, {
    validators: loaded.validators,
    messages: form.messages,
    fallback: checkout.text('error.field'),
  });
  const utils = createSchemaUtils(validator, schema, DEFAULTS);
  const values = utils.getDefaultFormState(schema, answers) as FormValues;
  const { transformErrors } = validator;
  const { errors } = validator.validateFormData(values, schema, undefined, transformErrors);
  const formErrors = inFieldOrder(fieldErrors(errors), asked);
  if (formErrors.length > 0) return { kind: 'shown', page: { formErrors, posted: shown } };
  if (!client) return waits(shown);

  const { isPaymentInPerson } = checkout.step?.props ?? {};
  if (isPaymentInPerson !== undefined) session.set('isPaymentInPerson', isPaymentInPerson);
  const whenReady = async () =>
    orderPlan(checkout, state, await soldQuery(checkout, state).queryFn());
  const sent = utils.omitExtraData(schema, values) as FormValues;
  const input = actionInput(checkout, { whenReady }, sentValues([sent], secretNames));
  const outcome = await program.actions[form.action].run(input).catch((error: unknown): Outcome => {
    report(error, form.action);
    return { kind: 'failed' };
  });
  const next = nextTransition(outcome, flow, checkout.step);
  if (!next) {
    // Said at the fields that the outcome names, else above the form.
    const refused = errorsNamed(form, outcome);
    const { fields: names, isNotSent } = outcome.kind === 'failed' ? outcome : {};
    const formOutcome = { kind: 'failed', fields: names, isNotSent } as const;
    const page = outcome.kind === 'incorrect' ? {} : { formOutcome };
    return { kind: 'shown', page: { ...page, formErrors: refused, posted: shown } };
  }
  const kept = keptValues(values, secretNames);
  if (Object.keys(kept).length > 0) {
    session.set('dataForm', { ...(session.read('dataForm') as object), [templateId]: kept });
  }
  return leave(next);
}

/** The way on that a block's button takes without the program, once what it says is kept with the visit. */
function pressedStep(
  block: string,
  checkout: Checkout,
  { [POSTED_STEP]: pressed, [PROFILE_PLAN]: plan }: PostedForm['fields'],
): Transition | undefined {
  const { visit, step, brand } = checkout;
  const isAccepted = pressed === 'continue';
  if (!isAccepted && pressed !== 'declined') return undefined;
  switch (block) {
    case 'next':
      return isAccepted ? pressed : undefined;
    case 'profile-plans':
      if (isAccepted && plan === undefined) return undefined;
      if (isAccepted) visit.selectPlan(plan!, checkout);
      return pressed;
    case 'order-bump': {
      const planId = step?.props?.orderBump?.planId ?? brand.settings.orderBump?.planId;
      visit.keepBump(isAccepted ? planId : undefined);
      return pressed;
    }
    default:
      return undefined;
  }
}
