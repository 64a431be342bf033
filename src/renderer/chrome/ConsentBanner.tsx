import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef } from 'react';
import { useStorefront } from '../../checkout/hooks/checkout-context.ts';
import type { TrackingText } from '../../contract/monitoring.ts';
import { Stack } from '../../../widgets/stack/Stack.tsx';
import { outside } from '../../../widgets/link/TargetLink.tsx';
import { theme } from '../../styles/theme.ts';

interface ConsentBannerProps {
  texts: Record<TrackingText, string>;
  takesFocus: boolean;
  onAnswer(answer: 'granted' | 'denied'): void;
}

/**
 * Asks whether the buyer may be tracked, at the bottom of the page, which ends above it; so does what takes the
 * focus (WCAG 2.4.11). Both answers weigh the same.
 */
export function ConsentBanner({ texts, takesFocus, onAnswer }: ConsentBannerProps) {
  const { links } = useStorefront();
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) ref.current!.focus();
    const { style } = document.documentElement;
    const measure = () =>
      style.setProperty('--banner', `${Math.ceil(ref.current!.getBoundingClientRect().height)}px`);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(ref.current!);
    return () => {
      observer.disconnect();
      style.removeProperty('--banner');
    };
  }, [takesFocus]);
  return (
    <Banner component="section" square ref={ref} tabIndex={-1} aria-label={texts['tracking.title']}>
      <p>
        {texts['tracking.question']}{' '}
        <Link color="inherit" href={links.politics} {...outside}>
          {texts['tracking.politics']}
        </Link>
      </p>
      <Stack sx={{ flex: '0 1 320px', gridTemplateColumns: '1fr 1fr' }}>
        <Button variant="outlined" onClick={() => onAnswer('denied')}>
          {texts['tracking.refuse']}
        </Button>
        <Button variant="outlined" onClick={() => onAnswer('granted')}>
          {texts['tracking.accept']}
        </Button>
      </Stack>
    </Banner>
  );
}

const Banner = styled(Paper)({
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: 70_000,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '10px 24px',
  boxSizing: 'border-box',
  maxHeight: '50dvh',
  overflow: 'auto',
  padding: '12px 16px',
  border: 0,
  borderTop: `1px solid ${theme.palette.grey[500]}`,
  fontSize: 15,
  lineHeight: 1.4,
  '&:focus': { outline: 'none' },
  '& > p': { flex: '0 1 560px', margin: 0 },
}) as typeof Paper;
