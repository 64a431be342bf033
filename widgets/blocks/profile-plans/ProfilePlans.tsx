import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { PROFILE_PLAN } from '../../../src/contract/visit-cookie.ts';
import { useStorefront } from '../../../src/checkout/hooks/checkout-context.ts';
import { useNavigateNext } from '../../../src/checkout/hooks/navigation.ts';
import { useFailure, useSlowWait } from '../../../src/checkout/hooks/use-call-notices.ts';
import {
  useProfilePlans,
  type ProfilePlan,
} from '../../../src/checkout/hooks/use-profile-plans.ts';
import { ActionButton } from '../../button/ActionButton.tsx';
import type { BlockProps } from '../descriptors/block-props.ts';
import { StepButton } from '../../button/StepButton.tsx';
import { GroupLabel, Option } from '../../fields/choice/Option.tsx';
import { Stack } from '../../stack/Stack.tsx';
import { Waiting } from '../../waiting/Waiting.tsx';
import { theme } from '../../../src/styles/theme.ts';

export function ProfilePlans(props: BlockProps<'profile-plans'>) {
  const { status, cards, choose, keep, retry } = useProfilePlans();
  const navigateNext = useNavigateNext();
  useSlowWait(status === 'loading');
  useFailure(status === 'failed', { call: 'getProduct', retry });
  if (status === 'failed') {
    return (
      <Stack sx={{ gap: 2 }}>
        <Typography role="alert">{props.unavailable}</Typography>
        <ActionButton words="error.retry" onClick={retry} />
        <form method="post">
          <StepButton step="declined" onStep={() => navigateNext('declined')}>
            {props.next}
          </StepButton>
        </form>
      </Stack>
    );
  }
  // A question with one answer is not asked.
  const only = cards.length === 1 ? cards[0] : undefined;
  const leave = () => {
    keep();
    navigateNext('continue');
  };
  return (
    <form method="post">
      <Stack sx={{ gap: 2 }}>
        {only ? (
          <Single>
            <input type="hidden" name={PROFILE_PLAN} value={only.id} />
            <Plan card={only} texts={props} />
          </Single>
        ) : (
          <div>
            <GroupLabel id="profile-plans">{props.legend}</GroupLabel>
            <RadioGroup
              aria-labelledby="profile-plans"
              aria-busy={status === 'loading'}
              name={PROFILE_PLAN}
              value={cards.find(({ isChosen }) => isChosen)?.id ?? ''}
              onChange={(_, id) => choose(id)}
            >
              {status === 'loading' && <PlansWaiting />}
              {cards.map((card) => (
                <Option
                  key={card.id}
                  value={card.id}
                  isChosen={card.isChosen}
                  control={<Radio />}
                  label={<Plan card={card} texts={props} />}
                />
              ))}
            </RadioGroup>
          </div>
        )}
        <StepButton step="continue" disabled={status === 'loading'} onStep={leave}>
          {props.choose}
        </StepButton>
        {props.decline && (
          <StepButton step="declined" variant="outlined" onStep={() => navigateNext('declined')}>
            {props.decline}
          </StepButton>
        )}
      </Stack>
    </form>
  );
}

function Plan({ card, texts }: { card: ProfilePlan; texts: BlockProps<'profile-plans'> }) {
  const { name, kind, price, yearly } = card;
  const { settings, images } = useStorefront().brand;
  const picture = images[settings.multiProfile?.cardThumbnailFile ?? ''];
  return (
    <>
      {picture && <img src={picture} alt="" width={48} height={48} />}
      <Words as="span">
        <strong>{name}</strong>
        <span>{texts[kind].replace('{value}', price)}</span>
        {yearly && texts.yearly && <small>{texts.yearly.replace('{value}', yearly)}</small>}
      </Words>
    </>
  );
}

const Single = styled(Paper)({
  display: 'flex',
  alignItems: 'center',
  gap: 'min(0.75rem, 3vw)',
  minHeight: 48,
  padding: '0 min(0.875rem, 4vw)',
  borderRadius: 8,
  borderColor: theme.palette.grey[500],
  background: 'none',
});

const Words = styled(Stack)({
  gap: 2,
  minWidth: 0,
  padding: '10px 0',
  fontVariantNumeric: 'tabular-nums',
});

const PlansWaiting = styled(Waiting)({ height: 220, borderRadius: 8 });
