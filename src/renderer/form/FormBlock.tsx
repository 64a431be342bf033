import { styled } from '@mui/material/styles';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { CARD_SECRETS } from '../../checkout/form/card-secrets.ts';
import { areCookiesAllowed } from '../../checkout/session/cookies-allowed.ts';
import { useCheckout } from '../../checkout/hooks/checkout-context.ts';
import { useFacts } from '../../checkout/hooks/facts.ts';
import { createFormStore, type FormStore } from '../../checkout/form/form-store.ts';
import type { CompiledForm, LoadedBrand } from '../../contract/compiled-brand.ts';
import { usePaymentInDoubt } from '../../checkout/hooks/use-payment-in-doubt.ts';
import { evaluateCondition } from '../../flow/condition.ts';
import type { Outcome } from '../../flow/outcome.ts';
import { secretFields } from '../../flow/secret-fields.ts';
import { Overlay } from '../chrome/Overlay.tsx';
import { ErrorSummary, focusField, inPageOrder } from './FormAlert.tsx';
import type { FieldSet } from './field-set.ts';
import { checkedPages, sentValues } from './form-pages.ts';
import { createFormShape } from './form-shape.ts';
import { loadedPaymentParts } from '../chunks.ts';
import type { DoubtChoice } from './DoubtNotice.tsx';
import { OutcomeAlert } from './OutcomeAlert.tsx';
import { postedValues } from './posted-values.ts';
import { SchemaForm } from './SchemaForm.tsx';
import { SubmitRow } from './SubmitRow.tsx';
import { useFormSession } from './use-form-session.ts';
import { useIsHydrated } from './use-is-hydrated.ts';
import { errorsNamed, useSubmit } from './use-submit.ts';

export interface FormBlockProps {
  form: CompiledForm;
  validators: LoadedBrand['validators'];
  /** Template id, under which what was typed is kept. */
  screen: string;
  /** Index of the page shown; the history keeps it, and a reload returns to the first. */
  page: number;
  onPage(page: number): void;
  /** The fields that the form is drawn with. */
  fieldSet: FieldSet;
}

