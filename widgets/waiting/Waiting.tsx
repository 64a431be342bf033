import { styled } from '@mui/material/styles';
import { useStorefront } from '../../src/checkout/hooks/checkout-context.ts';
import { theme } from '../../src/styles/theme.ts';

/** The room of a price that is on its way, which is read out as loading. `className` comes from `styled`. */
export function Waiting({ className }: { className?: string }) {
  const { text } = useStorefront();
  return (
    <Bar className={className} role="status" aria-label={text('order.loading')}>
      {'\u00a0'}
    </Bar>
  );
}

const Bar = styled('span')({
  display: 'block',
  borderRadius: 6,
  background: theme.palette.grey[300],
});
