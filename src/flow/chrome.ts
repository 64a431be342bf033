import { wearsUpsell } from './sold-at.ts';
import { factsOfTemplate, type TemplateId } from './templates.ts';

const NO_LOGO = ['welcome', 'livelo', 'parsing', 'payment-verification', 'success-invoice'];

const SILENT_SELLER = 'performance';

/** Whether 'Voltar' is drawn; the template has to match exactly. */
export const hasBackButton = (templateId: TemplateId) =>
  factsOfTemplate(templateId).hasBack === true;

/** Whether the logo is hidden unless the step supplies one; `hasUpsell`: the upsell was bought. */
export const hidesLogo = (templateId: TemplateId, hasUpsell: boolean) =>
  wearsUpsell(templateId, hasUpsell) || NO_LOGO.some((part) => templateId.includes(part));

/** Whether the seller's name is drawn; an empty name never is. */
export const showsSeller = (templateId: TemplateId, seller: string, name: string | undefined) =>
  Boolean(name) && seller !== SILENT_SELLER && templateId !== 'payment-verification';
