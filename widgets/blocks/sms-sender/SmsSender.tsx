import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useVisit } from '../../../src/checkout/hooks/checkout-context.ts';
import { useScreenAddress } from '../../../src/checkout/hooks/navigation.ts';
import { useFailure, useSlowWait } from '../../../src/checkout/hooks/use-call-notices.ts';
import { useSms } from '../../../src/checkout/hooks/use-sms.ts';
import type { BlockProps } from '../descriptors/block-props.ts';
import { TargetLink } from '../../link/TargetLink.tsx';
import { Stack } from '../../stack/Stack.tsx';
import { VisuallyHidden } from '../../visually-hidden.ts';

export function SmsSender({ sent, failed, resend, wait, correct }: BlockProps<'sms-sender'>) {
  const { lead, isLoaded } = useVisit();
  const { state, secondsLeft, send } = useSms();
  const leadScreen = useScreenAddress('lead');
  useSlowWait(state === 'sending');
  useFailure(state === 'failed', { call: 'sendSms', retry: send });
  if (!isLoaded) return null;
  const phone = lead?.phone ?? '';
  return (
    <Stack as="section">
      <Words role="status" color="textSecondary">
        {state === 'sent' && sent.replace('{phone}', phone)}
      </Words>
      {state === 'failed' && (
        <Typography role="alert" color="error">
          {failed}
        </Typography>
      )}
      {secondsLeft > 0 ? (
        <Typography role="timer" color="textSecondary">
          {wait.replace('{seconds}', String(secondsLeft))}
        </Typography>
      ) : (
        phone !== '' &&
        state !== 'sending' && (
          <Button variant="outlined" onClick={send}>
            {resend}
          </Button>
        )
      )}
      {/* The end of the pause is announced; each second would be too much to listen to. */}
      <VisuallyHidden role="status">
        {state === 'sent' && secondsLeft === 0 && resend}
      </VisuallyHidden>
      <TargetLink href={leadScreen} sx={{ justifySelf: 'start' }}>
        {correct}
      </TargetLink>
    </Stack>
  );
}

const Words = styled(Typography)({ '&:empty': { display: 'none' } });
