import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { Sale } from '../checkout/checkout.ts';
import { useServices } from '../checkout/hooks/checkout-context.ts';
import type { VisitState } from '../checkout/visit/visit.ts';
import { showsSale } from '../flow/sold-at.ts';
import { isFirstScreen } from '../flow/step.ts';
import type { TemplateId } from '../flow/templates.ts';

interface ScreenOfVisit {
  templateId: TemplateId;
  sale: Sale;
  visited: VisitState;
  /** An upsell may follow: the sale of the main product is not over yet. */
  hasMore: boolean;
  /** The buyer has only switched to another method of payment. */
  isSwitched: boolean;
}

/** Keeps the visit as the screen demands: begun at the first step, over where its result has been seen. */
export function useVisitAtScreen(screen: ScreenOfVisit): void {
  const { templateId, sale, visited, hasMore, isSwitched } = screen;
  const { visit, session, purchases, heldCard, track } = useServices();
  const { key } = useLocation();
  const isFirst = isFirstScreen(sale.flow, templateId);
  // At the first step a new visit begins where the one before is over. A layout effect comes before the form takes
  // over what is kept.
  useLayoutEffect(() => {
    if (isFirst) visit.begin('history');
  }, [isFirst, visit]);
  useEffect(() => {
    if (!isSwitched) heldCard.clear();
  }, [key, isSwitched, heldCard]);
  useEffect(() => heldCard.clear, [heldCard]);
  const isSeen = showsSale(templateId) && visited.isLoaded;
  useEffect(() => {
    if (!isSeen) return;
    purchases.seen();
    const { purchase, elsewhere, invoice } = visit.state();
    if (purchase ?? elsewhere?.main ?? invoice) visit.endSale(hasMore);
  }, [isSeen, hasMore, purchases, visit, sale]);
  useEffect(() => track({ kind: 'screen', templateId, sale }), [track, templateId, sale]);
  const { isPaymentInPerson } = sale.step?.props ?? {};
  useEffect(() => {
    const known = session.read('isPaymentInPerson');
    const isInPerson = typeof isPaymentInPerson === 'boolean' ? isPaymentInPerson : known === true;
    if (isInPerson !== known) session.set('isPaymentInPerson', isInPerson);
  }, [isPaymentInPerson, session]);
}

/**
 * Scrolls a new screen, or a new page of its form, to its top and focuses the heading. After a switch to another method
 * of payment the screen is the same to its buyer.
 */
export function useArrival(templateId: string, page: number, isSwitched: boolean): void {
  const before = useRef({ templateId, page });
  useEffect(() => {
    const last = before.current;
    before.current = { templateId, page };
    const isSameScreen = last.templateId === templateId;
    if (isSwitched || (isSameScreen && last.page === page)) return;
    window.scrollTo(0, 0);
    const ofPage = document.querySelector<HTMLElement>(isSameScreen ? '[data-page-heading]' : 'h1');
    const heading = ofPage ?? document.querySelector<HTMLElement>('h1');
    heading?.focus({ preventScroll: true });
  }, [templateId, page, isSwitched]);
}
