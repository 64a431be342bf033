import { createContext, useContext, type ReactNode } from 'react';
import type { Transition } from '../../contract/actions.ts';
import {
  FLOWS_OF_METHODS,
  paymentMethod,
  TABBED_METHODS,
  type PaymentMethodKind,
  type TabbedMethod,
} from '../../contract/payment-methods.ts';
import { chooseFlow } from '../../flow/flow-choice.ts';
import { withoutParameter, withParameter } from '../../flow/kept-query.ts';
import type { Link } from '../../flow/link.ts';
import { hasOfferBlock } from '../../flow/path-after.ts';
import { isUpsellPage } from '../../flow/sold-at.ts';
import { firstPathOf, nextStep, stepAt } from '../../flow/step.ts';
import { pathOf } from '../../flow/templates.ts';
import type { Sale, Storefront } from '../checkout.ts';
import { isAccrual } from '../offer/methods.ts';
import { useSale, useStorefront } from './checkout-context.ts';
import { useOrder } from './use-order.ts';

/** Returns whether another address is being loaded; the present screen stays visible until that is drawn. */
export type NavigateNext = (outcome: Transition) => boolean;

export const NavigationContext = createContext<NavigateNext | null>(null);

export function useNavigateNext(): NavigateNext {
  const navigateNext = useContext(NavigationContext);
  if (!navigateNext) throw new Error('A screen was drawn where nothing can lead on.');
  return navigateNext;
}

/** Whether the flow names a screen after this one; an upsell that this one offers is left to the block that does. */
export function useHasNextScreen(): boolean {
  const { flow, step } = useSale();
  const { brand } = useStorefront();
  const next = step && nextStep(flow, step, 'continue');
  if (!next) return false;
  return !isUpsellPage(next.templateId) || !hasOfferBlock(brand.screens[step.templateId]);
}

export function useFirstStep(): string {
  const { link, flow } = useSale();
  return firstPathOf(flow) + link.query;
}

export function useScreenAddress(templateId: string, query?: string): string | undefined {
  const { link } = useSale();
  const path = pathOf(templateId);
  return path && path + (query ?? link.query);
}

/** A screen that the flow does not have, such as that of an invoice, stays, and asks by itself who pays. */
export function useOtherBuyer(): string {
  const { step, link } = useSale();
  const first = useFirstStep();
  return step ? first : link.query || '?';
}

/** Address of the form that asked who buys; undefined on that screen, and in a flow that does not have it. */
export function useLeadForm(): string | undefined {
  const { step, flow, link } = useSale();
  const form = stepAt(flow, 'lead');
  return step && form && step !== form ? pathOf('lead') + link.query : undefined;
}

export interface PaymentWay {
  kind: TabbedMethod;
  path: string;
  address: string;
}

/** Empty but for the product of the link: anything else is sold on its own screen alone. */
export function useOtherWays(besides: readonly PaymentMethodKind[]): PaymentWay[] {
  return useWays().filter(({ kind }) => !besides.includes(kind));
}

export function useWays(): PaymentWay[] {
  const { brand } = useStorefront();
  const sale = useSale();
  const { methods } = useOrder(false);
  const { link, offer } = sale;
  if (offer !== 'main') return [];
  return TABBED_METHODS.filter((kind) => methods.includes(kind)).flatMap((kind) => {
    const { screen, screensUnder } = paymentMethod(kind);
    if (screensUnder) return ownWay(kind, screensUnder, { ...sale, brand });
    const path = pathOf(screen!);
    return { kind, path, address: path + queryFor(kind, link) };
  });
}

/** None where the route of its name leads to no flow with its screens, nor where the card earns points. */
function ownWay(
  kind: TabbedMethod,
  screensUnder: string,
  { link, flows, brand }: Sale & Pick<Storefront, 'brand'>,
): PaymentWay[] {
  if (isAccrual(link)) return [];
  const asked = { ...link, flowId: undefined, route: kind };
  const flow = chooseFlow(asked, flows, brand.flows);
  const first = flow?.steps.find(({ templateId }) => templateId.startsWith(screensUnder));
  const path = first && pathOf(first.templateId);
  if (path === undefined) return [];
  const query = withParameter(withoutParameter(link.query, 'flowId'), 'route', kind);
  return [{ kind, path, address: path + query }];
}

/** The link's query without what asks for one method, and with the route of another one's flow. */
function queryFor(kind: TabbedMethod, { query, route, flowId }: Link): string {
  const asksFor = (name: string | undefined) =>
    name !== undefined && FLOWS_OF_METHODS.includes(name);
  const unrouted = asksFor(route) ? withoutParameter(query, 'route') : query;
  const plain = asksFor(flowId) ? withoutParameter(unrouted, 'flowId') : unrouted;
  const { flow, screen } = paymentMethod(kind);
  // A screen of its own needs no route, and that of the link may decide the price.
  const isNeeded =
    flow !== undefined && (screen === 'payment' || route === undefined || plain !== query);
  return isNeeded ? withParameter(plain, 'route', flow) : plain;
}

export interface Detour {
  closed?: PaymentMethodKind;
  take?(path: string, closed: PaymentMethodKind): void;
  /** The buyer has switched to this screen's method: it is one screen to them. */
  isSwitched?: boolean;
  /** Shows another method, or the same by another address, in place; one with screens of its own is a way on. */
  switchTo?(way: Pick<PaymentWay, 'path' | 'address'> & Partial<PaymentWay>): void;
}

export const DetourContext = createContext<Detour>({});

export const useDetour = (): Detour => useContext(DetourContext);

/** Draws the form that takes another e-mail; undefined if the brand's lead screen has none that could. */
export type DrawEmailForm = (form: {
  save: string;
  cancel: string;
  onDone(): void;
  onCancel(): void;
}) => ReactNode;

export const EmailFormContext = createContext<DrawEmailForm | undefined>(undefined);

export const useEmailForm = (): DrawEmailForm | undefined => useContext(EmailFormContext);
