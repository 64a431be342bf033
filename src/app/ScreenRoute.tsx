import {
  lazy,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ComponentType,
} from 'react';
import { useLocation } from 'react-router-dom';
import type { Checkout } from '../checkout/checkout.ts';
import { SaleContext, useCheckout, useVisitValue } from '../checkout/hooks/checkout-context.ts';
import { factsOf } from '../checkout/hooks/facts.ts';
import { DetourContext, NavigationContext } from '../checkout/hooks/navigation.ts';
import { useFlow } from '../checkout/hooks/use-flow.ts';
import { saleAt } from '../checkout/offer/sale-at.ts';
import type { CompiledScreen, LoadedBrand } from '../contract/compiled-brand.ts';
import type { Facts } from '../contract/facts.ts';
import { evaluateCondition } from '../flow/condition.ts';
import { chooseFlow } from '../flow/flow-choice.ts';
import { parseLink, withVoucher } from '../flow/link.ts';
import { needsNewDocument } from '../flow/media-sources.ts';
import { onlySellsUpsell, showsSale } from '../flow/sold-at.ts';
import { firstPathOf, isFirstScreen, stepAt, stepCountAt } from '../flow/step.ts';
import { pathOf, type ScreenAddress, type TemplateId } from '../flow/templates.ts';
import { Overlay } from '../renderer/chrome/Overlay.tsx';
import { Page } from '../renderer/chrome/Page.tsx';
import { useLoaded } from '../renderer/load-once.ts';
import { Screen } from '../renderer/Screen.tsx';
import { loadLater } from './load-brand.ts';
import { useScreenNavigation } from './use-screen-navigation.ts';

