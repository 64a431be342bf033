import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import {
  useServices,
  useStorefront,
  useVisit,
} from '../../../src/checkout/hooks/checkout-context.ts';
import { useScreenAddress } from '../../../src/checkout/hooks/navigation.ts';
import { useOrder } from '../../../src/checkout/hooks/use-order.ts';
import { useIssuedPix } from '../../../src/checkout/hooks/facts.ts';
import type { PixData } from '../../../src/checkout/visit/visit.ts';
import type { MoneyUnit } from '../../../src/rules/money.ts';
import { formatDuration, readMoment } from '../../../src/rules/moment.ts';
import { payableAmount, readBrCode } from '../../../src/rules/payment-codes/br-code.ts';
import type { BlockProps } from '../descriptors/block-props.ts';
import { CopyCode } from '../../copy-code/CopyCode.tsx';
import { FactList } from '../../fact-list/FactList.tsx';
import { Stack } from '../../stack/Stack.tsx';
import { Steps } from '../steps/Steps.tsx';
import { theme } from '../../../src/styles/theme.ts';

type PixCodeProps = BlockProps<'pix-code'>;

/** The Pix code of this visit, or why it cannot be paid; that is kept with it, so that the screen can offer another. */
export function PixCode({ expired, again, ...texts }: PixCodeProps) {
  const { text } = useStorefront();
  const pix = useIssuedPix();
  const { isLoaded } = useVisit();
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (isLoaded && !pix) setAsked(true);
  }, [isLoaded, pix]);
  const another = useScreenAddress('pix');
  const problem = usePixProblem(pix);
  if (!pix) return null;
  if (problem === 'wrong') return <Alert role="alert">{text('error.general')}</Alert>;
  if (problem === 'expired') {
    return (
      <Box as="section">
        <Alert role="alert">{expired}</Alert>
        {again && <Button href={another}>{again}</Button>}
      </Box>
    );
  }
  return <Payable pix={pix} takesFocus={isAsked} {...texts} />;
}

/** In milliseconds by the buyer's clock, which may be hours off; none where it had passed when the code came. */
export function expiryOf({ expiresAt = '', at, ahead = 0 }: PixData): number | undefined {
  const end = (readMoment(expiresAt) ?? -Infinity) - ahead;
  return end > at ? end : undefined;
}

/** The reason why a code cannot be paid now. `unit` is that of `pix.amount`. */
function codeProblem(pix: PixData, unit?: MoneyUnit): PixData['problem'] {
  if (pix.problem) return pix.problem;
  if (payableAmount(pix.text, pix.amount, unit) === undefined) return 'wrong';
  return (expiryOf(pix) ?? Infinity) <= Date.now() ? 'expired' : undefined;
}

/** Found before paint, so that a code that cannot be paid is never shown. */
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

type PayableProps = Omit<PixCodeProps, 'expired' | 'again'> & {
  pix: PixData;
  /** The buyer has pressed for it on this screen, and the button that had the focus is gone. */
  takesFocus: boolean;
};

