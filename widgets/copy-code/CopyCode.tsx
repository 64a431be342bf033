import { styled } from '../../src/styles/styled.ts';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { visuallyHidden } from '../visually-hidden.ts';
import { copyText } from './copy-text.ts';

interface CopyCodeProps {
  label: string;
  /** As it is read. */
  shown: string;
  /** As it is copied. */
  code: string;
  rows: number;
  copy: string;
  copied: string;
  /** Stands between the button and the code. */
  children?: ReactNode;
}

/** The time for which the button says that it has copied, in milliseconds; then it offers to copy again. */
const SAID_MS = 4000;

/**
 * A code to be pasted elsewhere: a button that copies it, then all of it in sight, selected by a touch. The
 * button keeps its name and its size, so that nothing moves and the copy is announced once. Where nothing
 * may be copied, the code is selected for the buyer to do it.
 */
export function CopyCode({ label, shown, code, rows, copy, copied, children }: CopyCodeProps) {
  const [copies, setCopies] = useState(0);
  const text = useRef<HTMLTextAreaElement>(null);
  const isCopied = copies > 0;
  useEffect(() => {
    if (copies === 0) return undefined;
    const timer = setTimeout(() => setCopies(0), SAID_MS);
    return () => clearTimeout(timer);
  }, [copies]);
  const press = async () => {
    if (await copyText(code)) setCopies((before) => before + 1);
    else text.current?.focus();
  };
  return (
    <>
      <Button type="button" onClick={press}>
        <Label data-hidden={isCopied || undefined}>{copy}</Label>
        {isCopied && <span aria-hidden="true">{copied} ✓</span>}
      </Button>
      <Said role="status">{isCopied && copied}</Said>
      {children}
      <Code
        ref={text}
        readOnly
        rows={rows}
        aria-label={label}
        value={shown}
        onFocus={({ target }) => target.select()}
      />
    </>
  );
}

const Code = styled('textarea')(({ theme }) => ({
  width: '100%',
  boxSizing: 'border-box',
  padding: 12,
  borderRadius: 8,
  border: `1px solid ${theme.palette.grey[500]}`,
  background: theme.palette.background.paper,
  color: theme.palette.text.primary,
  font: '0.8125rem/1.5 ui-monospace, monospace',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  resize: 'none',
}));

const Label = styled('span')({ '&[data-hidden]': visuallyHidden });

const Said = styled('span')(visuallyHidden);
