import type { StaticTemplateId, TemplateId } from './templates.ts';

/** The kind of sale on a screen: the link's product, an upsell, an upgrade, a custom offer, a bill, a renewal. */
export type Offer = 'main' | 'upsell' | 'upgrade' | 'custom' | 'invoice' | 'renewal';

/** Any path containing 'upsell' marks an upsell page (specification section 2). */
export const isUpsellPage = (templateId: string): boolean => templateId.includes('upsell');

/**
 * Whether a screen wears the looks of the upsell, without the shop's logo: every page of it does, but the
 * success of a buyer who has bought nothing more is that of the main purchase.
 */
export const wearsUpsell = (templateId: string, hasUpsell: boolean): boolean =>
  isUpsellPage(templateId) && (templateId !== 'success/upsell' || hasUpsell);

/** Whether a screen can do nothing but sell an upsell: there is nothing on it without one. */
export const onlySellsUpsell = (templateId: string): boolean =>
  /^(payment\/upsell|upsell-payment|multiprofile-upsell-presentation)$/.test(templateId);

/** The kind of sale on a screen. */
export function soldAt(templateId: TemplateId): Offer {
  if (isUpsellPage(templateId)) return 'upsell';
  switch (templateId) {
    case 'payment/upgrade':
      return 'upgrade';
    case 'custom-offer':
      return 'custom';
    case 'payment/[id]':
      return 'invoice';
    case 'recovery/[id]':
    case 'renew/[id]':
      return 'renewal';
    default:
      return 'main';
  }
}

/** The screens that show what was bought. */
export const showsSale = (templateId: string): boolean =>
  templateId === 'success' || templateId === 'success/upsell' || templateId === 'success-invoice';

/** Returns the screen at which a sale ends by default. */
export function successOf(offer: Offer): StaticTemplateId {
  switch (offer) {
    case 'upsell':
      return 'success/upsell';
    case 'invoice':
      return 'success-invoice';
    default:
      return 'success';
  }
}

const ENDS: readonly TemplateId[] = [
  'success',
  'success/upsell',
  'success-invoice',
  'subscription-welcome',
  'generic-error',
  'livelo/error',
];

/** Whether a screen shows a purchase or its failure: nothing has to follow it. */
export const isSaleEnd = (templateId: string): boolean =>
  (ENDS as readonly string[]).includes(templateId);

const PAYMENTS: readonly TemplateId[] = [
  'payment',
  'pix',
  'livelo/payment',
  'custom-offer',
  'payment/upgrade',
  'payment/upsell',
  'upsell-payment',
  'payment/[id]',
  'recovery/[id]',
  'renew/[id]',
];

/** Whether a screen is there to pay: after a payment success follows even where no step is named. */
export const takesPayment = (templateId: string): boolean =>
  (PAYMENTS as readonly string[]).includes(templateId);
