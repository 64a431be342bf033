import Alert from '@mui/material/Alert';
import type { ButtonProps } from '@mui/material/Button';
import type { RefObject } from 'react';
import { useNavigateNext } from '../../checkout/hooks/navigation.ts';
import { useSale, useServices, useStorefront } from '../../checkout/hooks/checkout-context.ts';
import { hasPaid, type Paid } from '../../flow/outcome.ts';
import { ActionButton } from '../../../widgets/button/ActionButton.tsx';

/** A purchase that leaves nothing to fill in: it is bought, waits to be paid, or a payment is under way. */
export type Settled = Paid | 'here' | 'elsewhere';

interface PurchaseNoticeProps {
  is: Settled;
  ref: RefObject<HTMLDivElement | null>;
  /** Buys once more what is bought already; a deliberate act. */
  onAgain(): void;
}

export function PurchaseNotice({ is, ref, onAgain }: PurchaseNoticeProps) {
  const { text } = useStorefront();
  // An invoice is never meant to be paid twice.
  const isOnce = useSale().offer === 'invoice';
  const isPending = is === 'pending';
  const bought = isOnce ? 'paid' : isPending ? 'pending' : 'already';
  return (
    <Alert severity="info" ref={ref} role="group" tabIndex={-1} data-outcome>
      {is === 'here' ? (
        <span role="status">{text('purchase.wait')}</span>
      ) : (
        <strong role="status">{text(`purchase.${is === 'elsewhere' ? is : bought}`)}</strong>
      )}
      {is === 'elsewhere' && <span>{text('purchase.follows')}</span>}
      {isPending && !isOnce && <span>{text('purchase.payOne')}</span>}
      {hasPaid(is) && <ShowButton is={is} variant="contained" />}
      {hasPaid(is) && !isOnce && (
        <ActionButton
          words={isPending ? 'purchase.payOther' : 'purchase.again'}
          onClick={onAgain}
        />
      )}
    </Alert>
  );
}

export function AgainNotice({ is }: { is: Paid }) {
  const { text } = useStorefront();
  return (
    <Alert severity="info">
      <span>{text(is === 'pending' ? 'purchase.payOne' : 'purchase.doubt.chosen')}</span>
      <ShowButton is={is} variant="outlined" />
    </Alert>
  );
}

function ShowButton({ is, variant }: { is: Paid } & Pick<ButtonProps, 'variant'>) {
  const { offer } = useSale();
  const { visit } = useServices();
  const navigateNext = useNavigateNext();
  const show = () => {
    visit.keepBoughtElsewhere(is, offer);
    navigateNext(is);
  };
  return <ActionButton words="purchase.show" variant={variant} onClick={show} />;
}
