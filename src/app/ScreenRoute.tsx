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
import { saleAt } from '../checkout/session/sale-at.ts';
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
import type { Flow, LoadedBrand } from '../contract/compiled-brand.ts';
import { needsNewDocument } from '../flow/media-sources.ts';
import { hasPaid } from '../flow/outcome.ts';
import { showsSale, successOf } from '../flow/sold-at.ts';
import { stepPastOffer } from '../flow/repeated-offer.ts';
import { backPathOf, firstPathOf, isFirstScreen, stepAfter, stepAt } from '../flow/step.ts';
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
  const { visit, session, purchases, track } = useServices();
  const whole = useSale();
  const { link } = whole;
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const { page = 0, closed } = (state ?? {}) as { page?: number } & Pick<Detour, 'closed'>;
  const { templateId, id } = address;
  const { flow, flows } = useFlow(templateId);
  const step = stepAt(flow, templateId);
  const sale = useMemo(
    () => saleAt({ ...whole, page: data, flow, flows }, { templateId, id }, step),
    [whole, data, flow, flows, templateId, id, step],
  );
  const visited = useVisit();
  const facts = factsOf({ ...sale, brand }, visited);
  const tagManager = data.monitoring?.tagManager;
  const isForCard = tagManager?.cardScreens.includes(templateId);
  // However the buyer got here, by the browser's Back or Forward too: no card is typed where tags may run.
  const isForbidden = isForCard && tagManager?.isAllowedHere;
  useEffect(() => {
    if (isForbidden) window.location.reload();
  }, [isForbidden]);
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
      const after = (id: string) => stepAfter(id, outcome, flow, brand.flows);
      const step =
        outcome === 'continue'
          ? stepPastOffer(screen, after(templateId), brand.screens, (one) => after(one.templateId))
          : after(templateId);
      const next = step?.templateId;
      // Without a next step a buyer who has bought ends at success, any other begins again.
      const end = outcome === 'declined' ? 'success/upsell' : successOf(sale.offer);
      const fallback = main || hasPaid(outcome) ? pathOf(end) : firstPathOf(flow);
      const path = named ?? (next && pathOf(next)) ?? fallback;
      go(path);
      return path !== pathname;
    },
    [pathname, templateId, sale, flow, brand, screen, visit, session, go],
  );
  const backPath = backPathOf(flow, templateId);
  const goBack = () => {
    // A screen that the flow does not have is left to where its buyer came from, within the shop.
    if (page > 0 || (!step && hasOwnEntryBefore())) void navigate(-1);
    else if (backPath) go(backPath);
  };
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
      take: (path, method) =>
        void navigate(path + link.query, { replace: true, state: { closed: method } }),
    }),
    [closed, navigate, link],
  );

  useFirstStep(flow, templateId);
  const isSeen = showsSale(templateId) && visited.isLoaded;
  const hasMore = facts.hasUpsellOffer === true;
  useEffect(() => {
    if (!isSeen) return;
    purchases.seen();
    const { purchase, boughtElsewhere, invoice } = visit.state();
    if (purchase ?? boughtElsewhere ?? invoice) visit.endSale(hasMore);
  }, [isSeen, hasMore, purchases, visit, session, whole]);
  useEffect(() => track({ kind: 'screen', templateId, sale }), [track, templateId, sale]);
  useArrival(`${templateId}/${page}`);
  const { isPaymentInPerson } = step?.props ?? {};
  useEffect(() => {
    if (typeof isPaymentInPerson === 'boolean') session.set('isPaymentInPerson', isPaymentInPerson);
  }, [isPaymentInPerson, session]);
  if (!screen || isForbidden) return <Overlay isShown />;
  const form = screen.blocks.find(
    ({ block, when }) => block === 'form' && evaluateCondition(when, facts),
  );
  const ofPage = form?.block === 'form' ? form.form.pages[page]?.stepNumber : undefined;
  return (
    <SaleContext value={sale}>
      <NavigationContext value={navigateNext}>
        <DetourContext value={detour}>
          <Page
            templateId={templateId}
            path={pathname}
            step={step}
            stepNumber={step?.stepNumber ?? ofPage ?? screen.stepNumber}
            onBack={page > 0 || backPath ? goBack : undefined}
            footer={tagManager && !isForCard && <PrivacyChoice />}
          >
            <Screen
              key={pathname}
              template={templateId}
              screen={screen}
              validators={loaded.validators}
              page={page}
              onPage={showPage}
            />
          </Page>
        </DetourContext>
      </NavigationContext>
    </SaleContext>
  );
}

/** Whether the entry before this one in the tab's history is a screen of this document: the router counts them. */
const hasOwnEntryBefore = (): boolean =>
  ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0;

/** At the first step a new visit begins where the one before is over (D-169). */
function useFirstStep(flow: Flow, templateId: string): void {
  const { visit } = useServices();
  const isFirst = isFirstScreen(flow, templateId);
  // A layout effect comes before the form takes over what is kept.
  useLayoutEffect(() => {
    if (isFirst) visit.begin('history');
  }, [isFirst, visit]);
}

/** After a change of screen the new one begins at its top, and its heading takes the focus. */
function useArrival(position: string): void {
  const first = useRef(position);
  useEffect(() => {
    if (first.current === position) return;
    first.current = '';
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [position]);
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
