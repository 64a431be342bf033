import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useSale, useServices } from '../../../src/checkout/hooks/checkout-context.ts';
import { useOrder } from '../../../src/checkout/hooks/use-order.ts';
import { useSlowWait } from '../../../src/checkout/hooks/use-call-notices.ts';
import { GroupLabel, Option } from '../../fields/choice/Option.tsx';
import { Waiting } from '../../waiting/Waiting.tsx';
import { theme } from '../../../src/styles/theme.ts';

/** The plans on sale, one of which is bought. The order summary shows a failure and offers another attempt. */
export function Tickets({ title }: { title: string }) {
  const { visit } = useServices();
  const sale = useSale();
  const { status, plan, plans, money } = useOrder();
  const id = useId();
  useSlowWait(status === 'loading');
  if (status === 'failed') return null;
  return (
    <div>
      <GroupLabel id={id}>{title}</GroupLabel>
      <RadioGroup
        aria-labelledby={id}
        aria-busy={status === 'loading'}
        name={id}
        value={plan?.id ?? ''}
        onChange={(_, planId) => visit.selectPlan(planId, sale)}
      >
        {status === 'loading' && <TicketsWaiting />}
        {plans.map(({ id: planId, name, amount }) => (
          <Option
            key={planId}
            value={planId}
            isChosen={planId === plan?.id}
            control={<Radio />}
            label={
              <Words>
                <span>{name ?? planId}</span>
                <strong>{money(amount)}</strong>
              </Words>
            }
          />
        ))}
      </RadioGroup>
    </div>
  );
}

/** Name and price in one line, or in two where there is no room. */
const Words = styled('span')({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 12,
  padding: '10px 0',
  lineHeight: 1.35,
});

/** The room of two tickets, as most events sell. */
const TicketsWaiting = styled(Waiting)({
  minHeight: 104,
  borderRadius: 8,
  background: theme.palette.primary.light,
});