/** A phone cannot scan its own screen: it copies first. Media queries decide, so that the first drawing is right. */
function Payable({ pix, takesFocus, ...texts }: PayableProps) {
  const { visit } = useServices();
  const { brand } = useStorefront();
  const { money } = useOrder();
  const [isScanned, setScanned] = useState(false);
  const frame = useId();
  const amount = payableAmount(pix.text, pix.amount, brand.settings.product.priceUnit);
  const shownAmount = amount !== undefined && <Amount>{money(amount)}</Amount>;
  const receiver = readBrCode(pix.text);
  const picture = useQrPicture(pix.text);
  const expiry = expiryOf(pix);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // The button that copies: what to do next, and what a screen reader says.
    if (takesFocus) box.current!.querySelector('button')!.focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <Box as="section" ref={box}>
      <CopyCode texts={texts} shown={pix.text} code={pix.text} rows={5}>
        <Compared>
          {expiry !== undefined && <TimeLeft until={expiry} text={texts.wait} onEnd={visit.load} />}
          <FactList
            facts={[
              [texts.amount, shownAmount],
              [texts.receiver, receiver && `${receiver.merchantName}, ${receiver.merchantCity}`],
            ]}
          />
        </Compared>
        <OnPhone>
          <Steps steps={texts.steps} />
        </OnPhone>
      </CopyCode>
      <Toggle
        variant="outlined"
        aria-expanded={isScanned}
        aria-controls={frame}
        onClick={() => setScanned(!isScanned)}
      >
        {texts.other}
      </Toggle>
      <Scan id={frame} data-open={isScanned || undefined}>
        <Frame>
          {picture && <img src={picture} alt={texts.picture} width={232} height={232} />}
        </Frame>
        <Steps steps={texts.scan} />
      </Scan>
    </Box>
  );
}

const SECOND_MS = 1000;

const secondsTo = (until: number) => Math.ceil((until - Date.now()) / SECOND_MS);

/** Counts down to a moment, by the clock and not by ticks: a sleeping phone does not tick. */
function TimeLeft({ until, text, onEnd }: { until: number; text: string; onEnd(): void }) {
  const [left, setLeft] = useState(() => secondsTo(until));
  useEffect(() => {
    const tick = () => {
      setLeft(secondsTo(until));
      if (until <= Date.now()) onEnd();
    };
    const timer = setInterval(tick, SECOND_MS);
    return () => clearInterval(timer);
  }, [until, onEnd]);
  return <Line role="timer">{text.replace('{time}', formatDuration(Math.max(0, left)))}</Line>;
}

/** The code as a picture, drawn after the page, which does not wait for the library. */
function useQrPicture(code: string): string | undefined {
  const [picture, setPicture] = useState<string>();
  useEffect(() => {
    let isWanted = code !== '';
    const draw = ({ renderSVG }: typeof import('uqr')) => {
      if (isWanted)
        setPicture(`data:image/svg+xml,${encodeURIComponent(renderSVG(code, { border: 2 }))}`);
    };
    // Firefox fails an import whose page is left meanwhile; without the picture the code can be copied.
    void import('uqr').then(draw, () => {});
    return () => {
      isWanted = false;
    };
  }, [code]);
  return picture;
}

const PHONE = '@media (pointer: coarse)';

const Box = styled(Stack)({ gap: 16, justifyItems: 'center', textAlign: 'center' });

/** Before the picture where that is first. */
const Compared = styled(Stack)({
  width: '100%',
  order: -1,
  '& > p': { margin: 0 },
  [PHONE]: { order: 0 },
});

// Not every font has digits of one width: what begins at the edge does not move when they change.
const Line = styled('p')({ textAlign: 'left', fontVariantNumeric: 'tabular-nums' });

const OnPhone = styled('div')({
  display: 'none',
  width: '100%',
  [PHONE]: { display: 'block' },
});

const Toggle = styled(Button)({ display: 'none', [PHONE]: { display: 'flex' } });

const Scan = styled(Box)({
  width: '100%',
  // A computer shows the picture first: its buyer pays with the phone in their hand.
  order: -1,
  [PHONE]: { display: 'none', order: 0, '&[data-open]': { display: 'grid' } },
});

const Frame = styled('div')({
  boxSizing: 'border-box',
  width: 250,
  maxWidth: '100%',
  aspectRatio: '1',
  padding: 8,
  borderRadius: 12,
  background: '#fff',
  border: '1px solid #d7d9de',
  '& > img': { display: 'block', width: '100%', height: 'auto' },
});

const Amount = styled('strong')({
  fontSize: '1.25rem',
  fontWeight: theme.typography.fontWeightBold,
});

const Alert = styled(Typography)({
  padding: '12px 16px',
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.palette.error.main}`,
});
