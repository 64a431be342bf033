import { useEffect, useRef, useState } from 'react';
import { actionInput } from '../../checkout/actions/action-input.ts';
import { useCheckout } from '../../checkout/hooks/checkout-context.ts';
import type { Services } from '../../checkout/checkout.ts';
import type { FieldError, FormStore } from '../../checkout/form/form-store.ts';
import { useNavigateNext } from '../../checkout/hooks/navigation.ts';
import { useOrder } from '../../checkout/hooks/use-order.ts';
import type { CompiledForm } from '../../contract/compiled-brand.ts';
import type { Outcome } from '../../flow/outcome.ts';
import { nextTransition } from '../../flow/step.ts';
import { loadedAction } from '../chunks.ts';

/** The answers after which card number and CVV have done their work. */
const ENDS_CARD: readonly Outcome['kind'][] = ['approved', 'pending', 'refused', 'unknown'];

/**
 * Runs a form's action once at a time. `onKept` is called when the buyer stays on the screen: then the
 * typed values are still there, but for card number and CVV.
 */
export function useSubmit(form: CompiledForm, store: FormStore, onKept: (o: Outcome) => void) {
  const checkout = useCheckout();
  const navigateNext = useNavigateNext();
  const { run, needsPrice, movesMoney } = loadedAction(form.action);
  const order = useOrder(needsPrice);
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => void (isGone.current = true);
  }, []);

  const submit = async (again = false) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      const next = await run(actionInput(checkout, order, { values: store.values(), again }));
      if (ENDS_CARD.includes(next.kind)) store.wipeCardSecrets();
      const advance = nextTransition(next, checkout.flow, checkout.step);
      if (advance) {
        setOutcome(undefined);
        return navigateNext(advance);
      }
      if (isGone.current) return reportAfterLeaving(checkout, next);
      store.setServerErrors(errorsNamed(form, next));
      setOutcome(withoutError(next));
      onKept(next);
    } catch (error) {
      checkout.report(error, form.action);
      // The exception may have come before or after money moved.
      setOutcome({ kind: movesMoney ? 'unknown' : 'failed' });
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  /** The price of this offer is still loading. */
  const isPricing = needsPrice && order.status === 'loading';
  return { submit, isBusy, isPricing, outcome };
}

/** Shows what became of a payment even if the buyer has left the screen meanwhile. */
function reportAfterLeaving({ failures }: Services, { kind }: Outcome): void {
  if (kind === 'unknown') failures.add({ call: 'the form' });
  if (kind === 'refused') failures.add({ call: 'the form', text: 'error.payment' });
}

/** An error remembers the calls that led to it, and one of them was handed the card. */
function withoutError(outcome: Outcome & { error?: unknown }): Outcome {
  const { error: _, ...shown } = outcome;
  return shown;
}

/**
 * Returns the fields that the upstream refused as errors of this form, in the form's own words: an
 * upstream's text is never shown. A field that the form does not have is left out.
 */
export function errorsNamed({ messages }: CompiledForm, outcome: Outcome): FieldError[] {
  const fields = 'fields' in outcome ? (outcome.fields ?? []) : [];
  return fields.flatMap((path) => {
    const [message] = Object.values(messages[path] ?? {});
    return message === undefined ? [] : [{ path, message }];
  });
}
