import { styled } from '../../styles/styled.ts';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { CARD_SECRETS } from '../../checkout/form/card-secrets.ts';
import { areCookiesAllowed } from '../../checkout/session/cookies-allowed.ts';
import { useCheckout } from '../../checkout/hooks/checkout-context.ts';
import { useFacts } from '../../checkout/hooks/facts.ts';
import { createFormStore } from '../../checkout/form/form-store.ts';
import { MAX_WAIT_MS } from '../../checkout/session/timeout.ts';
import type { CompiledForm, LoadedBrand } from '../../contract/compiled-brand.ts';
import type { PageData } from '../../contract/page-data.ts';
import { paymentMethod } from '../../contract/payment-methods.ts';
import type { EarlyFormData } from '../../early/early-handle.ts';
import { evaluateCondition } from '../../flow/condition.ts';
import { secretFields } from '../../flow/secret-fields.ts';
import { Overlay } from '../chrome/Overlay.tsx';
import { ErrorSummary, LeftError, linesOf, type Summary } from './ErrorSummary.tsx';
import { focusField, focusNews, focusWiped, inPageOrder } from './focus-field.ts';
import { checkedPages, sentValues } from './form-pages.ts';
import type { FormRenderer, Widgets } from './form-shape.ts';
import { loadedAction, loadedPaymentParts } from '../chunks.ts';
import type { DoubtChoice } from './DoubtNotice.tsx';
import { OutcomeAlert } from './OutcomeAlert.tsx';
import { FieldsForm } from './FieldsForm.tsx';
import { SubmitRow } from './SubmitRow.tsx';
import { answersOf, keptFor, restored, useFormSession } from './use-form-session.ts';
import { useEarlyForm, useIsHydrated } from './use-hydration.ts';
import { errorsNamed, useSubmit } from './use-submit.ts';

export interface FormBlockProps {
  form: CompiledForm;
  validators: LoadedBrand['validators'];
  /** Template id, under which what was typed is kept. */
  screen: string;
  /** Index of the page shown; the history keeps it, and a reload returns to the first. */
  page: number;
  onPage(page: number): void;
  /** Draws the form's fields with `widgets`. */
  renderer: FormRenderer;
  widgets: Widgets;
}

