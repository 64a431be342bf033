import Typography from '@mui/material/Typography';
import { useServices } from '../../../src/checkout/hooks/checkout-context.ts';
import { useNavigateNext } from '../../../src/checkout/hooks/navigation.ts';
import { useBump } from '../../../src/checkout/hooks/use-order.ts';
import type { BlockProps } from '../descriptors/block-props.ts';
import { StepButton } from '../../button/StepButton.tsx';
import { OfferCard } from '../../offer-card/OfferCard.tsx';
import { Stack } from '../../stack/Stack.tsx';

/** A plan that may be added to the same payment; without one to be had the buyer just goes on. */
export function OrderBump(texts: BlockProps<'order-bump'>) {
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
        <Typography role="status">{texts.unavailable}</Typography>
        <form method="post">
          <StepButton step="declined" onStep={() => leave(undefined)}>
            {texts.next}
          </StepButton>
        </form>
      </Stack>
    );
  }
  return (
    <form method="post">
      <Stack>
        <OfferCard name={plan?.name ?? '\u00a0'} plan={plan} money={money}>
          <Typography color="textSecondary">{texts.description}</Typography>
        </OfferCard>
        <StepButton step="continue" disabled={!plan} onStep={() => leave(plan!.id)}>
          {texts.accept}
        </StepButton>
        <StepButton step="declined" variant="outlined" onStep={() => leave(undefined)}>
          {texts.decline}
        </StepButton>
      </Stack>
    </form>
  );
}
