import type { FlowStep } from '../../contract/compiled-brand.ts';
import { soldAt } from '../../flow/sold-at.ts';
import type { ScreenAddress } from '../../flow/templates.ts';
import type { Sale, Storefront } from '../checkout.ts';

/** An upsell is another product: plan, voucher and route of the link are not its own; its step has a voucher. */
export function saleAt<Document extends Sale & Pick<Storefront, 'page'>>(
  document: Document,
  { templateId, id }: ScreenAddress,
  step?: FlowStep,
): Document {
  const offer = soldAt(templateId);
  const business = step?.props?.plan?.business ?? document.business;
  const fill = (text: string) => fillText(document.fill(text), { id });
  const here: Document = { ...document, offer, resourceId: id, step, business, fill };
  if (offer !== 'upsell') return here;
  const { productCode = '', name = '', business: its } = document.page.upsell ?? {};
  return {
    ...here,
    productCode,
    productName: name,
    business: step?.props?.plan?.business ?? its ?? document.business,
    link: { ...document.link, oferta: undefined, route: undefined, voucher: step?.props?.voucher },
  };
}

/** A text with each `{name}` replaced by its value; a name without a value stays as it is. */
export const fillText = (text: string, values: Record<string, string | undefined>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
