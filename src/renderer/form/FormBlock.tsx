import { styled } from '@mui/material/styles';
import type { FormProps } from '@rjsf/core';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useCheckout } from '../../checkout/hooks/checkout-context.ts';
import { FormScopeContext, pathOfField } from '../../checkout/hooks/form-hooks.ts';
import { useFacts } from '../../checkout/hooks/facts.ts';
import { createFormScope } from '../../checkout/form/form-scope.ts';
import { closesForm } from '../../flow/outcome.ts';
import type { CompiledForm, LoadedBrand } from '../../contract/compiled-brand.ts';
import type { PageData } from '../../contract/page-data.ts';
import { paymentMethod } from '../../contract/payment-methods.ts';
import { secretFields } from '../../flow/secret-fields.ts';
import { Overlay } from '../chrome/Overlay.tsx';
import { loaded } from '../chunks.ts';
import { CheckoutForm } from './CheckoutForm.tsx';
import { ErrorSummary, LeftError, type ListErrors } from './ErrorSummary.tsx';
import { focusField, focusNews, focusWiped, inPageOrder } from './focus-field.ts';
import { messageOfEmpty, variantOf } from './form-validator.ts';
import { OutcomeAlert } from './OutcomeAlert.tsx';
import type { Answer } from './PaymentGuard.tsx';
import { fieldsOf, postedValues } from './fields-of.ts';
import { SubmitRow, SubmitRowContext, SubmitRowOfForm } from './SubmitRow.tsx';
import { translate } from './theme/translate.ts';
import { sentValues, useFormPages } from './use-form-pages.ts';
import { answersOf, keptFor, restored, useFormSession } from './use-form-session.ts';
import { Stack } from '../../../widgets/stack/Stack.tsx';
import { useIsHydrated } from '../../../widgets/use-hydration.ts';
import { errorsNamed, useSubmit } from './use-submit.ts';

interface FormBlockProps {
  form: CompiledForm;
  validators: LoadedBrand['validators'];
  /** Template id, under which what was typed is kept. */
  screen: string;
  /** Index of the page shown; the history keeps it, and a reload returns to the first. */
  page: number;
  onPage(page: number): void;
  /** A summary of the screen says the price. */
  hasSummary?: boolean;
}

