import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { paymentMethod } from '../../../src/contract/payment-methods.ts';
import { useSale, useStorefront } from '../../../src/checkout/hooks/checkout-context.ts';
import { useDetour, useWays, type PaymentWay } from '../../../src/checkout/hooks/navigation.ts';
import { useOrder } from '../../../src/checkout/hooks/use-order.ts';
import type { BlockProps } from '../descriptors/block-props.ts';
import { theme } from '../../../src/styles/theme.ts';

/** Steps among the tabs by the keys of a radio group. */
const STEPS: Readonly<Partial<Record<string, number>>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** The methods of payment as tabs: links to their screens, in whose place the program changes the form. */
export function PaymentMethods({ title, method }: BlockProps<'payment-methods'>) {
  const { text } = useStorefront();
  const { offer } = useSale();
  const { isSwitched, switchTo } = useDetour();
  // Only the link's product is sold in several ways; an invoice asks for no product at all.
  const { status } = useOrder(offer === 'main');
  const ways = useWays();
  const id = useId();
  const tabs = useRef<HTMLDivElement>(null);
  // Tabs that were drawn before the price keep their room.
  const [isKept] = useState(status === 'loading' && ways.length > 1);
  useEffect(() => {
    if (isSwitched) tabs.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  if (ways.length === 0 || (ways.length === 1 && !isKept && ways[0]!.kind === method)) return null;

  const chosen = ways.findIndex(({ kind }) => kind === method);
  const choose = (way: PaymentWay) => {
    if (way.kind === method) return;
    if (switchTo) switchTo(way);
    else location.assign(way.address);
  };
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const step = event.key === ' ' ? 0 : STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const to = (at + step + ways.length) % ways.length;
    // Arrows do not leave the screen: a method that has its own is chosen by Space or Enter.
    if (step !== 0 && paymentMethod(ways[to]!.kind).screensUnder) {
      tabs.current!.querySelectorAll<HTMLElement>('a')[to]!.focus();
    } else choose(ways[to]!);
  };
  return (
    <Ways>
      <span id={id}>{title}</span>
      <Tabs ref={tabs} role="radiogroup" aria-labelledby={id}>
        {ways.map((way, at) => (
          <Tab
            key={way.kind}
            href={way.address}
            role="radio"
            aria-checked={way.kind === method}
            tabIndex={at === Math.max(chosen, 0) ? 0 : -1}
            onKeyDown={(event) => onKeyDown(event, at)}
            onClick={(event) => {
              const { ctrlKey, metaKey, shiftKey } = event;
              if (ctrlKey || metaKey || shiftKey) return;
              event.preventDefault();
              choose(way);
            }}
          >
            {text(`method.tab.${way.kind}`)}
          </Tab>
        ))}
      </Tabs>
    </Ways>
  );
}

const Ways = styled('div')({
  display: 'grid',
  gap: '0.5rem',
  fontSize: '0.9375rem',
  color: theme.palette.text.primary,
});

const Tabs = styled('div')({
  display: 'grid',
  gap: '0.5rem',
  // Four stand in one row at 320 px.
  gridTemplateColumns: 'repeat(auto-fit, minmax(4rem, 1fr))',
});

const Tab = styled(ButtonBase)({
  minHeight: '3rem',
  padding: '0.5rem 0.25rem',
  border: `1px solid ${theme.palette.grey[300]}`,
  borderRadius: theme.shape.borderRadius,
  background: theme.palette.background.paper,
  fontWeight: theme.typography.fontWeightMedium,
  '&[aria-checked="true"]': {
    borderColor: theme.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.palette.primary.main}`,
    background: theme.palette.primary.light,
    // Forced colours paint neither shadow nor ground.
    '@media (forced-colors: active)': { outline: '2px solid', outlineOffset: -3 },
  },
}) as typeof ButtonBase;
