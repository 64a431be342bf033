import Alert from '@mui/material/Alert';
import { useEffect, useRef, type ReactNode } from 'react';
import { useStorefront } from '../../checkout/hooks/checkout-context.ts';
import { useFailure } from '../../checkout/hooks/use-failure.ts';
import { useDetour, useOtherWays } from '../../checkout/hooks/navigation.ts';
import type { PaymentMethodKind } from '../../contract/payment-methods.ts';
import { OUTCOMES, type Outcome } from '../../flow/outcome.ts';
import { HelpLink } from '../../../widgets/blocks/help-link/HelpLink.tsx';
import { loaded } from '../chunks.ts';
import { focusOn } from './focus-field.ts';
import { requestIdOf, textsOf, Words } from './Words.tsx';

interface OutcomeAlertProps {
  outcome: Outcome;
  isOfFields?: boolean;
  hasCard?: boolean;
  paysBy?: PaymentMethodKind;
  /** Buys anew while a payment is in doubt; a deliberate act. */
  onNew(): void;
  onRetry(): void;
  /** Puts the focus on the first field that has to be filled in again. */
  onClose(): void;
}

/** Shows an outcome that leads to no other step, and the way on; a failure is shown in the dialog too. */
export function OutcomeAlert(props: OutcomeAlertProps) {
  const { outcome, isOfFields, hasCard, paysBy, onNew, onRetry, onClose } = props;
  const { text } = useStorefront();
  const { alert, key, ...meaning } = OUTCOMES[outcome.kind];
  const isFailure = meaning.isFailure && !(outcome.kind === 'failed' && isOfFields);
  const texts = textsOf(outcome, hasCard);
  const requestId = requestIdOf(outcome);
  const { switchTo } = useDetour();
  const ways = useOtherWays(paysBy ? [paysBy] : []);
  useFailure(isFailure && outcome, {
    call: 'the form',
    texts,
    requestId,
    // A buyer who paid, or may have, is never invited to pay again.
    retry: outcome.kind === 'failed' ? onRetry : undefined,
    others:
      switchTo && key === 'refused'
        ? ways.map((way) => ({ text: `method.pay.${way.kind}`, go: () => switchTo(way) }) as const)
        : undefined,
    focus: onClose,
  });
  // Sent before the buyer went Back and came again.
  if (alert === 'news') return <News>{text('app.slow')}</News>;
  // A notice of its own asks, or stands in place of the form; or the fields say what is wrong.
  if (alert === undefined || (alert === 'words' && !isFailure)) return null;
  const Parts = alert === 'risk' ? loaded.payment : undefined;
  return (
    // The dialog has read it out already.
    <Alert data-outcome>
      <Words texts={texts} />
      {Parts && (
        <>
          <Parts.SupportCode requestId={requestId} />
          <HelpLink text={text('purchase.help')} isInNotice />
          <Parts.Risk onNew={onNew} />
        </>
      )}
    </Alert>
  );
}

/** An outcome without a dialog: it takes the focus, and stands in sight, wherever the button was. */
function News({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => focusOn(ref.current), []);
  return (
    <Alert ref={ref} role="group" tabIndex={-1} data-outcome>
      {children}
    </Alert>
  );
}
