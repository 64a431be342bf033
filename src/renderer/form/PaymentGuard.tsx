import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { usePurchaseState } from '../../checkout/hooks/use-purchase-state.ts';
import type { PaymentMethodKind } from '../../contract/payment-methods.ts';
import { closesForm, OUTCOMES, type Outcome } from '../../flow/outcome.ts';
import { DoubtNotice, type DoubtChoice } from './DoubtNotice.tsx';
import { ActionButton } from '../../../widgets/button/ActionButton.tsx';
import { focusOn } from './focus-field.ts';
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
  onOpened(): void;
  children: ReactNode;
}

/**
 * Stands around a form that pays. In its place it says that the purchase is bought, or under way in another tab;
 * above it, it speaks of payments in doubt. The form stays closed then, with all that was typed, until a buyer whose
 * own payment is in doubt asks for it, or another one of this device has said whether it is theirs, so that no
 * buyer is led to pay again.
 */
export function PaymentGuard(props: PaymentGuardProps) {
  const { outcome, isBusy, hasCard, paysBy, answer, onAnswer, onOpened, children } = props;
  const isHydrated = useIsHydrated();
  const { doubts: found, bought, underWay, refresh, wait } = usePurchaseState(paysBy, isHydrated);
  useLayoutEffect(() => {
    if (outcome?.kind === 'elsewhere') wait();
    else void refresh();
  }, [refresh, wait, outcome]);
  const isAgain = bought !== undefined && bought.key === answer.beside;
  const settled: Settled | undefined = isBusy
    ? undefined
    : outcome?.kind === 'already'
      ? outcome.state
      : ((isAgain ? undefined : bought?.state) ?? underWay);
  const asked = outcome?.kind === 'inDoubt' ? outcome.doubts : undefined;
  const doubts = asked ?? (outcome && OUTCOMES[outcome.kind].speaksForItself ? undefined : found);

  const unknown = outcome && closesForm(outcome.kind) ? outcome : undefined;
  /** The outcome whose form the buyer has opened again, or what was found without one. */
  const [opened, setOpened] = useState<Outcome | 'found'>();
  const isOpened = opened !== undefined && (!unknown || opened === unknown);
  const isOwn = unknown !== undefined || (!asked && doubts?.[0].first !== undefined);
  /** A payment of another tab, e-mail or plan: whose is it? */
  const isQuestion = !outcome && !isOwn && doubts !== undefined;
  /** They had begun to type before it was known. */
  const [isTyping, setTyping] = useState(false);
  const isClosing = isOwn || (isQuestion && !isTyping);
  const isClosed = isClosing && !isOpened && !answer.doubt && !isBusy;
  const open = () => setOpened(unknown ?? 'found');

  const fields = useRef<HTMLDivElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const hasForm = !isClosed && !settled;
  /** The form's room is kept once it was seen: what stands below must not jump. */
  const [isRoomKept, keepRoom] = useState(false);
  useEffect(() => {
    if (hasForm) keepRoom(true);
  }, [hasForm]);
  const isPressed = outcome !== undefined;
  // After a press something has moved anyway.
  const isCovered = !hasForm && isRoomKept && !(isClosed && outcome);

  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    const form = fields.current!;
    const shown = notice.current;
    if (!shown) {
      // Another tab has not paid after all, and the focus went with the notice.
      if (hasFocus.current && document.activeElement === document.body) form.focus();
      hasFocus.current = false;
    } else if (isPressed || form.contains(document.activeElement)) {
      hasFocus.current = true;
      focusOn(shown);
    }
  }, [settled, isPressed]);
  useLayoutEffect(() => {
    // A buyer who types already is not interrupted: the question stands above the form, and the button asks it again.
    if (isQuestion && fields.current!.contains(document.activeElement)) setTyping(true);
  }, [isQuestion]);
  const before = useRef({ isClosed, isAgain });
  useEffect(() => {
    const { isClosed: wasClosed, isAgain: wasAgain } = before.current;
    before.current = { isClosed, isAgain };
    const isAsked = (wasClosed && !isClosed) || (isAgain && !wasAgain);
    if (!isAsked || isBusy || settled || isTyping) return;
    fields.current!.querySelector<HTMLElement>('[type=submit]')?.focus();
    onOpened();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isClosed, isAgain]);

  const doubtNotice = doubts && !isBusy && (
    <DoubtNotice
      key={asked ? 'asked' : 'found'}
      doubts={doubts}
      hasCard={hasCard}
      choice={answer.doubt}
      isAsked={asked !== undefined}
      onChoice={(doubt) => {
        if (isQuestion) open();
        onAnswer({ ...answer, doubt }, isPressed && doubt !== undefined);
      }}
      onRetry={isClosed && isOwn ? open : undefined}
    />
  );
  return (
    <>
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
