import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import { useStorefront } from '../../../src/checkout/hooks/checkout-context.ts';
import { useFailure } from '../../../src/checkout/hooks/use-failure.ts';
import { useSlowWait } from '../../../src/checkout/hooks/use-slow-wait.ts';
import { useContract } from '../../../src/checkout/hooks/use-contract.ts';
import type { BlockProps } from '../descriptors/block-props.ts';
import { closesWith, Dialog } from '../../dialog/Dialog.tsx';
import { outside } from '../../link/TargetLink.tsx';
import { Stack } from '../../stack/Stack.tsx';

/** Shows the contract when it is asked for: its text, or a link to where it stands. */
export function Contract({ text, link, title, close }: BlockProps<'contract'>) {
  const { text: programText } = useStorefront();
  const { contract, open, close: hide } = useContract();
  const anchor = useRef<HTMLAnchorElement>(null);
  const { state } = contract;
  useSlowWait(state === 'loading');
  useFailure(state === 'failed', { call: 'getContract', retry: open });
  useEffect(() => {
    if (state === 'shown') anchor.current?.focus();
  }, [state]);
  return (
    <Stack as="section" sx={{ gap: 1 }}>
      {'url' in contract ? (
        <Button ref={anchor} variant="outlined" href={contract.url} {...outside}>
          {link}
        </Button>
      ) : (
        <Button variant="outlined" onClick={open} aria-disabled={state === 'loading'}>
          {text}
        </Button>
      )}
      {state === 'failed' && (
        <Typography role="alert" color="textSecondary">
          {programText('error.general')}
        </Typography>
      )}
      {'text' in contract && (
        <TextDialog title={title} close={close} onClose={hide}>
          {contract.text}
        </TextDialog>
      )}
    </Stack>
  );
}

interface TextDialogProps {
  title: string;
  close: string;
  onClose(): void;
  children: string;
}

function TextDialog({ title, close, onClose, children }: TextDialogProps) {
  const id = useId();
  return (
    <Dialog labelledBy={id} onClose={onClose}>
      <Typography id={id} variant="h3" component="h2">
        {title}
      </Typography>
      {/* It scrolls, so the keyboard has to reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <Words role="document" tabIndex={0}>
        {children}
      </Words>
      <Button variant="outlined" onClick={closesWith('close')}>
        {close}
      </Button>
    </Dialog>
  );
}

const Words = styled('div')({
  minHeight: 0,
  overflowY: 'auto',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  lineHeight: 1.5,
});
