import { styled } from '@mui/material/styles';
import { useStorefront } from '../../../src/checkout/hooks/checkout-context.ts';
import { useNavigateNext } from '../../../src/checkout/hooks/navigation.ts';
import { useFailure } from '../../../src/checkout/hooks/use-failure.ts';
import {
  useProfilePlans,
  type ProfilePlan,
} from '../../../src/checkout/hooks/use-profile-plans.ts';
import { useSlowWait } from '../../../src/checkout/hooks/use-slow-wait.ts';
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
  const { text } = useStorefront();
  const { status, cards, choose, keep, retry } = useProfilePlans();
  const navigateNext = useNavigateNext();
  useSlowWait(status === 'loading');
  useFailure(status === 'failed', { call: 'getProduct', retry });
  if (status === 'failed') {
    return (
      <Stack>
        <p role="alert">{props.unavailable}</p>
        <Button type="button" kind="secondary" onClick={retry}>
          {text('error.retry')}
        </Button>
        <Button type="button" onClick={() => navigateNext('declined')}>
          {props.next}
        </Button>
      </Stack>
    );
  }
  const leave = () => {
    keep();
    navigateNext('continue');
  };
  return (
    <Stack>
      <div role="radiogroup" aria-labelledby="profile-plans" aria-busy={status === 'loading'}>
        <GroupLabel id="profile-plans" component="span">
          {props.legend}
        </GroupLabel>
        <Options>
          {status === 'loading' && <Waiting role="status" aria-label={text('order.loading')} />}
          {cards.map((card) => (
            <Card
              key={card.id}
              card={card}
              price={props[card.kind].replace('{value}', card.price)}
              onChoose={() => choose(card.id)}
            />
          ))}
        </Options>
      </div>
      <Button type="button" disabled={status === 'loading'} onClick={leave}>
        {props.choose}
      </Button>
      {props.decline && (
        <Button type="button" kind="secondary" onClick={() => navigateNext('declined')}>
          {props.decline}
        </Button>
      )}
    </Stack>
  );
}

interface CardProps {
  card: ProfilePlan;
  price: string;
  onChoose(): void;
}

function Card({ card: { name, isChosen }, price, onChoose }: CardProps) {
  const { settings, images } = useStorefront().brand;
  const picture = images[settings.multiProfile?.cardThumbnailFile ?? ''];
  return (
    <Option data-chosen={isChosen || undefined}>
      <input type="radio" name="profile-plan" checked={isChosen} onChange={onChoose} />
      {picture && <img src={picture} alt="" width={48} height={48} />}
      <Words>
        <strong>{name}</strong>
        <span>{price}</span>
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
