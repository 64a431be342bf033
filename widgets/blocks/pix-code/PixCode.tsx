import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useCheckout, useVisit } from '../../../src/checkout/checkout-context.ts';
import { useOrder } from '../../../src/checkout/use-order.ts';
import { readBrCode } from '../../../src/rules/br-code.ts';
import { Button } from '../../button/Button.tsx';
import { copyText } from '../../copy-text.ts';

interface PixCodeProps {
  copy: string;
  copied: string;
  help: string;
}

/** QR code, amount and 'copia e cola' of a Pix payment. A code whose checksum is wrong is not drawn. */
export function PixCode({ copy, copied, help }: PixCodeProps) {
  const { text } = useCheckout();
  const { pix } = useVisit();
  const { money } = useOrder();
  const [isCopied, setCopied] = useState(false);
  const code = pix?.text ?? '';
  const picture = useQrPicture(code);
  if (!pix) return null;
  if ('fault' in readBrCode(code)) return <p role="alert">{text('error.general')}</p>;
  return (
    <Box>
      <Frame>{picture && <img src={picture} alt="QR code Pix" width={232} height={232} />}</Frame>
      <Amount>{money(pix.amount)}</Amount>
      <p>{help}</p>
      <Code
        readOnly
        rows={3}
        aria-label="Pix copia e cola"
        value={code}
        onFocus={({ target }) => target.select()}
      />
      <Button type="button" kind="secondary" onClick={async () => setCopied(await copyText(code))}>
        {copy}
      </Button>
      <span role="status">{isCopied && copied}</span>
    </Box>
  );
}

/** The code as a picture, drawn after the page is there: the library is not worth anyone's waiting. */
function useQrPicture(code: string): string | undefined {
  const [picture, setPicture] = useState<string>();
  useEffect(() => {
    let isWanted = code !== '';
    void import('uqr').then(({ renderSVG }) => {
      if (isWanted)
        setPicture(`data:image/svg+xml,${encodeURIComponent(renderSVG(code, { border: 2 }))}`);
    });
    return () => {
      isWanted = false;
    };
  }, [code]);
  return picture;
}

const Box = styled('section')({
  display: 'grid',
  gap: 12,
  justifyItems: 'center',
  textAlign: 'center',
  '& p': { margin: 0, lineHeight: 1.5 },
});

const Frame = styled('div')({
  width: 248,
  height: 248,
  padding: 8,
  borderRadius: 12,
  background: '#fff',
  border: '1px solid #d7d9de',
});

const Amount = styled('strong')(({ theme }) => ({
  fontSize: 24,
  fontWeight: theme.typography.fontWeightBold,
}));

const Code = styled('textarea')(({ theme }) => ({
  width: '100%',
  boxSizing: 'border-box',
  padding: 12,
  borderRadius: 8,
  border: `1px solid ${theme.palette.grey[500]}`,
  background: theme.palette.background.paper,
  color: theme.palette.text.primary,
  font: '13px/1.5 ui-monospace, monospace',
  overflowWrap: 'anywhere',
  resize: 'none',
}));
