import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { useScreenAddress } from '../../checkout/hooks/navigation.ts';
import { useSale, useStorefront } from '../../checkout/hooks/checkout-context.ts';
import { useBoughtText } from '../../checkout/hooks/use-bought-text.ts';
import { HelpLink } from '../../../widgets/blocks/help-link/HelpLink.tsx';
import { paymentMethod } from '../../contract/payment-methods.ts';
import type { Pressed } from '../../checkout/payment/decide-key.ts';
import type { PaymentInDoubt, PaymentsInDoubt } from '../../flow/outcome.ts';
import { SupportCode } from '../chrome/SupportCode.tsx';
import { ActionButton } from '../../../widgets/button/ActionButton.tsx';
import { Stack } from '../../../widgets/stack/Stack.tsx';
import { focusOn } from './focus-field.ts';
import { asksForCode } from './Words.tsx';
import { theme } from '../../styles/theme.ts';

export type DoubtChoice = NonNullable<Pressed['doubt']>;

interface DoubtNoticeProps {
  doubts: PaymentsInDoubt;
  hasCard: boolean;
  /** The answer that waits for the form's button. */
  choice?: DoubtChoice;
  /** The buyer pressed the form's button and has to answer before anything is sent; takes the focus. */
  isAsked?: boolean;
  onChoice(choice: DoubtChoice | undefined): void;
  /** Opens the form, where it is closed. */
  onRetry?(): void;
}

/**
 * Shows payments in doubt: the facts of each, and how to repeat it by the form's button. A payment of another tab,
 * e-mail or plan comes with the question whether it is this purchase.
 */
export function DoubtNotice(props: DoubtNoticeProps) {
  const { doubts, hasCard, choice, isAsked = false, onChoice, onRetry } = props;
  const { text } = useStorefront();
  const { offer } = useSale();
  const id = useId();
  const [first] = doubts;
  const isOwn = first.first !== undefined && !isAsked;
  const isNew = choice?.is === 'new';
  const continued = isOwn ? first : doubts.find(({ key }) => key === choice?.key);
  // A debt is never meant to be paid twice.
  const isDebt = offer === 'invoice' || offer === 'renewal';
  const buyNew = () => onChoice({ is: 'new' });
  const repeats = onRetry ? 'purchase.doubt.check' : 'purchase.doubt.repeat';
  const help = <HelpLink text={text('purchase.help')} isInNotice />;
  return (
    <Alert severity="info" role="region" aria-labelledby={id}>
      <strong id={id} ref={isAsked ? focusOn : undefined} tabIndex={-1} data-news>
        {text(`purchase.doubt.${isNew ? 'chosen' : isOwn ? 'own' : 'device'}`)}
      </strong>
      {isNew ? (
        <>
          <span>{text('purchase.doubt.twice')}</span>
          <ActionButton words="purchase.doubt.continue" onClick={() => onChoice(undefined)} />
        </>
      ) : continued ? (
        <>
          <Payment doubt={continued} hasCard={hasCard}>
            <span>{text(asksForCode(continued.first?.method) ? 'error.code' : repeats)}</span>
            {onRetry && <ActionButton words="error.retry" onClick={onRetry} />}
          </Payment>
          {help}
          <details>
            <Summary>{text('purchase.doubt.still')}</Summary>
            <Risk onNew={buyNew} />
          </details>
        </>
      ) : (
        <>
          <span>{text('purchase.doubt.question')}</span>
          {doubts.map((doubt) => (
            <Stack key={doubt.key} sx={{ gap: '10px' }}>
              <Payment doubt={doubt} hasCard={hasCard}>
                <ActionButton
                  words="purchase.doubt.continue"
                  onClick={() => onChoice({ is: 'continue', key: doubt.key })}
                />
              </Payment>
            </Stack>
          ))}
          {isDebt ? (
            <Risk onNew={buyNew} />
          ) : (
            <ActionButton words="purchase.doubt.other" onClick={buyNew} />
          )}
          {help}
        </>
      )}
    </Alert>
  );
}

export function Risk({ onNew }: { onNew(): void }) {
  const { text } = useStorefront();
  return (
    <Stack sx={{ gap: '10px' }}>
      <span>{text('purchase.doubt.twice')}</span>
      <ActionButton words="purchase.doubt.new" onClick={onNew} />
    </Stack>
  );
}

interface PaymentProps extends Pick<DoubtNoticeProps, 'hasCard'> {
  doubt: PaymentInDoubt;
  children: ReactNode;
}

/**
 * A payment in doubt: its time, the code that names it and, in the tab that sent it, its terms. A card has to be typed
 * anew, on a screen whose form has one: another screen leads to that of the payment.
 */
function Payment({ doubt: { at, first, requestId }, hasCard, children }: PaymentProps) {
  const { text } = useStorefront();
  const what = useBoughtText(first);
  const time = timeOf(at);
  const address = useScreenAddress(first?.screen ?? '', first?.query);
  const canRepeat = hasCard || !first || !paymentMethod(first.method).hasCard;
  return (
    <>
      <span>
        {what ? text('purchase.doubt.sent', { time, what }) : text('purchase.doubt.time', { time })}
      </span>
      <SupportCode requestId={requestId} />
      {canRepeat ? children : <span>{text('purchase.doubt.elsewhere')}</span>}
      {!canRepeat && address && <ActionButton words="purchase.doubt.go" href={address} />}
    </>
  );
}

/** The buyer's own time of day; with its date unless that is today. */
function timeOf(at: number): string {
  // Made when it is needed: the first formatter of a page costs a cheap phone 40 ms.
  const clock = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' });
  const day = new Intl.DateTimeFormat('pt-BR', { day: '2-digit', month: '2-digit' });
  const isToday = day.format(at) === day.format(Date.now());
  return isToday ? clock.format(at) : `${clock.format(at)} (${day.format(at)})`;
}

const Summary = styled('summary')({
  minHeight: 44,
  boxSizing: 'border-box',
  paddingBlock: 10,
  cursor: 'pointer',
  '&:focus-visible': { outline: `3px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
});
