import { styled } from '@mui/material/styles';
import { useEffect, useLayoutEffect, useState } from 'react';
import {
  useServices,
  useStorefront,
  useVisit,
} from '../../../src/checkout/hooks/checkout-context.ts';
import { useOrder } from '../../../src/checkout/hooks/use-order.ts';
import type { PixData } from '../../../src/checkout/session/visit.ts';
import { payableAmount } from '../../../src/rules/payment-codes/br-code.ts';
import { CopyCode } from '../../copy-code/CopyCode.tsx';
import { TimeLeft } from './TimeLeft.tsx';
import { codeProblem, expiryOf } from './pix-problem.ts';

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
 * The Pix code of this visit, or why it cannot be paid: it asks for more than the price shown before, or
 * its time is over. The problem is kept with the code, so that the screen can offer another one.
 */
export function PixCode({ expired, ...texts }: PixCodeProps) {
  const { text } = useStorefront();
  const { pix } = useVisit();
  const problem = usePixProblem(pix);
  if (!pix) return null;
  if (problem === 'expired') return <Alert role="alert">{expired}</Alert>;
  if (problem === 'wrong') return <Alert role="alert">{text('error.general')}</Alert>;
  return <Payable pix={pix} {...texts} />;
}

/** The problem of a code, found before paint so that nobody reads a code that cannot be paid. */
function usePixProblem(pix: PixData | undefined): PixData['problem'] {
  const { brand } = useStorefront();
  const { visit, report } = useServices();
  const problem = pix && codeProblem(pix, brand.settings.product.priceUnit);
  const isNew = problem !== pix?.problem;
  useLayoutEffect(() => {
    if (!pix || !isNew) return;
    if (problem === 'wrong') report(new Error('The Pix code is not one for this price.'), 'payV2');
    visit.keepPix({ ...pix, problem });
  }, [pix, problem, isNew, visit, report]);
  return problem;
}

interface PayableProps extends Omit<PixCodeProps, 'expired'> {
  pix: PixData;
}

/** QR code, amount, 'copia e cola' and the time that is left to pay. */
function Payable({ pix, picture: alt, label, copy, copied, help, wait }: PayableProps) {
  const { visit } = useServices();
  const { brand } = useStorefront();
  const { money } = useOrder();
  const amount = payableAmount(pix.text, pix.amount, brand.settings.product.priceUnit);
  const picture = useQrPicture(pix.text);
  const expiry = expiryOf(pix);
  return (
    <Box>
      <Frame>{picture && <img src={picture} alt={alt} width={232} height={232} />}</Frame>
      {amount !== undefined && <Amount>{money(amount)}</Amount>}
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

/** The code as a picture, drawn after the page, so that nobody waits for the library. */
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
