import type { Checkout } from '../../checkout/checkout.ts';
import { createJsonStore } from '../../checkout/session/json-store.ts';
import { purchaseEvent, saleEvent } from './sale-events.ts';
import { isUpsellPage, showsSale } from '../../flow/sold-at.ts';
import type { TemplateId } from '../../flow/templates.ts';
import { createAnalytics, type Tracking } from './analytics.ts';
import { createIdentity, identityOf } from './identity.ts';
import { isTrackingAllowed, onConsent, readConsent } from '../tags/consent.ts';
import { containerOf } from '../tags/container.ts';

/** Purchases and the buyer are read from the visit's memory, so that no reload repeats or loses them. */
export function startAnalytics(checkout: Checkout): void {
  const { brand, link, page, session, tracked, visit } = checkout;
  const { settings } = brand;
  const tracking = (): Tracking => {
    const consent = readConsent(document.cookie);
    const asks = settings.tracking?.asksConsent ?? true;
    if (isTrackingAllowed(consent, asks)) return 'allowed';
    return consent === undefined ? 'open' : 'refused';
  };
  if (!containerOf(page.config?.gtm, settings.googleTagManagerId)) {
    tracked.subscribe(tracked.clear);
    return tracked.clear();
  }
  const analytics = createAnalytics({
    tracking,
    isReadHere: page.monitoring?.tagManager?.isAllowedHere === true,
    session,
    local: createJsonStore(() => localStorage),
  });
  const showIdentity = createIdentity();
  let isSold = false;

  function report(): void {
    const { lead, leadId, purchase, upsell, invoice } = visit.state();
    const isKnown = lead !== undefined && !visit.isOver() && tracking() === 'allowed';
    showIdentity(isKnown ? identityOf({ ...lead, leadId }, settings.area) : undefined);
    analytics.update();
    const noted = tracked.items();
    tracked.clear();
    for (const one of noted) {
      if (one.kind === 'screen') isSold = isAfterSale(one.templateId);
      const found = saleEvent(one, brand);
      if (found) analytics.add(found.event, found.once);
    }
    const { productCode = '', name: productName = '' } = page.upsell ?? {};
    const sold = [
      [purchase, checkout],
      [invoice, checkout],
      [upsell, { link, productCode, productName }],
    ] as const;
    for (const [result, sale] of sold) {
      // A code may be replaced by another one, or by a card, until its buyer has gone on.
      if (!result || (result.state === 'pending' && !isSold)) continue;
      const { event, once } = purchaseEvent(result, sale, brand);
      analytics.add(event, once);
    }
  }

  let isUpdating = false;
  /** The caller goes on in any case: a purchase does not fail with its report. */
  function update(): void {
    // Entries taken from the list are reported before those that are read then.
    if (isUpdating) return;
    isUpdating = true;
    try {
      report();
    } catch (error) {
      checkout.report(error, 'analytics');
    }
    isUpdating = false;
  }

  tracked.subscribe(update);
  visit.subscribe(update);
  onConsent(update);
  // The answer may have been given in another document meanwhile.
  window.addEventListener('pageshow', update);
  update();
}

/** Whether a screen comes after a sale: a buyer on it has bought what waits to be paid. */
const isAfterSale = (templateId: TemplateId): boolean =>
  showsSale(templateId) || isUpsellPage(templateId) || templateId === 'subscription-welcome';
