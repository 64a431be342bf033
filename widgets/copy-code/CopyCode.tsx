import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Button } from '../button/Button.tsx';
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
}

/** A code to be pasted elsewhere: all of it in sight, selected by a touch, copied by a button. */
export function CopyCode({ label, shown, code, rows, copy, copied }: CopyCodeProps) {
  const [isCopied, setCopied] = useState(false);
  return (
    <>
      <Code
        readOnly
        rows={rows}
        aria-label={label}
        value={shown}
        onFocus={({ target }) => target.select()}
      />
      <Button type="button" kind="secondary" onClick={async () => setCopied(await copyText(code))}>
        {copy}
      </Button>
      <Said role="status">{isCopied && copied}</Said>
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
  font: '13px/1.5 ui-monospace, monospace',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  resize: 'none',
}));

const Said = styled('span')({ '&:empty': { display: 'none' } });
