import { wellFormed } from '../contract/is-object.ts';

/** Section 2, "Routes": the flow templates, then the other screens. An id is its path without '/'. */
const STATIC_TEMPLATES = [
  'lead',
  'phone-verification',
  'video',
  'video/upsell',
  'multiprofile-presentation',
  'order-bump-presentation',
  'presentation',
  'multiprofile-upsell-presentation',
  'payment',
  'custom-offer',
  'success',
  'payment/upsell',
  'success/upsell',
  'pix',
  'livelo/cpf',
  'generic-error',
  'select-school',
  'payment/upgrade',
  'md',
  'upsell-presentation',
  'upsell-payment',
  'subscription-welcome',
  'payment-verification',
  'parsing',
  'success-invoice',
  'livelo/payment-method',
  'livelo/payment',
  'livelo/error',
  'livelo/select-device',
  'livelo/code',
] as const;
const ID_TEMPLATES = ['payment/[id]', 'recovery/[id]', 'renew/[id]'] as const;

/** A screen of a brand's own: its file is screens/x/<name>.json, its path /x/<name>. */
export type OwnTemplateId = `x/${string}`;
export type StaticTemplateId = (typeof STATIC_TEMPLATES)[number] | OwnTemplateId;
export type TemplateId = StaticTemplateId | (typeof ID_TEMPLATES)[number];

/** Every template that all brands have; each has one path. */
export const TEMPLATE_IDS: readonly Exclude<TemplateId, OwnTemplateId>[] = [
  ...STATIC_TEMPLATES,
  ...ID_TEMPLATES,
];

const templateIds: ReadonlySet<string> = new Set(TEMPLATE_IDS);
/** Whether a template is one of a brand's own, which that brand alone declares. */
export const isOwnTemplate = (text: string): text is OwnTemplateId =>
  /^x\/[a-z\d]+(-[a-z\d]+)*$/.test(text);
const isTemplateId = (text: string): text is TemplateId =>
  templateIds.has(text) || isOwnTemplate(text);
const hasNoId = (templateId: TemplateId): templateId is StaticTemplateId =>
  !templateId.endsWith('/[id]');

/** A template id as a flow writes it: a leading slash and ':id' for '[id]' are fine (D-34). */
export function templateIdOf(written: string): TemplateId | undefined {
  const id = written.trim().replace(/^\//, '').replace(/\/$/, '').replace(':id', '[id]');
  return isTemplateId(id) ? id : undefined;
}

/** A screen, with the id of '/payment/[id]' and its like. */
export interface ScreenAddress {
  templateId: TemplateId;
  id?: string;
}

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/**
 * The screen at `URL.pathname`, with the decoded id of '/payment/[id]' and its like; fixed paths win
 * over [id]. Undefined for any other path.
 */
export function templateOf(pathname: string): ScreenAddress | undefined {
  const path = pathname.replace(/^\//, '').replace(/(.)\/$/, '$1');
  if (isTemplateId(path) && hasNoId(path)) return { templateId: path };
  const [head, segment, ...more] = path.split('/');
  const id = decoded(segment ?? '');
  const templateId = templateIdOf(`${head}/[id]`);
  return templateId && id && !GOES_UP.test(id) && more.length === 0
    ? { templateId, id }
    : undefined;
}

/** An id that a browser reads as a way up from the path before it. */
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

/** The path that an answer's `route` names, if it is that of a screen of all brands (D-129); never another host. */
export function knownPath(route: string | undefined): string | undefined {
  const at = templateOf(`/${route?.trim().replace(/^\//, '') ?? ''}`);
  return at && !isOwnTemplate(at.templateId) ? pathOf(at.templateId, at.id) : undefined;
}
