import { useEffect, useRef, type ReactNode } from 'react';
import { useStorefront } from '../../checkout/hooks/checkout-context.ts';
import { useFailure } from '../../checkout/hooks/use-failure.ts';
import { useDetour, useOtherWays } from '../../checkout/hooks/navigation.ts';
import type { PaymentMethodKind } from '../../contract/payment-methods.ts';
import type { TextKey } from '../../contract/generated/names.ts';
import type { Outcome } from '../../flow/outcome.ts';
import { HelpLink } from '../../../widgets/blocks/help-link/HelpLink.tsx';
import { loadedPaymentParts } from '../chunks.ts';
import { FormAlert } from './FormAlert.tsx';

interface OutcomeAlertProps {
  outcome: Outcome;
  /** Some fields say themselves what is wrong with them. */
  isOfFields?: boolean;
  /** The form pays by card. */
  hasCard?: boolean;
  /** The method that the form pays by. */
  paysBy?: PaymentMethodKind;
  /** Buys anew while a payment is in doubt; a deliberate act. */
  onNew(): void;
  /** Tries once more. */
  onRetry(): void;
  /** Puts the focus on the first field that has to be filled in again. */
  onClose(): void;
}

/** The outcomes of calls that failed. */
const FAILURES: readonly Outcome['kind'][] = ['refused', 'refusedInDoubt', 'unknown', 'failed'];

/**
 * The words of a call that failed: first those of section 8 where it gives any, then what has happened and
 * what to do. `hasCard`: the form pays by card.
 */
export function textsOf(outcome: Outcome, hasCard: boolean): [TextKey, ...TextKey[]] {
  switch (outcome.kind) {
    case 'refused':
      return ['error.payment', hasCard ? 'error.refused.card' : 'error.refused.other'];
    case 'refusedInDoubt':
      return ['error.payment', 'purchase.doubt.risk'];
    case 'unknown':
      return ['error.general', 'error.unknown'];
    case 'failed':
      if (outcome.isOffline) return ['error.offline'];
      return [outcome.isNotSent ? 'error.notSent' : 'error.general'];
    default:
      return ['error.general'];
  }
}

/** The id by which support finds the payment of an outcome. */
export const requestIdOf = (outcome: Outcome): string | undefined =>
  'requestId' in outcome ? outcome.requestId : undefined;

/** Shows an outcome that leads to no other step, and the way on; a failure is shown in the dialog too. */
export function OutcomeAlert(props: OutcomeAlertProps) {
  const { outcome, isOfFields, hasCard = false, paysBy, onNew, onRetry, onClose } = props;
  const { text } = useStorefront();
  const isFailure = FAILURES.includes(outcome.kind) && !(outcome.kind === 'failed' && isOfFields);
  const texts = textsOf(outcome, hasCard);
  const { switchTo } = useDetour();
  const ways = useOtherWays(paysBy ? [paysBy] : []);
  useFailure(isFailure && outcome, {
    call: 'the form',
    texts,
    requestId: requestIdOf(outcome),
    // A buyer who paid, or may have, is never invited to pay again (D-138).
    retry: outcome.kind === 'failed' ? onRetry : undefined,
    others:
      switchTo && outcome.kind === 'refused'
        ? ways.map((way) => ({ text: `method.pay.${way.kind}`, go: () => switchTo(way) }) as const)
        : undefined,
    focus: onClose,
  });
  switch (outcome.kind) {
    case 'refusedInDoubt': {
      const { Risk, SupportCode } = loadedPaymentParts();
      return (
        <FormAlert data-outcome>
          <Words texts={texts} />
          <SupportCode requestId={outcome.requestId} />
          <HelpLink text={text('purchase.help')} isInNotice />
          <Risk onNew={onNew} />
        </FormAlert>
      );
    }
    case 'refused':
    case 'unknown':
    case 'failed':
      return (
        // The dialog has read it out already.
        <FormAlert role={isFailure ? undefined : 'alert'} data-outcome>
          <Words texts={texts} />
        </FormAlert>
      );
    // Sent before they went Back and came again.
    case 'busy':
      return <News>{text('app.slow')}</News>;
    // Notices of their own ask, or stand in place of the form.
    case 'inDoubt':
    case 'elsewhere':
    case 'already':
    // The field itself says so.
    case 'incorrect':
    case 'shown':
    case 'continue':
    case 'declined':
    case 'approved':
    case 'pending':
      return null;
    default:
      throw new Error(`No words are known for the outcome '${outcome satisfies never}'.`);
  }
}

/** Each sentence for itself: those of section 8 end without a full stop. */
function Words({ texts }: { texts: readonly TextKey[] }) {
  const { text } = useStorefront();
  return texts.map((key) => <span key={key}>{text(key)}</span>);
}

/** An outcome without a dialog: it takes the focus, and stands in sight, wherever the button was. */
function News({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current!.focus({ preventScroll: true });
    ref.current!.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <FormAlert ref={ref} role="group" tabIndex={-1} data-outcome>
      {children}
    </FormAlert>
  );
}
