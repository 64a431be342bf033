import { styled } from '@mui/material/styles';
import { useId, useSyncExternalStore } from 'react';
import { useServices, useStorefront } from '../../checkout/hooks/checkout-context.ts';
import type { Failure } from '../../checkout/checkout.ts';
import { loadedPaymentParts } from '../chunks.ts';
import { Button } from '../../../widgets/button/Button.tsx';
import { closesWith, Dialog } from '../../../widgets/dialog/Dialog.tsx';

/** The one dialog of the page that says what failed (sections 8 and 9). */
export function FailureDialog() {
  const { failures } = useServices();
  const shown = useSyncExternalStore(failures.subscribe, failures.items, failures.items);
  const last = shown.at(-1);
  return last ? <FailureAlert last={last} all={shown} /> : null;
}

function FailureAlert({ last, all }: { last: Failure; all: readonly Failure[] }) {
  const { failures } = useServices();
  const { text } = useStorefront();
  const id = useId();
  const { texts = ['error.general'] } = last;
  const SupportCode = last.requestId && loadedPaymentParts().SupportCode;
  const calls = [...new Map(all.map((failure) => [failure.call, failure])).values()];
  // No call is repeated here if one of them may have moved money.
  const canRetry = calls.every(({ retry }) => retry);
  const onClose = (answer: string) => {
    failures.clear();
    if (answer === 'retry') calls.forEach(({ retry }) => retry?.());
    else last.focus?.();
  };
  return (
    <Dialog role="alertdialog" labelledBy={SupportCode ? `${id} ${id}-code` : id} onClose={onClose}>
      <Sign aria-hidden="true">!</Sign>
      <Words id={id}>{texts.map((key) => text(key)).join(' ')}</Words>
      {SupportCode && (
        <Words as="div" id={`${id}-code`}>
          <SupportCode requestId={last.requestId} />
        </Words>
      )}
      {canRetry && (
        <Button type="button" onClick={closesWith('retry')}>
          {text('error.retry')}
        </Button>
      )}
      <Button type="button" kind={canRetry ? 'secondary' : 'primary'} onClick={closesWith('close')}>
        {text('error.close')}
      </Button>
    </Dialog>
  );
}

const Words = styled('p')({ margin: '0 0 4px', textAlign: 'center', lineHeight: 1.5 });

const Sign = styled('span')(({ theme }) => ({
  alignSelf: 'center',
  boxSizing: 'border-box',
  width: 44,
  border: `2px solid ${theme.palette.error.main}`,
  borderRadius: '50%',
  color: theme.palette.error.main,
  fontSize: 24,
  fontWeight: theme.typography.fontWeightBold,
  lineHeight: '40px',
  textAlign: 'center',
}));
