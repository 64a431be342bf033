import { createContext, useContext } from 'react';
import type { Transition } from '../../contract/actions.ts';
import { firstPathOf } from '../../flow/step.ts';
import { pathOf } from '../../flow/templates.ts';
import { useSale } from './checkout-context.ts';

/** Leads to the step that follows an outcome. Given by the router, which this room does not know. */
export type NavigateNext = (outcome: Transition) => void;

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