/** The form of a screen: one page of it at a time, its errors, its button, and the outcome. */
export function FormBlock(props: FormBlockProps) {
  const { form, validators, screen, page: index, onPage, fieldSet } = props;
  const checkout = useCheckout();
  const facts = useFacts();
  const isHydrated = useIsHydrated();
  const [isSummaryShown, showSummary] = useState(false);

  const page = form.pages[index] ?? form.pages[0]!;
  const variant = form.conditions
    .map((when) => (evaluateCondition(when, facts) ? '1' : '0'))
    .join('');
  const pages = useMemo(
    () =>
      checkedPages(form, validators, { fieldSet, variant, fallback: checkout.text('error.field') }),
    [form, variant, validators, checkout, fieldSet],
  );
  const { schema, validator, check } = pages[index] ?? pages[0]!;
  const shape = useMemo(() => createFormShape(schema, validator), [schema, validator]);

  // Posted was the form of this document's first screen; one that is drawn later begins by itself.
  const [posted] = useState(() => (isHydrated ? undefined : checkout.page.posted));
  const [store] = useState(() =>
    createFormStore(shape.complete(postedValues(schema, posted ?? {}), true), check),
  );
  /** The buyer was sent back to a page that wants something again, and reads what. */
  const returnedToPage = useRef(false);
  useEffect(() => {
    store.setCheck(check);
    showSummary(returnedToPage.current);
    if (!returnedToPage.current) return;
    returnedToPage.current = false;
    const [first] = inPageOrder(store.touchAll());
    if (first) focusField(first.path);
  }, [store, check]);
  const secretNames = useMemo(() => secretFields(form), [form]);
  useFormSession(store, checkout.session, screen, schema, secretNames);

  const errors = useSyncExternalStore(store.subscribe, store.shownErrors, store.shownErrors);
  const focusError = () => {
    const [first] = inPageOrder(store.shownErrors());
    if (first) focusField(first.path);
  };
  const { submit, isBusy, isPricing, outcome, movesMoney } = useSubmit(form, store, {
    sent: () => sentValues(pages, store.values(), secretNames),
    onKept: ({ kind }) => {
      if (!NEEDS_NO_CHANGE.includes(kind)) onPage(0);
      focusError();
    },
  });
  const { doubts: found, refresh } = usePaymentInDoubt(movesMoney);
  useEffect(refresh, [refresh, outcome]);
  const asked = outcome?.kind === 'inDoubt' ? outcome.doubts : undefined;
  const doubts = asked ?? (outcome && SPEAKS_FOR_ITSELF.includes(outcome.kind) ? undefined : found);
  const [choice, setChoice] = useState<DoubtChoice>();
  const DoubtNotice = movesMoney ? loadedPaymentParts().DoubtNotice : undefined;

  // A press before the price is there waits for it; the buyer presses again, having seen it.
  const [isAwaited, waitForPrice] = useState(false);
  useEffect(() => {
    if (!isPricing) waitForPrice(false);
  }, [isPricing]);

  const press = useCallback(() => {
    // The notice lies over the page, but a form that was posted beforehand is carried out by itself.
    if (!areCookiesAllowed()) return;
    const isLast = index + 1 >= form.pages.length;
    if (isPricing && isLast) return waitForPrice(true);
    const wrong = inPageOrder(store.touchAll());
    showSummary(wrong.length > 0);
    // Card number and CVV do not outlive a reload: an earlier page may want them again.
    const earlier = pages.findIndex(
      (one, at) => at < index && one.check(store.values(), store.choices()).length > 0,
    );
    if (earlier >= 0) {
      returnedToPage.current = true;
      onPage(earlier);
    } else if (wrong[0]) focusField(wrong[0].path);
    else if (!isLast) onPage(index + 1);
    else {
      setChoice(undefined);
      void submit({ doubt: choice });
    }
  }, [store, pages, index, form, onPage, submit, isPricing, choice]);

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
    // The browser posted the form before the program was there: the press is carried out now that the
    // fields have taken over the posted values.
    if (posted && isHydrated) press();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [posted, isHydrated]);

  const hasCard = CARD_SECRETS.some((secret) => JSON.stringify(form.pages).includes(`"${secret}"`));
  return (
    <Stack>
      {page.heading && <PageHeading>{checkout.fill(page.heading)}</PageHeading>}
      {outcome && (
        <OutcomeAlert
          outcome={outcome}
          isOfFields={errorsNamed(form, outcome).length > 0}
          onBuyAgain={() => void submit({ again: true })}
          onNew={() => choose({ is: 'new' })}
          onRetry={() => void submit()}
          onClose={() => {
            focusError();
            focusWiped(store);
          }}
        />
      )}
      {DoubtNotice && doubts && !isBusy && (
        <DoubtNotice
          key={asked ? 'asked' : 'found'}
          doubts={doubts}
          hasCard={hasCard}
          choice={choice}
          isAsked={asked !== undefined}
          onChoice={choose}
        />
      )}
      {isSummaryShown && errors.length > 0 && (
        <ErrorSummary title={checkout.text('error.summary')} errors={inPageOrder(errors)} />
      )}
      <SchemaForm
        key={page.id}
        shape={shape}
        uiSchema={form.ui}
        fieldSet={fieldSet}
        store={store}
        onSubmit={press}
      >
        <SubmitRow
          text={checkout.fill(page.submit)}
          isBusy={isBusy}
          isClosed={hasCard && !isHydrated}
          onPrevious={index > 0 ? () => onPage(index - 1) : undefined}
        />
      </SchemaForm>
      <Overlay isShown={isBusy || (isAwaited && isPricing)} />
    </Stack>
  );
}

/** Outcomes after which the form may be sent again as it is. */
const NEEDS_NO_CHANGE: readonly Outcome['kind'][] = ['already', 'elsewhere', 'inDoubt'];

/** Outcomes that say more of a payment than that it is in doubt. */
const SPEAKS_FOR_ITSELF: readonly Outcome['kind'][] = [
  'already',
  'busy',
  'elsewhere',
  'refusedInDoubt',
];

/** Puts the focus on an emptied card number or CVV, which is not an error yet. */
function focusWiped(store: FormStore): void {
  const wiped = CARD_SECRETS.find((secret) => store.values()[secret] === undefined);
  if (wiped && store.shownErrors().length === 0) focusField(wiped);
}

const Stack = styled('div')({ display: 'grid', gap: 18 });

const PageHeading = styled('h2')(({ theme }) => ({
  margin: 0,
  fontSize: 18,
  lineHeight: 1.35,
  fontWeight: theme.typography.fontWeightMedium,
}));
