import type { StaticTemplateId, TemplateId } from './templates.ts';

/** The kind of sale on a screen: the link's product, an upsell, an upgrade, a custom offer, a bill, a renewal. */
export type Offer = 'main' | 'upsell' | 'upgrade' | 'custom' | 'invoice' | 'renewal';

/** Any path containing 'upsell' marks an upsell page (specification section 2). */
export const isUpsellPage = (templateId: string): boolean => templateId.includes('upsell');

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
