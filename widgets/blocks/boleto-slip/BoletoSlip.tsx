import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useVisit } from '../../../src/checkout/checkout-context.ts';
import { readBoletoLine } from '../../../src/rules/boleto.ts';
import { Button, LinkButton } from '../../button/Button.tsx';
import { copyText } from '../../copy-text.ts';
import { Barcode } from './Barcode.tsx';

interface BoletoSlipProps {
  label: string;
  copy: string;
  copied: string;
  open: string;
  unchecked: string;
}

/**
 * The bank slip of the last payment (D-125): barcode and line where the line is one, whatever its
 * check digits, which only warn; and the way to the slip where the upstream gives it.
 */
export function BoletoSlip({ label, copy, copied, open, unchecked }: BoletoSlipProps) {
  const { line = '', url = '' } = useVisit().purchase?.result.boleto ?? {};
  const [isCopied, setCopied] = useState(false);
  const slip = readBoletoLine(line);
  const isSafe = URL.canParse(url) && new URL(url).protocol === 'https:';
  if (!slip && !isSafe) return null;
  return (
    <Box>
      {slip && (
        <>
          <Barcode digits={slip.barcode} />
          <Line
            readOnly
            rows={2}
            aria-label={label}
            value={slip.shown}
            onFocus={({ target }) => target.select()}
          />
          {!slip.isChecked && <Note>{unchecked}</Note>}
          <Button
            type="button"
            kind="secondary"
            onClick={async () => setCopied(await copyText(slip.digits))}
          >
            {copy}
          </Button>
          <span role="status">{isCopied && copied}</span>
        </>
      )}
      {isSafe && (
        <LinkButton kind="secondary" href={url} target="_blank" rel="noopener noreferrer">
          {open}
        </LinkButton>
      )}
    </Box>
  );
}

const Box = styled('section')({
  display: 'grid',
  gap: 12,
  justifyItems: 'center',
  '& [role="status"]:empty': { display: 'none' },
});

const Line = styled('textarea')(({ theme }) => ({
  width: '100%',
  boxSizing: 'border-box',
  padding: 12,
  borderRadius: 8,
  border: `1px solid ${theme.palette.grey[500]}`,
  background: theme.palette.background.paper,
  color: theme.palette.text.primary,
  font: '14px/1.5 ui-monospace, monospace',
  textAlign: 'center',
  resize: 'none',
}));

const Note = styled('p')({ margin: 0, fontSize: 14, lineHeight: 1.45, textAlign: 'center' });