/** The screen at the address: the URL is the position, so that reload and Back never lose it. */
export function ScreenRoute({ loaded, templateId, id }: ScreenAddress & { loaded: LoadedBrand }) {
  const asked = useAskedCheckout();
  const { pathname } = useLocation();
  const { flow, flows } = useFlow(asked, templateId);
  const checkout = useMemo(
    () => saleAt({ ...asked, flow, flows }, { templateId, id }, stepAt(flow, templateId)),
    [asked, flow, flows, templateId, id],
  );
  const { step } = checkout;
  const { upsell, monitoring } = checkout.page;
  const tagManager = monitoring?.tagManager;
  const isForCard = tagManager?.cardScreens.includes(templateId);
  // However the buyer got here, by the browser's Back or Forward too: no card is typed where tags may run.
  const isForbidden = isForCard && tagManager?.isAllowedHere;
  // A buyer who has bought goes on to the receipt, any other to the first step.
  const isUnsold = !upsell && onlySellsUpsell(templateId);
  const instead = useVisitValue(({ isLoaded, purchase }) => {
    if (!isUnsold || !isLoaded) return undefined;
    return (purchase ? pathOf('success') : firstPathOf(flow)) + checkout.link.query;
  });
  useEffect(() => {
    if (isForbidden) window.location.reload();
    else if (instead !== undefined) window.location.replace(instead);
  }, [isForbidden, instead]);

  const screen = useScreen(loaded, templateId);
  const { page, showPage, navigateNext, goBack, detour } = useScreenNavigation(
    checkout,
    templateId,
  );
  useVisitAtScreen(checkout, templateId);
  const counted = (screen?.stepOf && stepAt(flow, screen.stepOf)) || step;
  const ofStep = counted && loaded.brand.screens[counted.templateId]?.stepNumber;
  const written = useVisitValue((visit) =>
    counted === step ? stepNumberOf(screen, page, factsOf(checkout, visit)) : ofStep,
  );
  if (!screen || isForbidden || isUnsold) return <Overlay />;
  return (
    <SaleContext value={checkout}>
      <NavigationContext value={navigateNext}>
        <DetourContext value={detour}>
          <Page
            templateId={templateId}
            path={pathname}
            count={stepCountAt(flow, counted, page, written)}
            onBack={goBack}
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

/**
 * Sells by the route and the voucher of the address, and by the document's own link in everything else: buyers who
 * switch to another method of payment, or have a coupon accepted, go on within the document.
 */
function useAskedCheckout(): Checkout {
  const checkout = useCheckout();
  const { search } = useLocation();
  // The document's link has been read already; a server draws it without the query.
  const [first] = useState(search);
  return useMemo(() => {
    const { route, flowId, voucher, query } = parseLink(search);
    const before = parseLink(first);
    if (route === before.route && flowId === before.flowId && voucher === before.voucher)
      return checkout;
    const { brand, flow, flows } = checkout;
    const link = withVoucher({ ...checkout.link, route, flowId, voucher, query }, flow.steps[0]);
    return { ...checkout, link, flow: chooseFlow(link, flows, brand.flows) ?? flow };
  }, [checkout, first, search]);
}

/** Keeps the visit as the screen demands: begun at the first step, over where its result has been seen. */
function useVisitAtScreen(checkout: Checkout, templateId: TemplateId): void {
  const { visit, session, purchases, flow, step } = checkout;
  const isFirst = isFirstScreen(flow, templateId);
  // At the first step a new visit begins where the one before is over. A layout effect comes before the form takes
  // over what is kept.
  useLayoutEffect(() => {
    if (isFirst) visit.begin('history');
  }, [isFirst, visit]);
  const isSeen = useVisitValue(({ isLoaded }) => isLoaded && showsSale(templateId));
  const hasMore = useVisitValue((now) => factsOf(checkout, now).hasUpsellOffer === true);
  useEffect(() => {
    if (!isSeen) return;
    purchases.seen();
    const { purchase, elsewhere, invoice } = visit.state();
    if (purchase ?? elsewhere?.main ?? invoice) visit.endSale(hasMore);
  }, [isSeen, hasMore, purchases, visit, checkout]);
  useEffect(() => {
    checkout.track({ kind: 'screen', templateId, sale: checkout });
  }, [templateId, checkout]);
  const { isPaymentInPerson } = step?.props ?? {};
  useEffect(() => {
    const isKnown = session.read('isPaymentInPerson') === true;
    session.set('isPaymentInPerson', isPaymentInPerson ?? isKnown);
  }, [isPaymentInPerson, session]);
}

/** The screen of a template; undefined while it is loading. Throws when it cannot be loaded. */
function useScreen(loaded: LoadedBrand, templateId: string): CompiledScreen | undefined {
  const { brand } = loaded;
  const screen = brand.screens[templateId];
  const isComing = !screen && loaded.later !== undefined;
  const load = useCallback(async () => {
    await loadLater(loaded);
    // The policy of this document belongs to a screen without frames.
    if (needsNewDocument(brand, '', templateId, undefined)) location.reload();
  }, [loaded, brand, templateId]);
  useLoaded(!isComing, load);
  if (screen || isComing) return screen;
  throw new Error(`The brand '${brand.id}' declares no screen '${templateId}'.`);
}

/** The number that the brand has written for a page of a screen's form, else for the screen. */
function stepNumberOf(screen: CompiledScreen | undefined, page: number, facts: Facts) {
  const form = screen?.blocks.find(
    ({ block, when }) => block === 'form' && evaluateCondition(when, facts),
  );
  const ofPage = form?.block === 'form' ? form.form.pages[page]?.stepNumber : undefined;
  return ofPage ?? screen?.stepNumber;
}

const Tracking = lazy<ComponentType>(() =>
  import('./Tracking.tsx').then(
    (module) => ({ default: module.Tracking }),
    // Without it the buyer is neither asked nor tracked.
    () => ({ default: () => null }),
  ),
);

/** The question whether the buyer may be tracked, and the tracking after it; loaded once the page can be used. */
function PrivacyChoice() {
  const isHydrated = useDeferredValue(true, false);
  if (!isHydrated) return null;
  return (
    <Suspense>
      <Tracking />
    </Suspense>
  );
}
