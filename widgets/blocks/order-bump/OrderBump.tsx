import { styled } from '../../../src/styles/styled.ts';
import { useServices } from '../../../src/checkout/hooks/checkout-context.ts';
import { useNavigateNext } from '../../../src/checkout/hooks/navigation.ts';
import { useBump } from '../../../src/checkout/hooks/use-bump.ts';
import { StepButton } from '../../button/StepButton.tsx';
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
        <form method="post">
          <StepButton step="declined" onStep={() => leave(undefined)}>
            {next}
          </StepButton>
        </form>
      </Stack>
    );
  }
  return (
    <form method="post">
      <Stack>
        <OfferCard name={plan?.name ?? '\u00a0'} plan={plan} money={money}>
          <p>{description}</p>
        </OfferCard>
        <StepButton step="continue" disabled={!plan} onStep={() => leave(plan!.id)}>
          {accept}
        </StepButton>
        <StepButton step="declined" kind="secondary" onStep={() => leave(undefined)}>
          {decline}
        </StepButton>
      </Stack>
    </form>
  );
}

const Stack = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  '& > p': { margin: 0, lineHeight: 1.5 },
});
