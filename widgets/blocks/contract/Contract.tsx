import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef } from 'react';
import { useCheckout } from '../../../src/checkout/checkout-context.ts';
import { useContract } from '../../../src/checkout/use-contract.ts';
import { Button, LinkButton } from '../../button/Button.tsx';

interface ContractProps {
  text: string;
  link: string;
  title: string;
  close: string;
}

/** Shows the contract when it is asked for: its text, or a link to where it stands. */
export function Contract({ text, link, title, close }: ContractProps) {
  const { text: programText } = useCheckout();
  const { contract, open, close: hide } = useContract();
  const anchor = useRef<HTMLAnchorElement>(null);
  const { state } = contract;
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

/** The browser's own dialog: it keeps the focus inside, and gives it back. */
function TextDialog({ title, close, onClose, children }: TextDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <Dialog ref={dialog} aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{title}</h2>
      {/* It scrolls, so the keyboard has to reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div role="document" tabIndex={0}>
        {children}
      </div>
      <Button type="button" kind="secondary" onClick={() => dialog.current?.close()}>
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

const Dialog = styled('dialog')(({ theme }) => ({
  boxSizing: 'border-box',
  width: 320,
  maxWidth: 'calc(100vw - 16px)',
  maxHeight: 'calc(100dvh - 32px)',
  zIndex: 100_000,
  padding: 20,
  border: 'none',
  borderRadius: 12,
  background: theme.palette.background.paper,
  color: theme.palette.text.primary,
  '&[open]': { display: 'grid', gap: 16, gridTemplateRows: 'auto minmax(0, 1fr) auto' },
  '&::backdrop': { background: 'rgb(0 0 0 / 0.5)' },
  '& h2': { margin: 0, fontSize: 18, lineHeight: 1.35 },
  '& > div': {
    overflowY: 'auto',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    lineHeight: 1.5,
  },
}));
