import type { Address, CreateLeadBody, UpdateLeadBody } from '../../contract/generated/api.ts';
import { isOwnLeadAnswer } from '../../contract/answer-names.ts';
import type { BrandSettings } from '../../contract/compiled-brand.ts';
import type { Link } from '../../flow/link.ts';
import { digitsOf } from '../../rules/characters.ts';
import { normalizePhone } from '../../rules/phone/phone.ts';
import type { FormValues } from '../form/form-values.ts';
import type { Lead } from '../visit/visit.ts';

/**
 * The buyer as calls name them: trimmed, the phone in E.164 where it can be. `area` is that of the
 * brand, whose phone rule the number has passed: a link of Mozambique may lead to a brand of Brazil. A brand
 * that does not ask for the phone has none.
 */
export function buyerOf({ name, email, phone }: Lead, area: BrandSettings['area']): Lead {
  return {
    name: name.trim().replace(/\s+/g, ' '),
    email: email.trim(),
    phone: phone && (normalizePhone(phone, area) ?? phone),
  };
}

/** A CPF or CNPJ as calls carry it: '529.982.247-25' becomes '52998224725'. */
export function documentOf(document: string | undefined): string | undefined {
  return document?.replace(/[^0-9a-z]/gi, '').toUpperCase() || undefined;
}

/**
 * Body of POST /api/v1/lead. `planType` and `route` go out as the brand's
 * `lead.sendBffLeadRequest` says. Of the `answers` of its form those go along, under their own
 * names, that no named property takes.
 */
export function leadBody({
  lead,
  answers = {},
  link,
  productCode,
  business,
  settings,
}: {
  lead: Lead;
  /** Without secrets and card data. */
  answers?: FormValues;
  link: Link;
  productCode: string;
  business: string;
  settings: Pick<BrandSettings, 'area' | 'lead' | 'payment' | 'hasBusinessAndProductCode'>;
}): CreateLeadBody {
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

/** A text that was typed; undefined for any other answer, and for none. */
export const textOf = (answer: unknown): string | undefined =>
  typeof answer === 'string' && answer !== '' ? answer : undefined;

/** The buyer's CPF or CNPJ, under whichever of its field names a brand asks for it. */
export const findTaxId = ({ cpf, cnpj, registry, document }: FormValues): string | undefined =>
  textOf(cpf) ?? textOf(cnpj) ?? textOf(registry) ?? textOf(document);

/** The address as typed, without empty fields; the postal code as its digits. Undefined when nothing is left. */
function addressOf(typed: { [Name in keyof Address]?: string } = {}): Address | undefined {
  const digits = { ...typed, postalCode: digitsOf(typed.postalCode ?? '') };
  const entries = Object.entries(digits).map(([name, value]) => [name, value?.trim()] as const);
  const filled = entries.filter(([, value]) => value);
  return filled.length > 0 ? Object.fromEntries(filled) : undefined;
}

/**
 * Body of PATCH /api/v1/lead/{leadId} with what the buyer has typed; undefined when nothing but `business` is
 * known, for then the call is not made.
 */
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
