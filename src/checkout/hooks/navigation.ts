import { createContext, useContext } from 'react';
import type { Transition } from '../../contract/actions.ts';
import {
  FLOWS_OF_METHODS,
  paymentMethod,
  type PaymentMethodKind,
} from '../../contract/payment-methods.ts';
import { withoutParameter, withParameter } from '../../flow/kept-query.ts';
import type { Link } from '../../flow/link.ts';
import { firstPathOf } from '../../flow/step.ts';
import { pathOf } from '../../flow/templates.ts';
import { useSale } from './checkout-context.ts';
import { useMethods } from './use-order.ts';

/**
 * Leads to the step that follows an outcome. Given by the router, which this room does not know.
 *
 * @returns whether another address is on its way, until whose screen is drawn this one may still be seen.
 */
export type NavigateNext = (outcome: Transition) => boolean;

export const NavigationContext = createContext<NavigateNext | null>(null);

export function useNavigateNext(): NavigateNext {
  const navigateNext = useContext(NavigationContext);
  if (!navigateNext) throw new Error('A screen was drawn where nothing can lead on.');
  return navigateNext;
}

/** Address of the flow's first step, with the link's query. */
export function useFirstStep(): string {
  const { link, flow } = useSale();
  return firstPathOf(flow) + link.query;
}

/** Address of a screen by its template id, with the link's or a given query; undefined for one that needs an id. */
export function useScreenAddress(templateId: string, query?: string): string | undefined {
  const { link } = useSale();
  const path = pathOf(templateId);
  return path && path + (query ?? link.query);
}

/** Address of the first screen, with the link's query. */
export function useRestart(): string {
  const { link } = useSale();
  return pathOf('lead') + link.query;
}

/**
 * Address at which another buyer begins: the flow's first step. A screen that the flow does not have, such
 * as that of an invoice, stays, and asks by itself who pays.
 */
export function useOtherBuyer(): string {
  const { step, link } = useSale();
  const first = useFirstStep();
  return step ? first : link.query || '?';
}

/** A way to pay on another screen, or on this one in another way. */
export interface PaymentWay {
  kind: 'creditcard' | 'pix' | 'boleto';
  /** Path of its screen. */
  path: string;
  /** Its address: the link's own query, asking for this method. */
  address: string;
}

const WAYS: readonly PaymentWay['kind'][] = ['creditcard', 'pix', 'boleto'];

/**
 * The ways to pay the product of the link, besides some methods, in the order in which they are offered.
 * Anything else is sold on its own screen alone.
 */
export function useOtherWays(besides: readonly PaymentMethodKind[]): PaymentWay[] {
  const { link, offer } = useSale();
  const methods = useMethods();
  if (offer !== 'main') return [];
  return WAYS.filter((kind) => methods.includes(kind) && !besides.includes(kind)).map((kind) => {
    const path = pathOf(paymentMethod(kind).screen ?? 'payment');
    return { kind, path, address: path + queryFor(kind, link) };
  });
}

/** The link's query without what asks for one method, and with the route of another one's flow. */
function queryFor(kind: PaymentWay['kind'], { query, route, flowId }: Link): string {
  const asksFor = (name: string | undefined) =>
    name !== undefined && FLOWS_OF_METHODS.includes(name);
  const unrouted = asksFor(route) ? withoutParameter(query, 'route') : query;
  const plain = asksFor(flowId) ? withoutParameter(unrouted, 'flowId') : unrouted;
  const { flow } = paymentMethod(kind);
  // The screen of Pix needs no route, and that of the link may decide the price.
  const isNeeded =
    flow !== undefined && (kind === 'boleto' || route === undefined || plain !== query);
  return isNeeded ? withParameter(plain, 'route', flow) : plain;
}

/** Leads from a screen whose method is not offered to the one that sells. Given by the router. */
export interface Detour {
  /** The method that the buyer came for, and was led away from. */
  closed?: PaymentMethodKind;
  /** Replaces the screen, keeping the query, and says there that a method is closed. */
  take?(path: string, closed: PaymentMethodKind): void;
}

export const DetourContext = createContext<Detour>({});

export const useDetour = (): Detour => useContext(DetourContext);
