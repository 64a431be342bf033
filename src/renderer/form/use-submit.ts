import { useEffect, useRef, useState } from 'react';
import { actionInput, type ActionInput } from '../../checkout/actions/action.ts';
import { useCheckout } from '../../checkout/hooks/checkout-context.ts';
import type { FormScope } from '../../checkout/form/form-scope.ts';
import type { FieldError } from '../../checkout/form/form-values.ts';
import { isCutOff, isOffline } from '../../checkout/session/connection.ts';
import { countedWork } from '../../checkout/session/work-under-way.ts';
import { useNavigateNext } from '../../checkout/hooks/navigation.ts';
import { useOrder } from '../../checkout/hooks/use-order.ts';
import type { CompiledForm } from '../../contract/compiled-brand.ts';
import { endsCard, OUTCOMES, type Outcome } from '../../flow/outcome.ts';
import { nextTransition } from '../../flow/step.ts';
import type { Pressed } from '../../checkout/payment/decide-key.ts';
import { loaded } from '../chunks.ts';
import { requestIdOf, textsOf } from './Words.tsx';

interface SubmitOptions {
  hasCard: boolean;
  /** The outcome of this form as it was posted before the program was there. */
  posted?: Outcome;
  sent(): Pick<ActionInput, 'values' | 'answers'>;
  /** Called when the buyer stays, once the outcome is drawn and nothing covers the page. */
  onKept(outcome: Outcome): void;
}

export function useSubmit(form: CompiledForm, scope: FormScope, options: SubmitOptions) {
  const { sent, onKept, hasCard, posted } = options;
  const checkout = useCheckout();
  const navigateNext = useNavigateNext();
  const { run, needsPrice, movesMoney } = loaded.actions[form.action];
  const order = useOrder(needsPrice);
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState(posted);
  const end = () => {
    isRunning.current = false;
    setBusy(false);
  };
  const isGone = useRef(false);
  useEffect(() => {
    // A page that comes back from the browser's cache can be used again.
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && end();
    window.addEventListener('pageshow', onPageShow);
    isGone.current = false;
    return () => {
      isGone.current = true;
      window.removeEventListener('pageshow', onPageShow);
    };
  }, []);

  useEffect(() => {
    if (outcome && outcome !== posted) onKept(outcome);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [outcome]);

  /** Nothing is left of a card, that of another method's form neither. */
  const endCard = () => {
    scope.wipeCard();
    checkout.heldCard.clear();
  };

  /** An answer to a question does again what was asked for when it came up. */
  const asked = useRef(false);
  const submit = async ({ again = asked.current, doubt }: Pressed = {}) => {
    if (isRunning.current) return;
    isRunning.current = true;
    asked.current = false;
    setBusy(true);
    setOutcome(undefined);
    // The second click of a double click may come before the next screen is drawn.
    let isLeaving = false;
    try {
      // Nothing is begun that could not end: all that was typed stays, the card too.
      if (isOffline() && (await isCutOff())) {
        return setOutcome({ kind: 'failed', isNotSent: true, isOffline: true });
      }
      const input = actionInput(checkout, order, { ...sent(), again, doubt });
      const next = await countedWork(() => run(input), movesMoney);
      const { key, isFailure } = OUTCOMES[next.kind];
      if (endsCard(next.kind)) endCard();
      if (key === 'refused' && hasCard) {
        // The number goes later: most buyers have one digit to correct.
        scope.wipeCard(['cardCVV']);
        checkout.heldCard.limit();
      }
      asked.current = next.kind === 'inDoubt' && again;
      const advance = nextTransition(next, checkout.flow, checkout.step);
      if (advance) {
        isLeaving = navigateNext(advance);
        return;
      }
      if (!isGone.current) {
        scope.errors.setServed(errorsNamed(form, next));
        setOutcome(withoutError(next));
      } else if (isFailure && next.kind !== 'failed') {
        // The buyer has left the screen meanwhile, and has to know what became of the payment.
        const texts = textsOf(next, hasCard);
        checkout.failures.add({ call: 'the form', texts, requestId: requestIdOf(next) });
      }
    } catch (error) {
      endCard();
      checkout.report(withoutMessage(error), form.action);
      // The exception may have come before or after money moved.
      setOutcome({ kind: movesMoney ? 'unknown' : 'failed' });
    } finally {
      if (!isLeaving) end();
    }
  };
  const isPricing = needsPrice && order.status === 'loading';
  return { submit, isBusy, isPricing, outcome, movesMoney };
}

/** An unforeseen error may have taken typed values into its message: its name and its stack are enough. */
function withoutMessage(error: unknown): Error {
  const bare = new Error();
  if (!(error instanceof Error)) return bare;
  bare.name = error.name;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at |^[^\s]*@/.test(line));
  bare.stack = [error.name, ...frames].join('\n');
  return bare;
}

/** An error remembers the calls that led to it, and one of them was handed the card. */
function withoutError(outcome: Outcome & { error?: unknown }): Outcome {
  const { error: _, ...shown } = outcome;
  return shown;
}

/** The fields that the upstream refused, in the form's own words; those that the form does not have are left out. */
export function errorsNamed({ messages }: CompiledForm, outcome: Outcome): FieldError[] {
  const fields = 'fields' in outcome ? (outcome.fields ?? []) : [];
  return fields.flatMap((path) => {
    const [message] = Object.values(messages[path] ?? {});
    return message === undefined ? [] : [{ path, message }];
  });
}
