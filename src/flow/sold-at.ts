import {
  factsOfTemplate,
  type SpecialOffer,
  type StaticTemplateId,
  type TemplateId,
} from './templates.ts';

/** The kind of sale on a screen; 'main' is that of the link's product. */
export type Offer = 'main' | 'upsell' | SpecialOffer;

export const isUpsellPage = (templateId: string): boolean => templateId.includes('upsell');

/** Every upsell page, but for the success of a buyer who has bought nothing more: that is of the main purchase. */
export const wearsUpsell = (templateId: string, hasUpsell: boolean): boolean =>
  isUpsellPage(templateId) && (templateId !== 'success/upsell' || hasUpsell);

export const onlySellsUpsell = (templateId: string): boolean =>
  /^(payment\/upsell|upsell-payment|multiprofile-upsell-presentation)$/.test(templateId);

export const soldAt = (templateId: TemplateId): Offer =>
  isUpsellPage(templateId) ? 'upsell' : (factsOfTemplate(templateId).sells ?? 'main');

export const showsSale = (templateId: string): boolean =>
  templateId === 'success' || templateId === 'success/upsell' || templateId === 'success-invoice';

export function successOf(offer: Offer): StaticTemplateId {
  if (offer === 'upsell') return 'success/upsell';
  return offer === 'invoice' ? 'success-invoice' : 'success';
}

export const isSaleEnd = (templateId: string): boolean => Boolean(factsOfTemplate(templateId).ends);

/** Whether a screen is there to pay: after a payment success follows even where no step is named. */
export const takesPayment = (templateId: string): boolean =>
  Boolean(factsOfTemplate(templateId).pays);

const NO_LOGO = ['welcome', 'livelo', 'parsing', 'payment-verification', 'success-invoice'];

const SILENT_SELLER = 'performance';

/** Whether 'Voltar' is drawn; the template has to match exactly. */
export const hasBackButton = (templateId: TemplateId) =>
  factsOfTemplate(templateId).hasBack === true;

/** Whether the logo is hidden unless the step supplies one; `hasUpsell`: the upsell was bought. */
export const hidesLogo = (templateId: TemplateId, hasUpsell: boolean) =>
  wearsUpsell(templateId, hasUpsell) || NO_LOGO.some((part) => templateId.includes(part));

export const showsSeller = (templateId: TemplateId, seller: string, name: string | undefined) =>
  Boolean(name) && seller !== SILENT_SELLER && templateId !== 'payment-verification';
