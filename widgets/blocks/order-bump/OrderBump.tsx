import { styled } from '@mui/material/styles';
import { useServices, useStorefront } from '../../../src/checkout/hooks/checkout-context.ts';
import { useNavigateNext } from '../../../src/checkout/hooks/navigation.ts';
import { useBump } from '../../../src/checkout/hooks/use-bump.ts';
import { Button } from '../../button/Button.tsx';
import { OfferCard } from '../../offer-card/OfferCard.tsx';

interface OrderBumpProps {
  description: string;
  accept: string;
  decline: string;
  unavailable: string;
  next: string;
}

/** A plan that may be added to the same payment; without one to be had the buyer just goes on. */
export function OrderBump({ description, accept, decline, unavailable, next }: OrderBumpProps) {
  const { visit } = useServices();
  const { text } = useStorefront();
  const { status, plan, money } = useBump();
  const navigateNext = useNavigateNext();
  const leave = (planId: string | undefined) => {
    visit.keepBump(planId);
    navigateNext(planId === undefined ? 'declined' : 'continue');
  };
  if (status === 'none') {
    return (
      <Stack>
        <p role="status">{unavailable}</p>
        <Button type="button" onClick={() => leave(undefined)}>
          {next}
        </Button>
      </Stack>
    );
  }
  const { name, amount = 0, standardAmount = 0 } = plan ?? {};
  return (
    <Stack>
      <OfferCard
        name={name ?? '\u00a0'}
        price={plan && money(amount)}
        standardPrice={standardAmount > amount ? money(standardAmount) : undefined}
        waiting={text('order.loading')}
      >
        <p>{description}</p>
      </OfferCard>
      <Button type="button" disabled={!plan} onClick={() => leave(plan!.id)}>
        {accept}
      </Button>
      <Button type="button" kind="secondary" onClick={() => leave(undefined)}>
        {decline}
      </Button>
    </Stack>
  );
}

const Stack = styled('div')({ display: 'grid', gap: 12, '& > p': { margin: 0, lineHeight: 1.5 } });
