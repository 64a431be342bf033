import { styled } from '@mui/material/styles';
import type { FormProps } from '@rjsf/core';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useCheckout } from '../../checkout/hooks/checkout-context.ts';
import { FormScopeContext } from '../../checkout/hooks/form-hooks.ts';
import { paymentMethod } from '../../contract/payment-methods.ts';
import { Overlay } from '../chrome/Overlay.tsx';
import { loaded } from '../chunks.ts';
import { CheckoutForm } from './CheckoutForm.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { focusWanting, focusWrong } from './focus-field.ts';
import { errorsNamed } from './form-validator.ts';
import { OutcomeAlert } from './OutcomeAlert.tsx';
import type { Answer } from './PaymentGuard.tsx';
import { SubmitRow, SubmitRowContext, SubmitRowOfForm } from './SubmitRow.tsx';
import { translate } from './theme/translate.ts';
import { useFormPages, type FormOnScreen } from './use-form-pages.ts';
import { Stack } from '../../../widgets/stack/Stack.tsx';
import { useIsHydrated } from '../../../widgets/use-hydration.ts';
import { useSubmit } from './use-submit.ts';
import { theme } from '../../styles/theme.ts';

interface FormBlockProps extends FormOnScreen {
  /** A summary of the screen says the price. */
  hasSummary?: boolean;
}

export function FormBlock({ hasSummary, ...props }: FormBlockProps) {
  const { form, page: index, onPage } = props;
  const { fill, heldCard, text } = useCheckout();
  const isHydrated = useIsHydrated();
  const [answer, setAnswer] = useState<Answer>({});
  // A press before the price is there waits for it; the buyer presses again, having seen it.
  const [isAwaited, waitForPrice] = useState(false);
  const isLastPage = index + 1 >= form.pages.length;

  const pages = useFormPages(props, () => {
    if (!isLastPage) return onPage(index + 1);
    if (isPricing && scope.errors.shown().length === 0) return waitForPrice(true);
    const { doubt, beside } = answer;
    setAnswer(beside ? { beside } : {});
    void submit({ doubt, again: beside === undefined ? undefined : true });
  });
  const { scope, page, hasCard, press } = pages;
  // A layout effect ends before the card is wiped with its form.
  useLayoutEffect(() => (hasCard ? heldCard.show(scope) : undefined), [hasCard, heldCard, scope]);
  const { submit, isBusy, isPricing, outcome, movesMoney } = useSubmit(form, pages);
  if (isAwaited && !isPricing) waitForPrice(false);
  useEffect(() => {
    // The buyer stays, the outcome is drawn, and nothing covers the page.
    if (!outcome || outcome === pages.postedOutcome) return;
    // The page that wants something again: a wiped card, or a field that the upstream refused.
    const wanting = errorsNamed(form, outcome).length > 0 ? 0 : pages.firstWanting();
    if (wanting >= 0) onPage(wanting);
    focusWrong(scope);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [outcome]);
  /** Keeps an answer; after a press the form is sent at once, unless the emptied card has to be typed first. */
  const say = (said: Answer, isPressed: boolean) => {
    setAnswer(said);
    if (isPressed && !pages.isCardEmpty()) press();
    else if (outcome) focusWanting(scope);
  };

  const { needsPrice, paysBy } = loaded.actions[form.action];
  const { PaymentGuard, AmountDue } = movesMoney ? loaded.payment : {};
  const isPriced = movesMoney && needsPrice && isLastPage;
  const submitRow = (
    <SubmitRow
      text={fill(page.submit)}
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
    <>
      <ErrorSummary fields={page.fields} />
      <SubmitRowContext value={submitRow}>
        <CheckoutForm
          key={page.id}
          ref={pages.rjsf}
          schema={page.schema}
          uiSchema={form.ui}
          validator={page.validator}
          transformErrors={page.validator.transformErrors}
          initialFormData={scope.values()}
          widgets={loaded.widgets as FormProps['widgets']}
          translateString={translateString}
          {...pages.events}
        >
          <SubmitRowOfForm />
        </CheckoutForm>
      </SubmitRowContext>
    </>
  );
  return (
    <FormScopeContext value={scope}>
      <Stack sx={{ gap: '18px' }}>
        {page.heading && (
          <PageHeading tabIndex={-1} data-page-heading>
            {fill(page.heading)}
          </PageHeading>
        )}
        {page.intro && <PageIntro>{fill(page.intro)}</PageIntro>}
        {outcome && (
          <OutcomeAlert form={form} outcome={outcome} hasCard={hasCard} onRetry={press} />
        )}
        {PaymentGuard && paysBy ? (
          <PaymentGuard
            outcome={outcome}
            isBusy={isBusy}
            hasCard={hasCard}
            paysBy={paysBy}
            answer={answer}
            onAnswer={say}
          >
            {fields}
          </PaymentGuard>
        ) : (
          fields
        )}
        {isHydrated && (isBusy || isAwaited) && (
          <Overlay words={isBusy && movesMoney ? text('purchase.wait') : undefined} />
        )}
      </Stack>
    </FormScopeContext>
  );
}

const PageHeading = styled('h2')({
  margin: 0,
  fontSize: 18,
  lineHeight: 1.35,
  fontWeight: theme.typography.fontWeightMedium,
  '&:focus': { outline: 'none' },
});

const PageIntro = styled('p')({ margin: 0, color: theme.palette.text.secondary });
