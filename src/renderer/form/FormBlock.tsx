import { styled } from '@mui/material/styles';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useCheckout } from '../../checkout/hooks/checkout-context.ts';
import { useFacts } from '../../checkout/hooks/facts.ts';
import { createFormStore, type FormCheck } from '../../checkout/form/form-store.ts';
import type { CompiledForm, LoadedBrand } from '../../contract/compiled-brand.ts';
import { evaluateCondition } from '../../flow/condition.ts';
import { Overlay } from '../chrome/Overlay.tsx';
import type { AllFields } from './all-fields.ts';
import { validatorOf } from './compiled-validator.ts';
import { ErrorSummary, focusField, inPageOrder } from './FormAlert.tsx';
import { compiledErrorFinder, errorsOf } from './field-errors.ts';
import { OutcomeAlert } from './OutcomeAlert.tsx';
import { postedValues } from './posted-values.ts';
import { SchemaForm } from './SchemaForm.tsx';
import { SubmitRow } from './SubmitRow.tsx';
import { CARD_SECRETS, useFormSession } from './use-form-session.ts';
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
  /** There for a form that needs them. */
  all?: AllFields;
}

/** The form of a screen: one page of it at a time, its faults, its button, and what came of it. */
export function FormBlock(props: FormBlockProps) {
  const { form, validators, screen, page: index, onPage, all } = props;
  const checkout = useCheckout();
  const facts = useFacts();
  const isHydrated = useIsHydrated();
  const [isSummaryShown, showSummary] = useState(false);

  const page = form.pages[index] ?? form.pages[0]!;
  const name = form.conditions.map((when) => (evaluateCondition(when, facts) ? '1' : '0')).join('');
  const { schema, validator } = page.variants[name]!;
  const checks = useMemo(
    () => checksOf({ form, validators, all }, name, checkout.text('error.field')),
    [form, name, validators, checkout, all],
  );
  const check = checks[index] ?? checks[0]!;

  // Posted was the form of this document's first screen; one that is drawn later begins by itself.
  const [posted] = useState(() => (isHydrated ? undefined : checkout.page.posted));
  const [store] = useState(() => createFormStore(postedValues(schema, posted ?? {}), check));
  /** The buyer was sent back to a page that wants something again, and is told what. */
  const returnedToPage = useRef(false);
  useEffect(() => {
    store.setCheck(check);
    showSummary(returnedToPage.current);
    if (!returnedToPage.current) return;
    returnedToPage.current = false;
    const [first] = inPageOrder(store.touchAll());
    if (first) focusField(first.path);
  }, [store, check]);
  useFormSession(store, checkout.session, screen, schema);

  const faults = useSyncExternalStore(store.subscribe, store.shownFaults, store.shownFaults);
  const focusFault = () => {
    const [first] = inPageOrder(store.shownFaults());
    if (first) focusField(first.path);
  };
  const { submit, isBusy, isPricing, outcome } = useSubmit(form, store, ({ kind }) => {
    if (kind !== 'already' && kind !== 'elsewhere') onPage(0);
    focusFault();
  });

  // Who presses before the price is there waits for it, and presses again when they have seen it.
  const [isAwaited, waitForPrice] = useState(false);
  useEffect(() => {
    if (!isPricing) waitForPrice(false);
  }, [isPricing]);

  const press = useCallback(() => {
    const isLast = index + 1 >= form.pages.length;
    if (isPricing && isLast) return waitForPrice(true);
    const wrong = inPageOrder(store.touchAll());
    showSummary(wrong.length > 0);
    // Card number and CVV do not outlive a reload: an earlier page may want them again.
    const earlier = checks.findIndex(
      (one, at) => at < index && one(store.values(), store.choices()).length > 0,
    );
    if (earlier >= 0) {
      returnedToPage.current = true;
      onPage(earlier);
    } else if (wrong[0]) focusField(wrong[0].path);
    else if (!isLast) onPage(index + 1);
    else void submit();
  }, [store, checks, index, form, onPage, submit, isPricing]);

  useEffect(() => {
    // The browser posted the form before the program was there: what its button does happens now that
    // the fields have taken over what was posted.
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
          onBuyAgain={() => void submit(true)}
          onRetry={() => void submit()}
          onClose={() => {
            focusFault();
            // A wiped card number is no fault yet.
            const wiped = CARD_SECRETS.find((secret) => store.values()[secret] === undefined);
            if (wiped && store.shownFaults().length === 0) focusField(wiped);
          }}
        />
      )}
      {isSummaryShown && faults.length > 0 && (
        <ErrorSummary title={checkout.text('error.summary')} faults={inPageOrder(faults)} />
      )}
      <SchemaForm
        key={page.id}
        schema={schema}
        uiSchema={form.ui}
        validators={validators[validator]!}
        store={store}
        all={all}
        onSubmit={press}
      >
        <SubmitRow
          text={checkout.fill(page.submit)}
          isBusy={isBusy}
          isClosed={hasCard && !isHydrated}
        />
      </SchemaForm>
      <Overlay isShown={isBusy || (isAwaited && isPricing)} />
    </Stack>
  );
}

/** How each page of a form is checked, in one combination of its conditions. */
function checksOf(
  { form, validators, all }: Pick<FormBlockProps, 'form' | 'validators' | 'all'>,
  variant: string,
  fallback: string,
): FormCheck[] {
  return form.pages.map(({ variants }) => {
    const { schema, validator } = variants[variant]!;
    const validate = validatorOf(validators[validator]!, schema);
    const find = all?.errorFinderFor(schema, validate) ?? compiledErrorFinder(validate);
    return (values, choices) => errorsOf(values, find(values, choices), form.messages, fallback);
  });
}

const Stack = styled('div')({ display: 'grid', gap: 18 });

const PageHeading = styled('h2')(({ theme }) => ({
  margin: 0,
  fontSize: 18,
  lineHeight: 1.35,
  fontWeight: theme.typography.fontWeightMedium,
}));
