import { useCallback, useEffect, useMemo, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { saleAt } from '../checkout/offer/sale-at.ts';
import {
  SaleContext,
  useSale,
  useServices,
  useStorefront,
  useVisit,
} from '../checkout/hooks/checkout-context.ts';
import { factsOf } from '../checkout/hooks/facts.ts';
import { DetourContext, NavigationContext } from '../checkout/hooks/navigation.ts';
import { useFlow } from '../checkout/hooks/use-flow.ts';
import type { CompiledScreen, LoadedBrand } from '../contract/compiled-brand.ts';
import type { Facts } from '../contract/facts.ts';
import { evaluateCondition } from '../flow/condition.ts';
import { needsNewDocument } from '../flow/media-sources.ts';
import { onlySellsUpsell } from '../flow/sold-at.ts';
import { firstPathOf, stepAt, stepCountAt } from '../flow/step.ts';
import { pathOf, type ScreenAddress } from '../flow/templates.ts';
import { Overlay } from '../renderer/chrome/Overlay.tsx';
import { Page } from '../renderer/chrome/Page.tsx';
import { useLoaded } from '../renderer/load-once.ts';
import { Screen } from '../renderer/Screen.tsx';
import { hasLaterScreens, loadLaterScreens } from './load-brand.ts';
import { useScreenNavigation } from './use-screen-navigation.ts';
import { useArrival, useVisitAtScreen } from './use-visit-at-screen.ts';

interface ScreenRouteProps {
  loaded: LoadedBrand;
  address: ScreenAddress;
}

/** The screen at the address: the URL is the position, so that reload and Back never lose it. */
export function ScreenRoute({ loaded, address }: ScreenRouteProps) {
  const { brand, page: data } = useStorefront();
  const { session } = useServices();
  const documentSale = useSale();
  const { pathname } = useLocation();
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
  const instead = (visited.purchase ? pathOf('success') : firstPathOf(flow)) + sale.link.query;
  useEffect(() => {
    if (isUnsold && visited.isLoaded) window.location.replace(instead);
  }, [isUnsold, visited.isLoaded, instead]);

  const screen = useScreen(loaded, templateId);
  const { page, showPage, navigateNext, goBack, detour } = useScreenNavigation(sale, templateId);
  const isSwitched = detour.isSwitched === true;
  const hasMore = facts.hasUpsellOffer === true;
  useVisitAtScreen({ templateId, sale, visited, hasMore, isSwitched });
  useArrival(templateId, page, isSwitched);
  const counted = (screen?.stepOf && stepAt(flow, screen.stepOf)) || step;
  const { stepNumber: ofStep } = (counted && loaded.brand.screens[counted.templateId]) ?? {};
  const written = counted === step ? stepNumberOf(screen, page, facts) : ofStep;
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
            onBack={goBack}
            footer={tagManager && !isForCard && PRIVACY_CHOICE}
          >
            {drawn}
          </Page>
        </DetourContext>
      </NavigationContext>
    </SaleContext>
  );
}

/** The screen of a template; undefined while it is loading. Throws when it cannot be loaded. */
function useScreen(loaded: LoadedBrand, templateId: string): CompiledScreen | undefined {
  const { brand } = loaded;
  const screen = brand.screens[templateId];
  const isComing = !screen && !hasLaterScreens(loaded);
  const load = useCallback(async () => {
    await loadLaterScreens(loaded);
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
