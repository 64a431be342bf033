import { wearsUpsell } from './sold-at.ts';
import type { StaticTemplateId, TemplateId } from './templates.ts';

/** Section 2, "Page chrome rules". */
const BACK_BUTTON: readonly TemplateId[] = [
  'upsell-payment',
  'payment',
  'video',
  'payment/upsell',
  'presentation',
  'order-bump-presentation',
  'select-school',
] satisfies StaticTemplateId[];

const NO_LOGO = ['welcome', 'livelo', 'parsing', 'payment-verification', 'success-invoice'];

const SILENT_SELLER = 'performance';

/** Whether 'Voltar' is drawn; the template has to match exactly (D-59). */
export const hasBackButton = (templateId: TemplateId) => BACK_BUTTON.includes(templateId);

/** Whether the logo is hidden unless the step supplies one (D-64); `hasUpsell`: the upsell was bought. */
export const hidesLogo = (templateId: TemplateId, hasUpsell: boolean) =>
  wearsUpsell(templateId, hasUpsell) || NO_LOGO.some((part) => templateId.includes(part));

/** Whether the seller's name is drawn; an empty name never is (D-160). */
export const showsSeller = (templateId: TemplateId, seller: string, name: string | undefined) =>
  Boolean(name) && seller !== SILENT_SELLER && templateId !== 'payment-verification';
