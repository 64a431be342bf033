import { styled } from '../../../src/styles/styled.ts';
import { useVisit } from '../../../src/checkout/hooks/checkout-context.ts';
import { useRestart } from '../../../src/checkout/hooks/navigation.ts';
import { useFailure } from '../../../src/checkout/hooks/use-failure.ts';
import { useSlowWait } from '../../../src/checkout/hooks/use-slow-wait.ts';
import { useSms } from '../../../src/checkout/hooks/use-sms.ts';
import { Button } from '../../button/Button.tsx';
import { visuallyHidden } from '../../visually-hidden.ts';

interface SmsSenderProps {
  sent: string;
  failed: string;
  resend: string;
  wait: string;
  correct: string;
}

/** Sends a code once in a visit, and again when the buyer asks for it after a pause. */
export function SmsSender({ sent, failed, resend, wait, correct }: SmsSenderProps) {
  const { lead, isLoaded } = useVisit();
  const { state, secondsLeft, send } = useSms();
  const leadScreen = useRestart();
  useSlowWait(state === 'sending');
  useFailure(state === 'failed', { call: 'sendSms', retry: send });
  if (!isLoaded) return null;
  const phone = lead?.phone ?? '';
  return (
    <Box>
      <p role="status">{state === 'sent' && sent.replace('{phone}', phone)}</p>
      {state === 'failed' && <p role="alert">{failed}</p>}
      {secondsLeft > 0 ? (
        <p role="timer">{wait.replace('{seconds}', String(secondsLeft))}</p>
      ) : (
        phone !== '' &&
        state !== 'sending' && (
          <Button type="button" kind="secondary" onClick={send}>
            {resend}
          </Button>
        )
      )}
      <Announced role="status">{state === 'sent' && secondsLeft === 0 && resend}</Announced>
      <a href={leadScreen}>{correct}</a>
    </Box>
  );
}

/** Announces the end of the pause; announcing each second would be too much to listen to. */
const Announced = styled('span')(visuallyHidden);

const Box = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  '& p': { margin: 0, lineHeight: 1.5, color: theme.palette.text.secondary },
  '& p:empty': { display: 'none' },
  '& p[role="alert"]': { color: theme.palette.error.main },
  '& a': {
    justifySelf: 'start',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    color: theme.palette.primary.main,
  },
}));
