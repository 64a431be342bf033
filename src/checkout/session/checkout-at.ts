import type { FlowStep } from '../../contract/compiled-brand.ts';
import { soldAt } from '../../flow/sold-at.ts';
import type { TemplateId } from '../../flow/templates.ts';
import type { Checkout } from '../hooks/checkout-context.ts';
import { fillText } from './fill-text.ts';

/**
 * The checkout as one screen sees it: what is sold there, and the `business` that its step's calls
 * carry (section 3, "Flow step"). An upsell is another product: plan and voucher of the link are not
 * its own, but a voucher of its step is.
 */
export function checkoutAt(
  checkout: Checkout,
  { templateId, id }: { templateId: TemplateId; id?: string },
  step?: FlowStep,
): Checkout {
  const offer = soldAt(templateId);
  const business = step?.props?.plan?.business ?? checkout.business;
  const fill = (text: string) => fillText(checkout.fill(text), { id });
  const here: Checkout = { ...checkout, offer, subject: id, step, business, fill };
  if (offer !== 'upsell') return here;
  const { productCode = '', name = '', business: its } = checkout.page.upsell ?? {};
  return {
    ...here,
    productCode,
    productName: name,
    business: step?.props?.plan?.business ?? its ?? checkout.business,
    link: { ...checkout.link, oferta: undefined, voucher: step?.props?.voucher },
  };
}