export function FormBlock(props: FormBlockProps) {
  const { form, validators, screen, page: index, onPage, hasSummary } = props;
  const checkout = useCheckout();
  const { heldCard, session, text } = checkout;
  const variant = variantOf(form, useFacts());
  const isHydrated = useIsHydrated();
  // Posted was the form of this document's first screen; a form that is drawn later begins by itself.
  const [first] = useState<Partial<PageData>>(() => (isHydrated ? {} : checkout.page));
  const summary = useRef<ListErrors>(null);
  const page = form.pages[index] ?? form.pages[0]!;
  const fallback = text('error.field');
  const [scope] = useState(() => {
    const fields = fieldsOf(page.variants[variant]!.schema);
    const kept = keptFor(answersOf(first.visit), screen, fields, form.prefill);
    return createFormScope({
      values: restored(kept, postedValues(fields, first.posted ?? {})),
      errors: first.formErrors,
      messageOfEmpty: (path) => messageOfEmpty(path, form.messages) ?? fallback,
    });
  });
  const { errors } = scope;
  const secretNames = useMemo(() => secretFields(form), [form]);
  const [answer, setAnswer] = useState<Answer>({});
  // A press before the price is there waits for it; the buyer presses again, having seen it.
  const [isAwaited, waitForPrice] = useState(false);
  const isLastPage = index + 1 >= form.pages.length;

  const pages = useFormPages(form, {
    validators,
    scope,
    variant,
    fallback,
    index,
    onPage,
    summary,
    onRight: () => {
      if (!isLastPage) return onPage(index + 1);
      if (isPricing && errors.shown().length === 0) return waitForPrice(true);
      const { doubt, beside } = answer;
      setAnswer(beside ? { beside } : {});
      void submit({ doubt, again: beside === undefined ? undefined : true });
    },
  });
  const { page: drawn, hasCard, rjsf, events, validate, press, fill } = pages;
  const keep = useFormSession(form, { scope, session, screen, first: drawn, secretNames, fill });
  // A layout effect ends before the card is wiped with its form.
  useLayoutEffect(() => (hasCard ? heldCard.show(scope) : undefined), [hasCard, heldCard, scope]);
  const focusError = () => {
    const [wrong] = inPageOrder(errors.shown());
    if (wrong) focusField(wrong.path);
  };
  const { submit, isBusy, isPricing, outcome, movesMoney } = useSubmit(form, scope, {
    hasCard,
    posted: first.formOutcome,
    sent: () => {
      // Actions read what other screens and this one have kept.
      keep();
      return sentValues(pages.shown(), secretNames, scope.card.joined);
    },
    onKept: (kept) => {
      // The page that wants something again: a wiped card, or a field that the upstream refused.
      const wanting = pages.firstWanting();
      if (errorsNamed(form, kept).length > 0) onPage(0);
      else if (wanting >= 0) onPage(wanting);
      focusError();
    },
  });
  useEffect(() => {
    if (!isPricing) waitForPrice(false);
  }, [isPricing]);
  /** Keeps an answer; after a press the form is sent at once, unless the emptied card has to be typed first. */
  const say = (said: Answer, isPressed: boolean) => {
    setAnswer(said);
    if (isPressed && !pages.isCardEmpty()) press();
    else if (outcome) focusWiped(scope);
  };

  useEffect(() => {
    // The fields have taken over by now what was typed, or posted, before the program was there.
    const { posted, formErrors = [], formOutcome } = first;
    if (!isHydrated || formErrors.length > 0) return;
    if (posted && !formOutcome) press();
    else {
      const wrong = userInvalid(rjsf.current?.formElement.current);
      wrong.forEach(({ id }) => errors.touch(pathOfField(id)));
      if (wrong.length > 0) validate();
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isHydrated]);

  const { needsPrice, paysBy } = loaded.actions[form.action];
  const { PaymentGuard, AmountDue } = movesMoney ? loaded.payment : {};
  const isPriced = movesMoney && needsPrice && isLastPage;
  const submitRow = (
    <SubmitRow
      text={checkout.fill(page.submit)}
      isBusy={isBusy}
      needsProgram={hasCard && !isHydrated}
      staysInSight={isPriced}
      onPrevious={index > 0 ? () => onPage(index - 1) : undefined}
    >
      {AmountDue && isPriced && !hasSummary && (
        <AmountDue points={paysBy && paymentMethod(paysBy).isInPoints} />
      )}
    </SubmitRow>
  );
  const translateString = useMemo(() => translate(text), [text]);
  const fields = (
    <FormScopeContext value={scope}>
      <ErrorSummary ref={summary} errors={errors} fields={drawn.fields} />
      <LeftError errors={errors} fields={drawn.fields} />
      <SubmitRowContext value={submitRow}>
        <CheckoutForm
          key={page.id}
          ref={rjsf}
          schema={drawn.schema}
          uiSchema={form.ui}
          validator={drawn.validator}
          transformErrors={drawn.validator.transformErrors}
          initialFormData={scope.values()}
          widgets={loaded.widgets as FormProps['widgets']}
          translateString={translateString}
          {...events}
        >
          <SubmitRowOfForm />
        </CheckoutForm>
      </SubmitRowContext>
    </FormScopeContext>
  );
  return (
    <Stack sx={{ gap: '18px' }}>
      {page.heading && (
        <PageHeading tabIndex={-1} data-page-heading>
          {checkout.fill(page.heading)}
        </PageHeading>
      )}
      {page.intro && <PageIntro>{checkout.fill(page.intro)}</PageIntro>}
      {outcome && (
        <OutcomeAlert
          outcome={outcome}
          hasCard={hasCard}
          paysBy={paysBy}
          isOfFields={errorsNamed(form, outcome).length > 0}
          onNew={() => say({ ...answer, doubt: { is: 'new' } }, true)}
          onRetry={press}
          onClose={() => {
            focusError();
            // A closed form must not lead the buyer to pay again.
            if (closesForm(outcome.kind)) focusNews();
            else focusWiped(scope);
          }}
        />
      )}
      {PaymentGuard && paysBy ? (
        <PaymentGuard
          outcome={outcome}
          isBusy={isBusy}
          hasCard={hasCard}
          paysBy={paysBy}
          answer={answer}
          onAnswer={say}
          onOpened={() => focusWiped(scope)}
        >
          {fields}
        </PaymentGuard>
      ) : (
        fields
      )}
      {isHydrated && (isBusy || (isAwaited && isPricing)) && (
        <Overlay words={isBusy && movesMoney ? text('purchase.wait') : undefined} />
      )}
    </Stack>
  );
}

/** The controls that the browser found wrong when the buyer pressed or left them before the program was there. */
const userInvalid = (form: HTMLFormElement | null | undefined): readonly Element[] =>
  form && globalThis.CSS?.supports('selector(:user-invalid)')
    ? [...form.querySelectorAll('input:user-invalid, select:user-invalid, textarea:user-invalid')]
    : [];

const PageHeading = styled('h2')(({ theme }) => ({
  margin: 0,
  fontSize: 18,
  lineHeight: 1.35,
  fontWeight: theme.typography.fontWeightMedium,
  '&:focus': { outline: 'none' },
}));

const PageIntro = styled('p')(({ theme }) => ({ margin: 0, color: theme.palette.text.secondary }));
