import { useEffect, useRef, useState } from 'react';
import { actionInput } from '../../checkout/actions/action.ts';
import { useCheckout } from '../../checkout/hooks/checkout-context.ts';
import { useNavigateNext } from '../../checkout/hooks/navigation.ts';
import { useOrder } from '../../checkout/hooks/use-order.ts';
import type { Pressed } from '../../checkout/payment/decide-key.ts';
import { isCutOff, isOffline } from '../../checkout/session/connection.ts';
import { countedWork } from '../../checkout/session/work-under-way.ts';
import type { CompiledForm } from '../../contract/compiled-brand.ts';
import { endsCard, OUTCOMES, type Outcome } from '../../flow/outcome.ts';
import { nextTransition } from '../../flow/step.ts';
import { loaded } from '../chunks.ts';
import { errorsNamed } from './form-validator.ts';
import type { FormPages } from './use-form-pages.ts';
import { requestIdOf, textsOf } from './Words.tsx';

export function useSubmit(form: CompiledForm, pages: FormPages) {
  const { scope, hasCard, postedOutcome, rjsf, sent } = pages;
  const checkout = useCheckout();
  const navigateNext = useNavigateNext();
  const { run, needsPrice, movesMoney } = loaded.actions[form.action];
  const order = useOrder(needsPrice);
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | undefined>(postedOutcome);
  const end = () => {
    isRunning.current = false;
    setBusy(false);
  };
  useEffect(() => {
    // A page that comes back from the browser's cache can be used again.
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && end();
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);

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
      const next: Outcome & { error?: unknown } = await countedWork(() => run(input), movesMoney);
      const { key, isFailure } = OUTCOMES[next.kind];
      if (endsCard(next.kind)) endCard();
      // A payment at a price that is over is refused like any other.
      if (key === 'refused' && needsPrice) void order.refresh();
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
      // An error remembers the calls that led to it, and one of them was handed the card.
      const { error: _, ...shown } = next;
      if (rjsf.current) {
        scope.errors.setServed(errorsNamed(form, shown));
        setOutcome(shown);
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
  const { name, stack = '' } = error instanceof Error ? error : new Error();
  const frames = stack.split('\n').filter((line) => /^\s+at |^[^\s]*@/.test(line));
  return Object.assign(new Error(), { name, stack: [name, ...frames].join('\n') });
}
