import { styled } from '../../../src/styles/styled.ts';
import { useEffect, useId, useRef } from 'react';
import { useStorefront } from '../../../src/checkout/hooks/checkout-context.ts';
import { useFailure } from '../../../src/checkout/hooks/use-failure.ts';
import { useSlowWait } from '../../../src/checkout/hooks/use-slow-wait.ts';
import { useContract } from '../../../src/checkout/hooks/use-contract.ts';
import { Button, LinkButton } from '../../button/Button.tsx';
import { closesWith, Dialog } from '../../dialog/Dialog.tsx';

interface ContractProps {
  text: string;
  link: string;
  title: string;
  close: string;
}

/** Shows the contract when it is asked for: its text, or a link to where it stands. */
export function Contract({ text, link, title, close }: ContractProps) {
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
    <Box>
      {'url' in contract ? (
        <LinkButton
          ref={anchor}
          kind="secondary"
          href={contract.url}
          target="_blank"
          rel="noopener noreferrer"
        >
          {link}
        </LinkButton>
      ) : (
        <Button type="button" kind="secondary" onClick={open} aria-disabled={state === 'loading'}>
          {text}
        </Button>
      )}
      {state === 'failed' && <p role="alert">{programText('error.general')}</p>}
      {'text' in contract && (
        <TextDialog title={title} close={close} onClose={hide}>
          {contract.text}
        </TextDialog>
      )}
    </Box>
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
      <Title id={id}>{title}</Title>
      {/* It scrolls, so the keyboard has to reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <Words role="document" tabIndex={0}>
        {children}
      </Words>
      <Button type="button" kind="secondary" onClick={closesWith('close')}>
        {close}
      </Button>
    </Dialog>
  );
}

const Box = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  '& p': { margin: 0, lineHeight: 1.45, color: theme.palette.text.secondary },
}));

const Title = styled('h2')({ margin: 0, fontSize: 18, lineHeight: 1.35 });

const Words = styled('div')({
  minHeight: 0,
  overflowY: 'auto',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  lineHeight: 1.5,
});