/** The form of a screen: one page of it at a time, its errors, its button, and the outcome. */
export function FormBlock(props: FormBlockProps) {
  const { form, validators, screen, page: index, onPage, renderer, widgets } = props;
  const checkout = useCheckout();
  const facts = useFacts();
  const isHydrated = useIsHydrated();
  // Posted was the form of this document's first screen; one that is drawn later begins by itself.
  const [{ posted, formOutcome, visit: travelled }] = useState<Partial<PageData>>(() =>
    isHydrated ? {} : checkout.page,
  );
  const { first, takePress } = useEarlyForm();
  const summary = useRef<Summary>(null);

  const page = form.pages[index] ?? form.pages[0]!;
  const variant = form.conditions
    .map((when) => (evaluateCondition(when, facts) ? '1' : '0'))
    .join('');
  const pages = useMemo(
    () =>
      checkedPages(form, validators, { renderer, variant, fallback: checkout.text('error.field') }),
    [form, variant, validators, checkout, renderer],
  );
  const { shape, check } = pages[index] ?? pages[0]!;

  const hasCard = useMemo(
    () => CARD_SECRETS.some((secret) => JSON.stringify(form.pages).includes(`"${secret}"`)),
    [form],
  );
  const [{ store, early }] = useState(() => {
    const kept = keptFor(answersOf(travelled), screen, shape, form.prefill);
    const empty = shape.complete({}, true);
    const values = restored(kept, shape.posted(posted ?? {}), empty);
    const required = isHydrated ? [] : check(empty, new Map());
    const data: EarlyFormData = {
      required: linesOf(required, shape.labelOf).map(([id, line], at) => [
        id,
        required[at]!.message,
        line,
      ]),
      holds: hasCard,
    };
    return {
      store: createFormStore(
        shape.complete(values, true),
        check,
        first.errors,
        new Map(first.corrected),
      ),
      early: JSON.stringify(data),
    };
  });
  /** The buyer was sent back to a page that wants something again, and reads what. */
  const returnedToPage = useRef(false);
  useEffect(() => store.setCheck(check), [store, check]);
  const shownPage = useRef(index);
  useEffect(() => {
    if (shownPage.current === index) return;
    shownPage.current = index;
    store.untouchAll();
    if (returnedToPage.current) store.touchAll();
    returnedToPage.current = false;
    summary.current!.show(store.shownErrors());
  }, [store, index]);
  const secretNames = useMemo(() => secretFields(form), [form]);
  const { heldCard } = checkout;
  // A layout effect ends before the card is wiped with its form.
  useLayoutEffect(() => (hasCard ? heldCard.show(store) : undefined), [hasCard, heldCard, store]);
  const keep = useFormSession(store, checkout.session, screen, shape, secretNames, form.prefill);

  const focusError = useCallback(() => {
    const [wrong] = inPageOrder(store.shownErrors());
    if (wrong) focusField(wrong.path);
  }, [store]);
  const { submit, end, isBusy, isPricing, outcome, movesMoney } = useSubmit(form, store, {
    isFirstBusy: first.isBusy,
    hasCard,
    sent: () => {
      // Actions read what other screens and this one have kept.
      keep();
      return sentValues(pages, store.values(), secretNames);
    },
    onKept: (kept) => {
      // The page that wants something again: a wiped card, or a field that the upstream refused.
      const wanting = pages.findIndex(
        (one) => one.check(store.values(), store.choices()).length > 0,
      );
      if (errorsNamed(form, kept).length > 0) onPage(0);
      else if (wanting >= 0) onPage(wanting);
      focusError();
    },
  });
  const [choice, setChoice] = useState<DoubtChoice>();
  const [againBeside, buyAgain] = useState<string>();
  const PaymentGuard = movesMoney ? loadedPaymentParts().PaymentGuard : undefined;
  const { needsPrice, paysBy } = loadedAction(form.action);
  const isLastPage = index + 1 >= form.pages.length;
  const AmountDue =
    movesMoney && needsPrice && isLastPage ? loadedPaymentParts().AmountDue : undefined;

  // A press before the price is there waits for it; the buyer presses again, having seen it.
  const [isAwaited, waitForPrice] = useState(false);
  useEffect(() => {
    if (!isPricing) waitForPrice(false);
  }, [isPricing]);

  const press = useCallback(() => {
    // The notice lies over the page, but a form that was posted beforehand is carried out by itself.
    if (!areCookiesAllowed()) return;
    const wrong = store.touchAll();
    summary.current!.show(store.shownErrors());
    if (isPricing && isLastPage && store.shownErrors().length === 0) return waitForPrice(true);
    // Card number and CVV do not outlive a reload: an earlier page may want them again.
    const earlier = pages.findIndex(
      (one, at) => at < index && one.check(store.values(), store.choices()).length > 0,
    );
    if (earlier >= 0) {
      returnedToPage.current = true;
      onPage(earlier);
    } else if (wrong.length > 0) return;
    else if (!isLastPage) onPage(index + 1);
    else {
      setChoice(undefined);
      void submit({ doubt: choice, again: againBeside === undefined ? undefined : true });
    }
  }, [store, pages, index, isLastPage, onPage, submit, isPricing, choice, againBeside]);

  /** Sends at once where the form is complete; an emptied card has to be typed first. */
  const choose = (answer: DoubtChoice | undefined) => {
    const isComplete = pages.every(
      (one) => one.check(store.values(), store.choices()).length === 0,
    );
    if (answer && outcome && isComplete) return void submit({ doubt: answer });
    setChoice(answer);
    if (outcome) focusWiped(store);
  };

  useEffect(() => {
    // The fields have taken over by now what was typed, or posted, before the program was there.
    if (!isHydrated) return undefined;
    // A form that came back from the server with errors, or whose action has failed there, is answered.
    const isAnswered = first.errors.length > 0 || formOutcome;
    const before = takePress() ?? (posted && (isAnswered ? 'answered' : 'waiting'));
    switch (before) {
      case 'waiting':
        end();
        return press();
      case 'answered':
        store.touchAll(false);
        summary.current!.takeOver(store.shownErrors());
        return undefined;
      case 'posted': {
        // The server's answer takes this page's place.
        const timer = setTimeout(end, MAX_WAIT_MS);
        return () => clearTimeout(timer);
      }
      case undefined:
        return undefined;
      default:
        return before satisfies never;
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isHydrated]);

  const fields = (
    <>
      <ErrorSummary
        ref={summary}
        title={checkout.text('error.summary')}
        store={store}
        firstLines={first.lines ?? linesOf(first.errors, shape.labelOf)}
        labelOf={shape.labelOf}
      />
      <LeftError store={store} labelOf={shape.labelOf} />
      <FieldsForm
        key={page.id}
        renderer={renderer}
        shape={shape}
        ui={form.ui}
        widgets={widgets}
        store={store}
        onSubmit={press}
      >
        <SubmitRow
          text={checkout.fill(page.submit)}
          isBusy={isBusy}
          isClosed={hasCard && !isHydrated && !first.isOpen}
          needsProgram={hasCard && !isHydrated}
          onPrevious={index > 0 ? () => onPage(index - 1) : undefined}
        >
          {AmountDue && <AmountDue points={paysBy && paymentMethod(paysBy).isInPoints} />}
        </SubmitRow>
      </FieldsForm>
    </>
  );

  return (
    <Stack data-early={isHydrated ? undefined : early}>
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
          onNew={() => choose({ is: 'new' })}
          onRetry={() => void submit()}
          onClose={() => {
            focusError();
            // The form is closed: nobody is led to pay again.
            if (outcome.kind === 'unknown') focusNews();
            else focusWiped(store);
          }}
        />
      )}
      {PaymentGuard && paysBy ? (
        <PaymentGuard
          outcome={outcome}
          isBusy={isBusy}
          hasCard={hasCard}
          paysBy={paysBy}
          choice={choice}
          onChoice={choose}
          againBeside={againBeside}
          onAgain={(key, isPressed) => {
            buyAgain(key || undefined);
            if (isPressed) void submit({ again: true });
          }}
          onOpened={() => focusWiped(store)}
        >
          {fields}
        </PaymentGuard>
      ) : (
        fields
      )}
      <Overlay
        isShown={isHydrated && (isBusy || (isAwaited && isPricing))}
        words={isBusy && movesMoney ? checkout.text('purchase.wait') : undefined}
      />
    </Stack>
  );
}

const Stack = styled('div')({ display: 'grid', gap: 18, gridTemplateColumns: 'minmax(0, 1fr)' });

const PageHeading = styled('h2')(({ theme }) => ({
  margin: 0,
  fontSize: 18,
  lineHeight: 1.35,
  fontWeight: theme.typography.fontWeightMedium,
  '&:focus': { outline: 'none' },
}));

const PageIntro = styled('p')(({ theme }) => ({ margin: 0, color: theme.palette.text.secondary }));
