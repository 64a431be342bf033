import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useSale, useStorefront } from '../../../src/checkout/hooks/checkout-context.ts';
import { useOtherWays, type PaymentWay } from '../../../src/checkout/hooks/navigation.ts';
import { useOrder } from '../../../src/checkout/hooks/use-order.ts';
import { LinkButton } from '../../button/Button.tsx';

interface PaymentMethodsProps {
  title: string;
  method: PaymentWay['kind'] | 'livelo';
}

/** The other ways to pay (ENTITY-36), once the plan says which; real navigations that keep what was typed. */
export function PaymentMethods({ title, method }: PaymentMethodsProps) {
  const { text } = useStorefront();
  const { offer } = useSale();
  // Only the link's product is sold in several ways; an invoice asks for no product at all.
  const { status } = useOrder(offer === 'main');
  const ways = useOtherWays([method]);
  const id = useId();
  if (status !== 'ready' || ways.length === 0) return null;
  return (
    <Ways aria-labelledby={id}>
      <span id={id}>{title}</span>
      {ways.map(({ kind, address }) => (
        <LinkButton key={kind} kind="secondary" href={address}>
          {text(`method.pay.${kind}`)}
        </LinkButton>
      ))}
    </Ways>
  );
}

const Ways = styled('nav')(({ theme }) => ({
  display: 'grid',
  gap: 10,
  fontSize: 15,
  color: theme.palette.text.primary,
}));
