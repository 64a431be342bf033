import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, type NavigateOptions } from 'react-router-dom';
import type { Checkout } from '../checkout/checkout.ts';
import type { Detour, NavigateNext } from '../checkout/hooks/navigation.ts';
import { readResult } from '../checkout/payment/purchase-result.ts';
import type { TagManager } from '../contract/monitoring.ts';
import { paymentMethod } from '../contract/payment-methods.ts';
import { needsNewDocument } from '../flow/media-sources.ts';
import { hasPaid } from '../flow/outcome.ts';
import { pathAfter } from '../flow/path-after.ts';
import { backPathOf } from '../flow/step.ts';
import { knownPath, pathOf, templateOf } from '../flow/templates.ts';

interface PlaceInForm extends Pick<Detour, 'closed' | 'isSwitched'> {
  /** The page of the screen's form, from 0. */
  page?: number;
}

/** The ways that lead from a screen to other screens, within this document where its policy fits them. */
export function useScreenNavigation(checkout: Checkout, templateId: string) {
  const { heldCard } = checkout;
  const { pathname, state, key } = useLocation();
  const navigate = useNavigate();
  const { page = 0, closed, isSwitched } = (state ?? {}) as PlaceInForm;
  useArrival(templateId, page, isSwitched);
  useEffect(() => {
    if (!isSwitched) heldCard.clear();
  }, [key, isSwitched, heldCard]);
  useEffect(() => heldCard.clear, [heldCard]);

  const shown = useRef(pathname);
  useEffect(() => {
    shown.current = pathname;
  }, [pathname]);

  const ways = useMemo(() => {
    const { brand, visit, link, flow, step, report } = checkout;
    const { tagManager } = checkout.page.monitoring ?? {};
    const backPath = backPathOf(flow, templateId);
    const go = (
      path: string,
      tags: TagManager | undefined,
      to = path + link.query,
      how: NavigateOptions = {},
    ) => {
      const next = templateOf(path)?.templateId ?? '';
      if (!needsNewDocument(brand, templateId, next, tags)) void navigate(to, how);
      else window.location[how.replace ? 'replace' : 'assign'](to);
    };
    const navigateNext: NavigateNext = (outcome) => {
      // A buyer who has left the screen is not taken to another, except to the result of a payment.
      if (shown.current !== pathname && !hasPaid(outcome)) return false;
      // The answer to a payment may name the next screen.
      const paid = hasPaid(outcome) ? readResult(checkout.session, checkout) : undefined;
      const { route, pix } = paid?.result ?? {};
      const known = knownPath(route);
      // Without a code to show, the screen of Pix would sell once more.
      const named = known === pathOf('pix') && !pix ? undefined : known;
      if (route && !named) report(new Error('It names no screen that follows a payment.'), 'route');
      const hasBought = visit.state().purchase !== undefined;
      const path = named ?? pathAfter(outcome, { ...checkout, templateId, hasBought });
      go(path, tagManager);
      return path !== pathname;
    };
    const goBack = () => {
      // A screen that the flow does not have is left to where its buyer came from, within the shop.
      if (page > 0 || (step === undefined && hasOwnEntryBefore())) void navigate(-1);
      else if (backPath) go(backPath, tagManager);
    };
    const detour: Detour = {
      closed,
      isSwitched,
      switchTo({ kind, path, address: to }) {
        const isHere = !kind || paymentMethod(kind).screensUnder === undefined;
        if (kind && isHere) heldCard.expect();
        // Another price on the same screen leaves its page and its sentences as they are.
        const kept = path === pathname ? { page, closed } : {};
        const inPlace = { replace: true, state: { ...kept, isSwitched: true } };
        // A document without a tag manager may show any method; only a card has to get away from one.
        const tags = tagManager?.isAllowedHere ? tagManager : undefined;
        go(path, tags, to, isHere ? inPlace : {});
      },
      take: (path, method) =>
        void navigate(path + link.query, { replace: true, state: { closed: method } }),
    };
    return {
      navigateNext,
      detour,
      /** Undefined where no screen comes before. */
      goBack: page > 0 || backPath ? goBack : undefined,
      showPage(next: number) {
        if (next === page) return;
        void navigate(pathname + link.query, { state: { page: next }, replace: next < page });
      },
    };
  }, [checkout, templateId, pathname, page, closed, isSwitched, heldCard, navigate]);
  return { page, ...ways };
}

/** Whether the entry before this one is a screen of this document: the router counts them. */
const hasOwnEntryBefore = (): boolean =>
  ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0;

/**
 * Scrolls a new screen, or a new page of its form, to its top and focuses the heading. After a switch to another method
 * of payment the screen is the same to its buyer.
 */
function useArrival(templateId: string, page: number, isSwitched: boolean | undefined): void {
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
