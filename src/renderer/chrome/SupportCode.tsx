import { styled } from '@mui/material/styles';
import { visuallyHidden } from '../../../widgets/visually-hidden.ts';
import { useStorefront } from '../../checkout/hooks/checkout-context.ts';
import { theme } from '../../styles/theme.ts';

/** The id of a payment in doubt, for support: selected as a whole by a touch, and spelled for those who listen. */
export function SupportCode({ requestId }: { requestId?: string }) {
  const { text } = useStorefront();
  if (requestId === undefined) return null;
  return (
    <span>
      {text('purchase.doubt.code')} <Code aria-hidden="true">{requestId}</Code>
      {/* '7K3M-9QXA' as '7 K 3 M, 9 Q X A': a screen reader would say words that cannot be written down. */}
      <Spelled>{[...requestId].join(' ').replaceAll(' - ', ', ')}</Spelled>
    </span>
  );
}

const Code = styled('span')({
  display: 'inline-block',
  fontFamily: 'ui-monospace, monospace',
  fontWeight: theme.typography.fontWeightMedium,
  userSelect: 'all',
});

const Spelled = styled('span')({ ...visuallyHidden, userSelect: 'none' });
