import type { Address, CreateLeadBody, UpdateLeadBody } from '../../contract/generated/api.ts';
import { isOwnLeadAnswer } from '../../contract/answer-names.ts';
import type { BrandSettings } from '../../contract/compiled-brand.ts';
import { digitsOf } from '../../rules/characters.ts';
import { normalizePhone } from '../../rules/phone/phone.ts';
import type { Sale } from '../checkout.ts';
import { textOf, type FormValues } from '../form/form-values.ts';
import type { Lead } from '../visit/visit.ts';

/** `area` is the brand's, whose phone rule the number has passed: a link of another area may lead to it. */
export function buyerOf({ name, email, phone }: Lead, area: BrandSettings['area']): Lead {
  return {
    name: name.trim().replace(/\s+/g, ' '),
    email: email.trim(),
    phone: phone && (normalizePhone(phone, area) ?? phone),
  };
}

export const documentOf = (document: string | undefined): string | undefined =>
  document?.replace(/[^0-9a-z]/gi, '').toUpperCase() || undefined;

interface LeadFacts extends Pick<Sale, 'link' | 'productCode' | 'business'> {
  lead: Lead;
  answers?: FormValues;
  settings: Pick<BrandSettings, 'area' | 'lead' | 'payment' | 'hasBusinessAndProductCode'>;
}

/** Body of POST /api/v1/lead; `answers`, without secrets and card data, add what no named property takes. */
export function leadBody({ lead, answers = {}, settings, ...sale }: LeadFacts): CreateLeadBody {
  const { link, productCode, business } = sale;
  const sends = settings.lead.sendBffLeadRequest;
  const own = Object.entries(answers).filter(([name]) => isOwnLeadAnswer(name));
  return {
    ...Object.fromEntries(own),
    ...buyerOf(lead, settings.area),
    planType: sends.planType ? settings.payment.planTypes[0] : undefined,
    route: sends.route ? link.route : undefined,
    product: productCode,
    productCode: settings.hasBusinessAndProductCode ? productCode : undefined,
    business,
    seller: link.seller,
    source: link.source,
    voucher: link.voucher,
    operation: link.area,
    contactId: link.contactId,
  };
}

export const findTaxId = ({ cpf, cnpj, registry, document }: FormValues): string | undefined =>
  textOf(cpf) ?? textOf(cnpj) ?? textOf(registry) ?? textOf(document);

function addressOf(typed: { [Name in keyof Address]?: string } = {}): Address | undefined {
  const digits = { ...typed, postalCode: digitsOf(typed.postalCode ?? '') };
  const entries = Object.entries(digits).map(([name, value]) => [name, value?.trim()] as const);
  const filled = entries.filter(([, value]) => value);
  return filled.length > 0 ? Object.fromEntries(filled) : undefined;
}

/** Body of PATCH /api/v1/lead/{leadId}; undefined when nothing but `business` is known: there is no call then. */
export function leadPatch(typed: FormValues, business: string): UpdateLeadBody | undefined {
  const known = {
    birthDate: textOf(typed.birthDate),
    document: documentOf(findTaxId(typed)),
    relationAccount: textOf(typed.relationAccount),
    address: addressOf(typed.address as Parameters<typeof addressOf>[0]),
  };
  const isKnown = Object.values(known).some((value) => value !== undefined);
  return isKnown ? { ...known, business } : undefined;
}
