import { styled } from '@mui/material/styles';
import { useEffect, useLayoutEffect, useState } from 'react';
import {
  useServices,
  useStorefront,
  useVisit,
} from '../../../src/checkout/hooks/checkout-context.ts';
import { useOrder } from '../../../src/checkout/hooks/use-order.ts';
import type { PixData } from '../../../src/checkout/session/visit.ts';
import { CopyCode } from '../../copy-code/CopyCode.tsx';
import { TimeLeft } from './TimeLeft.tsx';
import { codeProblem, expiryOf } from './code-fault.ts';

interface PixCodeProps {
  picture: string;
  label: string;
  copy: string;
  copied: string;
  help: string;
  wait: string;
  expired: string;
}

/**
 * The Pix code of this visit, or why it cannot be paid: it is no code over the amount of its order, or
 * its time is over. The fault is kept with it, for the screen then offers to ask for another code.
 */
export function PixCode({ expired, ...texts }: PixCodeProps) {
  const { text } = useStorefront();
  const { pix } = useVisit();
  const fault = usePixFault(pix);
  if (!pix) return null;
  if (fault === 'expired') return <Alert role="alert">{expired}</Alert>;
  if (fault === 'wrong') return <Alert role="alert">{text('error.general')}</Alert>;
  return <Payable pix={pix} {...texts} />;
}

/** What is wrong with a code; before it is painted, so that nobody reads one that cannot be paid. */
function usePixFault(pix: PixData | undefined): PixData['fault'] {
  const { brand } = useStorefront();
  const { visit, report } = useServices();
  const fault = pix && codeProblem(pix, brand.settings.product.priceUnit);
  const isNews = fault !== pix?.fault;
  useLayoutEffect(() => {
    if (!pix || !isNews) return;
    if (fault === 'wrong') report(new Error('The Pix code is none over this amount.'), 'payV2');
    visit.keepPix({ ...pix, fault });
  }, [pix, fault, isNews, visit, report]);
  return fault;
}

interface PayableProps extends Omit<PixCodeProps, 'expired'> {
  pix: PixData;
}

/** QR code, amount, 'copia e cola' and the time that is left to pay. */
function Payable({ pix, picture: alt, label, copy, copied, help, wait }: PayableProps) {
  const { visit } = useServices();
  const { money } = useOrder();
  const picture = useQrPicture(pix.text);
  const expiry = expiryOf(pix);
  return (
    <Box>
      <Frame>{picture && <img src={picture} alt={alt} width={232} height={232} />}</Frame>
      <Amount>{money(pix.amount)}</Amount>
      {expiry !== undefined && <TimeLeft until={expiry} text={wait} onEnd={visit.load} />}
      <p>{help}</p>
      <CopyCode
        label={label}
        shown={pix.text}
        code={pix.text}
        rows={4}
        copy={copy}
        copied={copied}
      />
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
  boxSizing: 'border-box',
  width: 250,
  height: 250,
  padding: 8,
  borderRadius: 12,
  background: '#fff',
  border: '1px solid #d7d9de',
});

const Amount = styled('strong')(({ theme }) => ({
  fontSize: 24,
  fontWeight: theme.typography.fontWeightBold,
}));

const Alert = styled('p')(({ theme }) => ({
  margin: 0,
  padding: '12px 16px',
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.palette.error.main}`,
  lineHeight: 1.5,
}));
