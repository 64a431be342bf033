import Alert from '@mui/material/Alert';
import { useEffect, type ReactNode } from 'react';
import { useSale, useServices, useStorefront } from '../checkout/hooks/checkout-context.ts';
import { useOrder } from '../checkout/hooks/use-order.ts';
import { useDetour, useOtherWays, useScreenAddress } from '../checkout/hooks/navigation.ts';
import type { Sale } from '../checkout/checkout.ts';
import { leadsAway, isAccrual } from '../checkout/offer/methods.ts';
import type { CompiledForm } from '../contract/compiled-brand.ts';
import {
  paymentMethod,
  PAYMENT_METHOD_KINDS,
  type PaymentMethodKind,
} from '../contract/payment-methods.ts';
import { asksForSlip } from '../flow/flow-choice.ts';
import { HelpLink } from '../../widgets/blocks/help-link/HelpLink.tsx';
import { ActionButton } from '../../widgets/button/ActionButton.tsx';

interface MethodGateProps {
  form: CompiledForm;
  template: string;
  paysBy: PaymentMethodKind;
  children: ReactNode;
}

export function MethodGate({ form, template, paysBy, children }: MethodGateProps) {
  const { text } = useStorefront();
  const sale = useSale();
  const { closed, take } = useDetour();
  const { plan, methods } = useOrder(false);
  const { track } = useServices();
  const own = methodsOfForm(form, paysBy, sale);
  const ways = useOtherWays(own);
  const confirmation = useScreenAddress('success');
  const isOpen = own.some((kind) => methods.includes(kind));
  const asked = askedMethod(form, own[0]!, sale);
  const isLed = !isOpen && take !== undefined && closed === undefined && leadsAway(template);
  const target = isLed ? ways.find(({ path }) => path !== `/${template}`)?.path : undefined;
  useEffect(() => {
    if (target !== undefined) take?.(target, asked);
  }, [target, take, asked]);

  const isPriced = plan !== undefined || sale.offer === 'invoice';
  useEffect(() => {
    if (isOpen && isPriced) track({ kind: 'paymentForm', sale, plan });
  }, [isOpen, isPriced, sale, plan, track]);

  if (target !== undefined) return null;
  const unavailable = isOpen ? (closed ?? (own.includes(asked) ? undefined : asked)) : asked;
  return (
    <>
      {unavailable && (
        <Alert severity="info" role="status">
          {text(isOpen || ways.length > 0 ? `method.unavailable.${unavailable}` : 'method.none')}
          {!isOpen && (
            <>
              {ways.map(({ kind, address }) => (
                <ActionButton key={kind} words={`method.pay.${kind}`} href={address} />
              ))}
              {sale.offer === 'upsell' && (
                <ActionButton words="purchase.show" href={confirmation} />
              )}
              <HelpLink text={text('purchase.help')} isInNotice />
            </>
          )}
        </Alert>
      )}
      {isOpen && children}
    </>
  );
}

/** The methods that a form can pay by: a card form without a choice pays by credit. */
function methodsOfForm(
  { pages }: CompiledForm,
  paysBy: PaymentMethodKind,
  { link }: Pick<Sale, 'link'>,
): PaymentMethodKind[] {
  // The card pays where points are earned.
  const method = paymentMethod(paysBy).isInPoints && isAccrual(link) ? 'creditcard' : paysBy;
  const hasChoice = pages.some(({ variants }) =>
    Object.values(variants).some(({ schema }) => schema.properties?.paymentMethod !== undefined),
  );
  if (!hasChoice) return [method];
  return PAYMENT_METHOD_KINDS.filter((kind) => paymentMethod(kind).hasCard);
}

/** The method that the buyer came to this form for; it draws another one where that is not offered. */
function askedMethod(
  { action }: CompiledForm,
  method: PaymentMethodKind,
  { flow, link, offer }: Pick<Sale, 'flow' | 'link' | 'offer'>,
): PaymentMethodKind {
  // Everything beside the main purchase is paid by card.
  if (offer !== 'main') return method;
  if (action === 'pay' && asksForSlip(flow, link)) return 'boleto';
  return action === 'payBoleto' && !asksForSlip(flow, link) ? 'creditcard' : method;
}
