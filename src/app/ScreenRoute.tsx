import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
} from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { saleAt } from '../checkout/offer/sale-at.ts';
import {
  SaleContext,
  useSale,
  useServices,
  useStorefront,
  useVisit,
} from '../checkout/hooks/checkout-context.ts';
import { factsOf } from '../checkout/hooks/facts.ts';
import {
  DetourContext,
  NavigationContext,
  type Detour,
  type NavigateNext,
} from '../checkout/hooks/navigation.ts';
import { readResult } from '../checkout/payment/purchase-result.ts';
import { useFlow } from '../checkout/hooks/use-flow.ts';
import type { LoadedBrand } from '../contract/compiled-brand.ts';
import { paymentMethod } from '../contract/payment-methods.ts';
import { needsNewDocument } from '../flow/media-sources.ts';
import { hasPaid } from '../flow/outcome.ts';
import { pathAfter } from '../flow/path-after.ts';
import { onlySellsUpsell, showsSale } from '../flow/sold-at.ts';
import { backPathOf, firstPathOf, isFirstScreen, stepAt, stepCountAt } from '../flow/step.ts';
import { knownPath, pathOf, templateOf, type ScreenAddress } from '../flow/templates.ts';
import { evaluateCondition } from '../flow/condition.ts';
import { Overlay } from '../renderer/chrome/Overlay.tsx';
import { Page } from '../renderer/chrome/Page.tsx';
import { Screen } from '../renderer/Screen.tsx';
import { useScreen } from './use-screen.ts';

interface ScreenRouteProps {
  loaded: LoadedBrand;
  /** The screen at the address. */
  address: ScreenAddress;
}

