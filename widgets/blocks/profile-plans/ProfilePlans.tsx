import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { Plan } from '../../../src/api/read-product.ts';
import { useCheckout, useVisit } from '../../../src/checkout/checkout-context.ts';
import { monthlyPrice } from '../../../src/checkout/monthly-price.ts';
import { useGoOn } from '../../../src/checkout/navigation.ts';
import { useOrder } from '../../../src/checkout/use-order.ts';
import { useSold } from '../../../src/checkout/use-sold.ts';
import { Button } from '../../button/Button.tsx';
import { Option, Options } from '../../fields/choice/Choice.tsx';
import { GroupLabel } from '../../fields/choice/GroupLabel.tsx';

interface ProfilePlansProps {
  legend: string;
  monthly: string;
  more: string;
  less: string;
  choose: string;
  unavailable: string;
  next: string;
  decline?: string;
}

/** Plans for several profiles, one to be chosen; payment opens with it (D-31). */
export function ProfilePlans(props: ProfilePlansProps) {
  const { visit, offer, text } = useCheckout();
  const { selectedPlan, selectedUpsellPlan } = useVisit();
  const { sold, hasFailed } = useSold();
  const { retry, plan: first } = useOrder();
  const [pressed, press] = useState<string>();
  const goOn = useGoOn();
  const plans = sold?.plans ?? [];
  const chosenId = pressed ?? (offer === 'upsell' ? selectedUpsellPlan : selectedPlan) ?? first?.id;
  const chosen = plans.find(({ id }) => id === chosenId) ?? plans[0];
  const leave = () => {
    visit.selectPlan(chosen!.id, offer);
    goOn('continue');
  };
  if (hasFailed || (sold && !chosen)) {
    return (
      <Stack>
        <p role="alert">{props.unavailable}</p>
        <Button type="button" kind="secondary" onClick={retry}>
          {text('error.retry')}
        </Button>
        <Button type="button" onClick={() => goOn('declined')}>
          {props.next}
        </Button>
      </Stack>
    );
  }
  return (
    <Stack>
      <div role="radiogroup" aria-labelledby="profile-plans" aria-busy={!sold}>
        <GroupLabel id="profile-plans" component="span">
          {props.legend}
        </GroupLabel>
        <Options>
          {!sold && <Waiting role="status" aria-label={text('order.loading')} />}
          {plans.map((plan) => (
            <Card
              key={plan.id}
              plan={plan}
              chosen={chosen!}
              texts={props}
              onChoose={() => press(plan.id)}
            />
          ))}
        </Options>
      </div>
      <Button type="button" disabled={!chosen} onClick={leave}>
        {props.choose}
      </Button>
      {props.decline && (
        <Button type="button" kind="secondary" onClick={() => goOn('declined')}>
          {props.decline}
        </Button>
      )}
    </Stack>
  );
}

interface CardProps {
  plan: Plan;
  chosen: Plan;
  texts: ProfilePlansProps;
  onChoose(): void;
}

function Card({ plan, chosen, texts, onChoose }: CardProps) {
  const { multiProfile = {} } = useCheckout().brand.settings;
  const { images } = useCheckout().brand;
  const { money } = useOrder();
  const picture = images[multiProfile.cardThumbnailFile ?? ''];
  const isChosen = plan === chosen;
  const difference = monthlyPrice(plan) - monthlyPrice(chosen);
  const isDifference = multiProfile.shouldUseMonthlyDifference && !isChosen;
  const pattern = isDifference ? (difference < 0 ? texts.less : texts.more) : texts.monthly;
  const value = money(isDifference ? Math.abs(difference) : monthlyPrice(plan));
  return (
    <Option data-chosen={isChosen || undefined}>
      <input type="radio" name="profile-plan" checked={isChosen} onChange={onChoose} />
      {picture && <img src={picture} alt="" width={48} height={48} />}
      <Words>
        <strong>{plan.name ?? plan.id}</strong>
        <span>{pattern.replace('{value}', value)}</span>
      </Words>
    </Option>
  );
}

const Stack = styled('div')({ display: 'grid', gap: 16, '& > p': { margin: 0, lineHeight: 1.5 } });

const Words = styled('span')({
  display: 'grid',
  gap: 2,
  padding: '10px 0',
  fontVariantNumeric: 'tabular-nums',
});

const Waiting = styled('div')(({ theme }) => ({
  height: 220,
  borderRadius: 8,
  background: theme.palette.grey[300],
}));
