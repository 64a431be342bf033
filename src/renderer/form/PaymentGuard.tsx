import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useFormScope } from '../../checkout/hooks/form-hooks.ts';
import { useStorefront } from '../../checkout/hooks/checkout-context.ts';
import { usePurchaseState } from '../../checkout/hooks/use-purchase-state.ts';
import type { PaymentMethodKind } from '../../contract/payment-methods.ts';
import { closesForm, OUTCOMES, type Outcome } from '../../flow/outcome.ts';
import { HelpLink } from '../../../widgets/blocks/help-link/HelpLink.tsx';
import { SupportCode } from '../chrome/SupportCode.tsx';
import { DoubtNotice, Risk, type DoubtChoice } from './DoubtNotice.tsx';
import { ActionButton } from '../../../widgets/button/ActionButton.tsx';
import { focusOn, focusWanting } from './focus-field.ts';
import { textsOf, Words } from './Words.tsx';
import { AgainNotice, PurchaseNotice, type Settled } from './PurchaseNotice.tsx';
import { Stack } from '../../../widgets/stack/Stack.tsx';
import { useIsHydrated } from '../../../widgets/use-hydration.ts';

/** The buyer's answers about earlier payments for this purchase; the next press is sent with them. */
export interface Answer {
  doubt?: DoubtChoice;
  /** The key of the bought purchase beside which they buy once more; empty where this tab does not know it. */
  beside?: string;
}

interface PaymentGuardProps {
  outcome?: Outcome;
  isBusy: boolean;
  hasCard: boolean;
  paysBy: PaymentMethodKind;
  answer: Answer;
  /** `isPressed`: they had pressed the form's button already. */
  onAnswer(answer: Answer, isPressed: boolean): void;
  children: ReactNode;
}

/**
 * Stands around a form that pays. In its place it says that the purchase is bought, or under way in another tab;
 * above it, it speaks of payments in doubt. The form stays closed then, with all that was typed, until a buyer whose
 * own payment is in doubt asks for it, or another one of this device has said whether it is theirs, so that no
 * buyer is led to pay again.
 */
export function PaymentGuard(props: PaymentGuardProps) {
  const { outcome, isBusy, hasCard, paysBy, answer, onAnswer, children } = props;
  const { text } = useStorefront();
  const scope = useFormScope();
  const isHydrated = useIsHydrated();
  const { doubts: found, bought, underWay, refresh, wait } = usePurchaseState(paysBy, isHydrated);
  useLayoutEffect(() => {
    if (outcome?.kind === 'elsewhere') wait();
    else void refresh();
  }, [refresh, wait, outcome]);
  const isAgain = bought !== undefined && bought.key === answer.beside;
  const known: Settled | undefined = isAgain ? underWay : (bought?.state ?? underWay);
  const settled = isBusy ? undefined : outcome?.kind === 'already' ? outcome.state : known;
  const asked = outcome?.kind === 'inDoubt' ? outcome.doubts : undefined;
  const doubts = asked ?? (outcome && OUTCOMES[outcome.kind].speaksForItself ? undefined : found);

  const unknown = outcome && closesForm(outcome.kind) ? outcome : undefined;
  /** The outcome whose form the buyer has opened again, or what was found without one. */
  const [opened, setOpened] = useState<Outcome | 'found'>();
  const isOpened = opened !== undefined && (!unknown || opened === unknown);
  const open = () => setOpened(unknown ?? 'found');
  const isOwn = unknown !== undefined || (!asked && doubts?.[0].first !== undefined);
  /** A payment of another tab, e-mail or plan: whose is it? */
  const isQuestion = !outcome && !isOwn && doubts !== undefined;
  /** They had begun to type before it was known. */
  const [isTyping, setTyping] = useState(false);
  const isClosing = isOwn || (isQuestion && !isTyping);
  const isClosed = isClosing && !isOpened && !answer.doubt && !isBusy;

  const hasForm = !isClosed && !settled;
  /** The form's room is kept once it was seen: what stands below must not jump. */
  const [isRoomKept, keepRoom] = useState(hasForm);
  if (hasForm && !isRoomKept) keepRoom(true);
  const isPressed = outcome !== undefined;
  // After a press something has moved anyway.
  const isCovered = !hasForm && isRoomKept && !(isClosed && outcome);

  const fields = useRef<HTMLDivElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const before = useRef({ settled, isClosed, isAgain });
  useLayoutEffect(() => {
    const was = before.current;
    before.current = { settled, isClosed, isAgain };
    const form = fields.current!;
    const isInForm = form.contains(document.activeElement);
    if (settled && (isPressed || isInForm)) return focusOn(notice.current);
    // A buyer who types already is not interrupted: the question stands above the form, and the button asks it again.
    if (isQuestion && isInForm) return setTyping(true);
    if (settled || isBusy || isTyping) return;
    if ((was.isClosed && !isClosed) || (isAgain && !was.isAgain)) {
      form.querySelector<HTMLElement>('[type=submit]')?.focus();
      focusWanting(scope);
    } else if (was.settled && document.activeElement === document.body) {
      // Another tab has not paid after all, and the focus went with the notice.
      form.focus({ preventScroll: true });
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [settled, isPressed, isQuestion, isClosed, isAgain]);

  const choose = (doubt: DoubtChoice | undefined) => {
    if (isQuestion) open();
    onAnswer({ ...answer, doubt }, isPressed && doubt !== undefined);
  };
  const doubtNotice = doubts && !isBusy && (
    <DoubtNotice
      key={asked ? 'asked' : 'found'}
      doubts={doubts}
      hasCard={hasCard}
      choice={answer.doubt}
      isAsked={asked !== undefined}
      onChoice={choose}
      onRetry={isClosed && isOwn ? open : undefined}
    />
  );
  return (
    <>
      {outcome?.kind === 'refusedInDoubt' && (
        <Alert data-outcome>
          <Words texts={textsOf(outcome, hasCard)} />
          <SupportCode requestId={outcome.requestId} />
          <HelpLink text={text('purchase.help')} isInNotice />
          <Risk onNew={() => choose({ is: 'new' })} />
        </Alert>
      )}
      {isAgain && !isBusy && <AgainNotice is={bought.state} />}
      {hasForm && doubtNotice}
      <Place>
        <Fields
          ref={fields}
          tabIndex={-1}
          hidden={!hasForm && !isCovered}
          data-covered={isCovered ? '' : undefined}
        >
          {children}
        </Fields>
        {isClosed &&
          !settled &&
          (doubtNotice || (
            <Alert severity="info">
              <Words texts={textsOf(unknown ?? { kind: 'unknown' }, hasCard)} />
              <ActionButton words="error.retry" onClick={open} />
            </Alert>
          ))}
        {settled && (
          <PurchaseNotice
            is={settled}
            ref={notice}
            onAgain={() =>
              onAnswer({ ...answer, beside: bought?.key ?? '' }, outcome?.kind === 'already')
            }
          />
        )}
      </Place>
    </>
  );
}

const Place = styled(Stack)({ alignItems: 'start', '& > *': { gridArea: '1 / 1' } });

const Fields = styled(Stack)({
  gap: 18,
  '&[hidden]': { display: 'none' },
  '&[data-covered]': { visibility: 'hidden' },
  '&:focus': { outline: 'none' },
});
