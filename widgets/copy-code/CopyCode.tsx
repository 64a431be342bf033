import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useStorefront } from '../../src/checkout/hooks/checkout-context.ts';
import { visuallyHidden } from '../visually-hidden.ts';

interface CopyCodeProps {
  texts: Readonly<Record<'label' | 'copy' | 'copied', string>>;
  /** As it is read. */
  shown: string;
  /** As it is copied. */
  code: string;
  rows: number;
  /** Stands between the button and the code. */
  children?: ReactNode;
}

/** Then the button offers to copy again. */
const SAID_MS = 4000;

/**
 * The button keeps its name and its size, so that nothing moves and the copy is announced once. Where nothing may be
 * copied, a text says so and the code is selected for the buyer to do it.
 */
export function CopyCode({ texts, shown, code, rows, children }: CopyCodeProps) {
  const { text } = useStorefront();
  const [copies, setCopies] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const isCopied = copies > 0;
  useEffect(() => {
    if (copies === 0) return undefined;
    const timer = setTimeout(() => setCopies(0), SAID_MS);
    return () => clearTimeout(timer);
  }, [copies]);
  const press = async () => {
    const isDone = await copyText(code);
    setFailed(!isDone);
    setCopies((before) => (isDone ? before + 1 : 0));
    if (isDone) return;
    area.current?.focus();
    area.current?.select();
  };
  return (
    <>
      <Button onClick={press}>
        <Label data-hidden={isCopied || undefined}>{texts.copy}</Label>
        {isCopied && <span aria-hidden="true">{texts.copied} ✓</span>}
      </Button>
      <Said role="status" data-shown={hasFailed || undefined}>
        {hasFailed ? text('copy.failed') : isCopied && texts.copied}
      </Said>
      {children}
      <Code
        multiline
        // MUI's own, which grows, writes a `style` attribute.
        inputComponent="textarea"
        inputRef={area}
        readOnly
        rows={rows}
        aria-label={texts.label}
        value={shown}
        onFocus={({ target }) => target.select()}
      />
    </>
  );
}

/** The permission may be refused, and the text still be copied by a selection. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** The selected text takes the focus, which is then given back. */
function copyBySelection(text: string): boolean {
  const before = document.activeElement;
  const holder = document.createElement('textarea');
  holder.value = text;
  holder.readOnly = true;
  document.body.append(holder);
  holder.select();
  const isDone = document.execCommand('copy');
  holder.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return isDone;
}

const Code = styled(OutlinedInput)({
  borderRadius: 8,
  '& textarea': {
    padding: 13,
    font: '0.8125rem/1.5 ui-monospace, monospace',
    textAlign: 'center',
    overflowWrap: 'anywhere',
    resize: 'none',
  },
});

const Label = styled('span')({ '&[data-hidden]': visuallyHidden });

const Said = styled('span')({ textAlign: 'center', '&:not([data-shown])': visuallyHidden });