/** The screen at the address: the URL is the position, so that reload and Back never lose it. */
export function ScreenRoute({ loaded, address }: ScreenRouteProps) {
  const { brand, page: data } = useStorefront();
  const { visit, session, purchases, heldCard, track } = useServices();
  const documentSale = useSale();
  const { link } = documentSale;
  const { pathname, state, key } = useLocation();
  const navigate = useNavigate();
  const { page = 0, closed, isSwitched } = (state ?? {}) as { page?: number } & Detour;
  const { templateId, id } = address;
  const { flow, flows } = useFlow(templateId);
  const step = stepAt(flow, templateId);
  const sale = useMemo(
    () => saleAt({ ...documentSale, page: data, flow, flows }, { templateId, id }, step),
    [documentSale, data, flow, flows, templateId, id, step],
  );
  const visited = useVisit();
  const facts = factsOf({ ...sale, brand, session }, visited);
  const tagManager = data.monitoring?.tagManager;
  const isForCard = tagManager?.cardScreens.includes(templateId);
  // However the buyer got here, by the browser's Back or Forward too: no card is typed where tags may run.
  const isForbidden = isForCard && tagManager?.isAllowedHere;
  useEffect(() => {
    if (isForbidden) window.location.reload();
  }, [isForbidden]);
  // A buyer who has bought goes on to the receipt, any other to the first step.
  const isUnsold = !data.upsell && onlySellsUpsell(templateId);
  const instead = visited.purchase ? pathOf('success') : firstPathOf(flow);
  useEffect(() => {
    if (isUnsold && visited.isLoaded) window.location.replace(instead + link.query);
  }, [isUnsold, visited.isLoaded, instead, link]);
  const screen = useScreen(loaded, templateId);

  const go = useCallback(
    (path: string) => {
      const next = templateOf(path)?.templateId ?? '';
      if (needsNewDocument(brand, templateId, next, tagManager)) {
        window.location.assign(path + link.query);
      } else void navigate(path + link.query);
    },
    [brand, templateId, tagManager, link, navigate],
  );
  const shown = useRef(pathname);
  useEffect(() => {
    shown.current = pathname;
  }, [pathname]);
  const navigateNext = useCallback<NavigateNext>(
    (outcome) => {
      // A buyer who has left the screen is not taken to another, except to the result of a payment.
      if (shown.current !== pathname && !hasPaid(outcome)) return false;
      const { purchase: main } = visit.state();
      // The answer to a payment may name the next screen.
      const route = hasPaid(outcome) ? readResult(session, sale)?.result.route : undefined;
      const named = knownPath(route);
      const hasBought = main !== undefined;
      const path =
        named ?? pathAfter(outcome, { templateId, offer: sale.offer, flow, brand, hasBought });
      go(path);
      return path !== pathname;
    },
    [pathname, templateId, sale, flow, brand, visit, session, go],
  );
  const backPath = backPathOf(flow, templateId);
  const hasStep = step !== undefined;
  const goBack = useCallback(() => {
    // A screen that the flow does not have is left to where its buyer came from, within the shop.
    if (page > 0 || (!hasStep && hasOwnEntryBefore())) void navigate(-1);
    else if (backPath) go(backPath);
  }, [page, hasStep, backPath, navigate, go]);
  const showPage = useCallback(
    (next: number) => {
      if (next === page) return;
      void navigate(pathname + link.query, { state: { page: next }, replace: next < page });
    },
    [navigate, pathname, link, page],
  );

  const detour = useMemo<Detour>(
    () => ({
      closed,
      isSwitched,
      switchTo: ({ kind, path, address: to }) => {
        const isHere = !kind || paymentMethod(kind).screensUnder === undefined;
        if (kind && isHere) heldCard.expect();
        const next = templateOf(path)?.templateId ?? '';
        // A document without a tag manager may show any method; only a card has to get away from one.
        const tags = tagManager?.isAllowedHere ? tagManager : undefined;
        if (needsNewDocument(brand, templateId, next, tags))
          window.location[isHere ? 'replace' : 'assign'](to);
        else if (isHere) {
          // Another price on the same screen leaves its page and its sentences as they are.
          const kept = path === pathname ? { page, closed } : {};
          void navigate(to, { replace: true, state: { ...kept, isSwitched: true } });
        } else void navigate(to);
      },
      take: (path, method) =>
        void navigate(path + link.query, { replace: true, state: { closed: method } }),
    }),
    [closed, isSwitched, page, pathname, navigate, heldCard, link, brand, templateId, tagManager],
  );

  useEffect(() => {
    if (!isSwitched) heldCard.clear();
  }, [key, isSwitched, heldCard]);
  useEffect(() => heldCard.clear, [heldCard]);
  const isFirst = isFirstScreen(flow, templateId);
  // At the first step a new visit begins where the one before is over. A layout effect comes before the form takes
  // over what is kept.
  useLayoutEffect(() => {
    if (isFirst) visit.begin('history');
  }, [isFirst, visit]);
  const isSeen = showsSale(templateId) && visited.isLoaded;
  const hasMore = facts.hasUpsellOffer === true;
  useEffect(() => {
    if (!isSeen) return;
    purchases.seen();
    const { purchase, boughtElsewhere, invoice } = visit.state();
    if (purchase ?? boughtElsewhere ?? invoice) visit.endSale(hasMore);
  }, [isSeen, hasMore, purchases, visit, session, documentSale]);
  useEffect(() => track({ kind: 'screen', templateId, sale }), [track, templateId, sale]);
  useArrival(templateId, page, isSwitched);
  const { isPaymentInPerson } = step?.props ?? {};
  useEffect(() => {
    const known = session.read('isPaymentInPerson');
    const isInPerson = typeof isPaymentInPerson === 'boolean' ? isPaymentInPerson : known === true;
    if (isInPerson !== known) session.set('isPaymentInPerson', isInPerson);
  }, [isPaymentInPerson, session]);
  const form = screen?.blocks.find(
    ({ block, when }) => block === 'form' && evaluateCondition(when, facts),
  );
  const ofPage = form?.block === 'form' ? form.form.pages[page]?.stepNumber : undefined;
  const number = ofPage ?? screen?.stepNumber;
  const counted = (screen?.stepOf && stepAt(flow, screen.stepOf)) || step;
  const { stepNumber: ofStep } = (counted && loaded.brand.screens[counted.templateId]) ?? {};
  const written = counted === step ? number : ofStep;
  const count = useMemo(
    () => stepCountAt(flow, counted, page, written),
    [flow, counted, page, written],
  );
  const drawn = useMemo(
    () =>
      screen && (
        <Screen
          key={pathname}
          template={templateId}
          screen={screen}
          validators={loaded.validators}
          page={page}
          onPage={showPage}
        />
      ),
    [pathname, templateId, screen, loaded, page, showPage],
  );
  if (!screen || isForbidden || isUnsold) return <Overlay />;
  return (
    <SaleContext value={sale}>
      <NavigationContext value={navigateNext}>
        <DetourContext value={detour}>
          <Page
            templateId={templateId}
            path={pathname}
            step={step}
            count={count}
            onBack={page > 0 || backPath ? goBack : undefined}
            footer={tagManager && !isForCard && PRIVACY_CHOICE}
          >
            {drawn}
          </Page>
        </DetourContext>
      </NavigationContext>
    </SaleContext>
  );
}

/** Whether the entry before this one in the tab's history is a screen of this document: the router counts them. */
const hasOwnEntryBefore = (): boolean =>
  ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0;

/**
 * Scrolls a new screen to its top and focuses its heading; a new page of the same form focuses the heading of the
 * page. A switch to another method of payment does neither: to its buyer the screen is the same.
 */
function useArrival(templateId: string, page: number, isSwitched = false): void {
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

/** The question whether the buyer may be tracked, and the tracking after it; loaded once the page can be used. */
function PrivacyChoice() {
  const [Tracking, setTracking] = useState<ComponentType>();
  useEffect(() => {
    import('./Tracking.tsx').then(
      (module) => setTracking(() => module.Tracking),
      // Without it the buyer is neither asked nor tracked.
      () => {},
    );
  }, []);
  return Tracking && <Tracking />;
}

/** The same at every drawing, so that the page around it is not drawn again. */
const PRIVACY_CHOICE = <PrivacyChoice />;
