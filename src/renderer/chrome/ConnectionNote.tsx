import { styled } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import { isOffline, subscribeToConnection } from '../../checkout/session/connection.ts';
import { useServices, useStorefront } from '../../checkout/hooks/checkout-context.ts';
import { STICKY } from '../../styles/page-styles.ts';
import { theme } from '../../styles/theme.ts';

/** Says, over the page and so without moving it, that there is no connection, or that something takes long. */
export function ConnectionNote() {
  const { slowWaits } = useServices();
  const { text } = useStorefront();
  const waits = useSyncExternalStore(slowWaits.subscribe, slowWaits.items, slowWaits.items);
  const isCutOff = useSyncExternalStore(subscribeToConnection, isOffline, () => false);
  if (!isCutOff && waits.length === 0) return null;
  return <Note role="status">{text(isCutOff ? 'app.offline' : 'app.slow')}</Note>;
}

const Note = styled('p')({
  position: 'fixed',
  insetInline: 12,
  bottom: 'calc(12px + var(--banner, 0px))',
  // The amount and the button that stay in sight on a phone stand below it.
  [STICKY]: { bottom: 'calc(7.75rem + var(--banner, 0px))' },
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
  // Forced colours paint no ground: an edge tells it from the page.
  border: '1px solid transparent',
  lineHeight: 1.4,
  textAlign: 'center',
  pointerEvents: 'none',
});
