import { styled } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import { useServices, useStorefront } from '../../checkout/hooks/checkout-context.ts';

/** Says, over the page and so without moving it, that something on it takes longer than usual. */
export function SlowNote() {
  const { slowWaits } = useServices();
  const { text } = useStorefront();
  const waits = useSyncExternalStore(slowWaits.subscribe, slowWaits.items, slowWaits.items);
  return waits.length > 0 ? <Note role="status">{text('app.slow')}</Note> : null;
}

const Note = styled('p')(({ theme }) => ({
  position: 'fixed',
  insetInline: 12,
  bottom: 'calc(12px + var(--banner, 0px))',
  zIndex: 80_000,
  boxSizing: 'border-box',
  width: 'fit-content',
  maxWidth: 460,
  margin: '0 auto',
  padding: '10px 16px',
  borderRadius: theme.shape.borderRadius,
  background: theme.palette.text.primary,
  color: theme.palette.background.paper,
  fontSize: 15,
  lineHeight: 1.4,
  textAlign: 'center',
  // Controls under it can still be pressed.
  pointerEvents: 'none',
}));
