import { styled } from '@mui/material/styles';
import { useVisit } from '../../../src/checkout/hooks/checkout-context.ts';
import { readBoletoLine } from '../../../src/rules/payment-codes/boleto.ts';
import { LinkButton } from '../../button/Button.tsx';
import { CopyCode } from '../../copy-code/CopyCode.tsx';
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
  const slip = readBoletoLine(line);
  const isSafe = URL.canParse(url) && new URL(url).protocol === 'https:';
  if (!slip && !isSafe) return null;
  return (
    <Box>
      {slip && (
        <>
          <Barcode digits={slip.barcode} />
          {!slip.isChecked && <Note>{unchecked}</Note>}
          <CopyCode
            label={label}
            shown={slip.shown}
            code={slip.digits}
            rows={2}
            copy={copy}
            copied={copied}
          />
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
});

const Note = styled('p')({ margin: 0, fontSize: 14, lineHeight: 1.45, textAlign: 'center' });
