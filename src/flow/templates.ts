import { attempt } from '../contract/attempt.ts';
import { ownEntry, wellFormed } from '../contract/is-object.ts';

/** A sale of something else than the link's product or an upsell: an upgrade, a custom offer, a bill, a renewal. */
export type SpecialOffer = 'upgrade' | 'custom' | 'invoice' | 'renewal';

interface TemplateFacts {
  hasBack?: true;
  pays?: true;
  /** It shows a purchase or its failure: nothing has to follow it. */
  ends?: true;
  /** The answer to a payment may name it as the next screen: it charges for nothing that was just bought. */
  followsPayment?: true;
  sells?: SpecialOffer;
}

/** The flow templates of the specification, then its other screens. An id is its path without '/'. */
const TEMPLATES = {
  lead: {},
  'phone-verification': {},
  video: { hasBack: true },
  'video/upsell': { followsPayment: true },
  'multiprofile-presentation': {},
  'order-bump-presentation': { hasBack: true },
  presentation: { hasBack: true },
  'multiprofile-upsell-presentation': { followsPayment: true },
  payment: { hasBack: true, pays: true },
  'custom-offer': { pays: true, sells: 'custom' },
  success: { ends: true, followsPayment: true },
  'payment/upsell': { hasBack: true, pays: true, followsPayment: true },
  'success/upsell': { ends: true, followsPayment: true },
  pix: { pays: true, followsPayment: true },
  'livelo/cpf': {},
  'generic-error': { ends: true },
  'select-school': { hasBack: true },
  'payment/upgrade': { pays: true, sells: 'upgrade' },
  md: {},
  'upsell-presentation': { followsPayment: true },
  'upsell-payment': { hasBack: true, pays: true, followsPayment: true },
  'subscription-welcome': { ends: true, followsPayment: true },
  'payment-verification': { followsPayment: true },
  parsing: { followsPayment: true },
  'success-invoice': { ends: true, followsPayment: true },
  'livelo/payment-method': {},
  'livelo/payment': { pays: true },
  'livelo/error': { ends: true },
  'livelo/select-device': {},
  'livelo/code': {},
  'payment/[id]': { pays: true, sells: 'invoice' },
  'recovery/[id]': { pays: true, sells: 'renewal' },
  'renew/[id]': { pays: true, sells: 'renewal' },
} as const satisfies Readonly<Record<string, TemplateFacts>>;

type SharedTemplateId = keyof typeof TEMPLATES;
/** A screen of a brand's own: its file is screens/x/<name>.json, its path /x/<name>. */
export type OwnTemplateId = `x/${string}`;
export type TemplateId = SharedTemplateId | OwnTemplateId;
export type StaticTemplateId = Exclude<SharedTemplateId, `${string}[id]`> | OwnTemplateId;

export const TEMPLATE_IDS = Object.keys(TEMPLATES) as readonly SharedTemplateId[];

export const factsOfTemplate = (templateId: string): TemplateFacts =>
  ownEntry<TemplateFacts>(TEMPLATES, templateId) ?? {};

export const isOwnTemplate = (text: string): text is OwnTemplateId =>
  /^x\/[a-z\d]+(-[a-z\d]+)*$/.test(text);
const isTemplateId = (text: string): text is TemplateId =>
  Object.hasOwn(TEMPLATES, text) || isOwnTemplate(text);
const hasNoId = (templateId: TemplateId): templateId is StaticTemplateId =>
  !templateId.endsWith('/[id]');

/** A template id as a flow writes it: a leading slash and ':id' for '[id]' are fine. */
export function templateIdOf(written: string): TemplateId | undefined {
  const id = written.trim().replace(/^\//, '').replace(/\/$/, '').replace(':id', '[id]');
  return isTemplateId(id) ? id : undefined;
}

export interface ScreenAddress {
  templateId: TemplateId;
  id?: string;
}

/** The screen at `URL.pathname`, with the decoded id of '/payment/[id]' and its like; fixed paths win over [id]. */
export function templateOf(pathname: string): ScreenAddress | undefined {
  const path = pathname.replace(/^\//, '').replace(/(.)\/$/, '$1');
  if (isTemplateId(path) && hasNoId(path)) return { templateId: path };
  const [head, segment, ...more] = path.split('/');
  const id = attempt(() => decodeURIComponent(segment ?? ''));
  const templateId = templateIdOf(`${head}/[id]`);
  return templateId && id && !GOES_UP.test(id) && more.length === 0
    ? { templateId, id }
    : undefined;
}

/** Matches an id that a browser reads as a way up from the path before it. */
const GOES_UP = /^\.{1,2}$/;

/** The path of a screen; undefined for an unknown template, and for one that needs an id and gets none. */
export function pathOf(templateId: StaticTemplateId): string;
export function pathOf(templateId: string, id?: string): string | undefined;
export function pathOf(templateId: string, id?: string): string | undefined {
  if (!isTemplateId(templateId)) return undefined;
  if (hasNoId(templateId)) return `/${templateId}`;
  return id && !GOES_UP.test(id)
    ? `/${templateId.replace('[id]', encodeURIComponent(wellFormed(id)))}`
    : undefined;
}

/** The path that the `route` of a payment's answer names, if it is that of a screen that may follow a payment. */
export function knownPath(route: string | undefined): string | undefined {
  const { templateId = '' } = templateOf(`/${route?.trim().replace(/^\//, '') ?? ''}`) ?? {};
  return factsOfTemplate(templateId).followsPayment && pathOf(templateId);
}
