import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef } from 'react';
import { useScreenAddress } from '../../checkout/hooks/navigation.ts';
import { useSale, useStorefront } from '../../checkout/hooks/checkout-context.ts';
import { HelpLink } from '../../../widgets/blocks/help-link/HelpLink.tsx';
import { Button, LinkButton } from '../../../widgets/button/Button.tsx';
import { paymentMethod } from '../../contract/payment-methods.ts';
import type { PaymentInDoubt } from '../../flow/outcome.ts';
import { maskEmail } from '../../rules/email/mask-email.ts';
import { formatMoney } from '../../rules/money.ts';
import { FormAlert } from './FormAlert.tsx';

/** The buyer's answer about a payment in doubt. */
export type DoubtChoice = { is: 'continue'; key: string } | { is: 'new' };

interface DoubtNoticeProps {
  doubt: PaymentInDoubt;
  /** The form of this screen has a card. */
  hasCard: boolean;
  /** The answer that waits for the form's button. */
  choice?: DoubtChoice;
  /** The buyer pressed the form's button and has to answer before anything is sent; takes the focus. */
  isAsked?: boolean;
  onChoice(choice: DoubtChoice | undefined): void;
}

/**
 * Tells of a payment of which nobody knows whether it was charged (D-164 to D-167): what is known of it,
 * and how to repeat it. A payment of another tab, e-mail or plan is asked about: is it this purchase?
 */
export function DoubtNotice({
  doubt,
  hasCard,
  choice,
  isAsked = false,
  onChoice,
}: DoubtNoticeProps) {
  const { text } = useStorefront();
  const { offer } = useSale();
  const id = useId();
  const heading = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isAsked) heading.current?.focus();
  }, [isAsked]);
  const { first, key } = doubt;
  const isOwn = first !== undefined && !isAsked;
  // Nobody means to pay a debt twice.
  const isDebt = offer === 'invoice' || offer === 'renewal';
  const isElsewhere = first !== undefined && paymentMethod(first.method).hasCard && !hasCard;
  const isRepeated = isOwn || choice?.is === 'continue';
  if (choice?.is === 'new') {
    return (
      <Notice aria-labelledby={id}>
        <strong id={id}>{text('purchase.doubt.chosen')}</strong>
        <span>{text('purchase.doubt.twice')}</span>
        <Button type="button" kind="secondary" onClick={() => onChoice(undefined)}>
          {text('purchase.doubt.continue')}
        </Button>
      </Notice>
    );
  }
  return (
    <Notice aria-labelledby={id}>
      <strong id={id} ref={heading} tabIndex={-1}>
        {text(isOwn ? 'purchase.doubt.own' : 'purchase.doubt.device')}
      </strong>
      <Facts doubt={doubt} />
      {isElsewhere && <Elsewhere screen={first.screen} />}
      {isRepeated && !isElsewhere && <span>{text('purchase.doubt.repeat')}</span>}
      {!isRepeated && (
        <>
          <span>{text('purchase.doubt.question')}</span>
          {!isElsewhere && (
            <Button
              type="button"
              kind="secondary"
              onClick={() => onChoice({ is: 'continue', key })}
            >
              {text('purchase.doubt.continue')}
            </Button>
          )}
          {!isDebt && (
            <Button type="button" kind="secondary" onClick={() => onChoice({ is: 'new' })}>
              {text('purchase.doubt.other')}
            </Button>
          )}
        </>
      )}
      {(isRepeated || isDebt) && <NewPurchase onChoice={onChoice} />}
      <HelpLink text={text('purchase.help')} />
    </Notice>
  );
}

/** A new purchase while a payment is in doubt: what it may cost, and the deliberate act (D-164). */
function NewPurchase({ onChoice }: Pick<DoubtNoticeProps, 'onChoice'>) {
  const { text } = useStorefront();
  return (
    <details>
      <Summary>{text('purchase.doubt.still')}</Summary>
      <Risk onNew={() => onChoice({ is: 'new' })} />
    </details>
  );
}

/** The risk of paying once more, and the button that takes it. */
export function Risk({ onNew }: { onNew(): void }) {
  const { text } = useStorefront();
  return (
    <Rows>
      <span>{text('purchase.doubt.twice')}</span>
      <Button type="button" kind="secondary" onClick={onNew}>
        {text('purchase.doubt.new')}
      </Button>
    </Rows>
  );
}

/** What is known of the payment: when it was sent and, in the tab that sent it, what it asked for. */
function Facts({ doubt: { at, first } }: Pick<DoubtNoticeProps, 'doubt'>) {
  const { text } = useStorefront();
  const what = useWhat(first);
  const time = timeOf(at);
  return (
    <span>
      {what ? text('purchase.doubt.sent', { time, what }) : text('purchase.doubt.time', { time })}
    </span>
  );
}

/** Plan, amount, method and masked e-mail of a payment, as words; undefined where nothing is known. */
export function useWhat(first: PaymentInDoubt['first']): string | undefined {
  const { text } = useStorefront();
  if (!first) return undefined;
  const { plan, order, method, email } = first;
  const parts = [
    order?.name ?? plan,
    order && formatMoney(order.amount, order.currency, order.unit),
    text(`method.${method}`),
    email && maskEmail(email),
  ];
  return parts.filter(Boolean).join(', ');
}

/** The screen that the payment was sent from: only there a card can be typed for it. */
function Elsewhere({ screen = '' }: { screen?: string }) {
  const { text } = useStorefront();
  const address = useScreenAddress(screen);
  return (
    <>
      <span>{text('purchase.doubt.elsewhere')}</span>
      {address && (
        <LinkButton kind="secondary" href={address}>
          {text('purchase.doubt.go')}
        </LinkButton>
      )}
    </>
  );
}

const clock = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('pt-BR', { day: '2-digit', month: '2-digit' });

/** The buyer's own time of day; with its date unless that is today. */
function timeOf(at: number): string {
  const isToday = day.format(at) === day.format(Date.now());
  return isToday ? clock.format(at) : `${clock.format(at)} (${day.format(at)})`;
}

const Notice = styled(FormAlert)(({ theme }) => ({
  borderColor: theme.palette.primary.main,
  '& strong:focus': { outline: 'none' },
})).withComponent('section');

const Rows = styled('div')({ display: 'grid', gap: 10, paddingTop: 10 });

const Summary = styled('summary')({
  minHeight: 44,
  display: 'list-item',
  paddingBlock: 10,
  cursor: 'pointer',
});
