import type { Parameters } from './plain-reading.ts';

/**
 * The links that section 2 documents, each for any brand: a path with parameters beside the product's.
 * `template`: the screen that the path names.
 */
export interface DocumentedLink {
  path: string;
  template: string;
  parameters: Parameters;
}

const to = (path: string, template: string, parameters: Parameters = {}): DocumentedLink => ({
  path,
  template,
  parameters,
});
const lead = (parameters: Parameters) => to('/lead', 'lead', parameters);

/** Section 2, "Routes", and "Other routes"; /generic-error loads no flow and is a redirect's end. */
const SCREENS = `lead phone-verification video video/upsell multiprofile-presentation
  order-bump-presentation presentation multiprofile-upsell-presentation payment custom-offer success
  payment/upsell success/upsell pix livelo/cpf select-school payment/upgrade md upsell-presentation
  upsell-payment subscription-welcome payment-verification parsing success-invoice
  livelo/payment-method livelo/payment livelo/error livelo/select-device livelo/code`.split(/\s+/);

const WITH_ID = [
  to('/payment/fatura-9', 'payment/[id]'),
  to('/recovery/assinatura-9', 'recovery/[id]'),
  to('/renew/assinatura-9', 'renew/[id]'),
];

const FLOW_IDS =
  `default offer pix bankslip extended livelo acrescimo filme apresentacao perfis telefone
  escola mais mais-filme`.split(/\s+/);

const QUERIES: Parameters[] = [
  { seller: 'ana' },
  { partner: 'escola-1' },
  { partner: 'escola-1', seller: 'ana' },
  { source: 'campanha-x-9' },
  { source: '9' },
  { seller: 'ana', source: 'campanha-x-9', voucher: 'V1' },
  { oferta: 'p-77' },
  { oferta: 'p-77', flowId: 'pix' },
  { oferta: 'p-77', route: 'pix' },
  { oferta: 'p-77', voucher: 'msjana' },
  { voucher: 'V1' },
  { voucher: 'msjana' },
  { voucher: 'MSJANA' },
  { voucher: 'msjana', flowId: 'default' },
  { route: 'pix' },
  { route: 'bankslip' },
  { route: 'livelo' },
  { route: 'livelo-accrual' },
  { route: 'msjana' },
  { route: 'vip', contactId: 'c-1' },
  { route: 'vip' },
  { route: 'teleport' },
  { contactId: 'c-1' },
  { route: 'pix', flowId: 'telefone' },
  { route: 'livelo', oferta: 'p-77' },
  { flowId: 'nobody' },
  { flowId: '' },
  { lang: 'pt-MZ' },
  { lang: 'PT-mz' },
  { lang: 'pt-BR' },
  { lang: 'pt-MZ', route: 'pix' },
  { lang: 'pt-MZ', partner: 'escola-1', voucher: 'BLACKFRIDAY' },
  { lang: 'pt-MZ', oferta: 'p-77' },
  { 'product-slug': 'NOBODY' },
  { 'product-slug': 'NOBODY', route: 'bankslip' },
  { homologacao: 'on' },
  { homologacao: 'off' },
  { query_param1: 'a', query_parameter: 'b' },
  { utm_source: 'news', utm_campaign: 'ção & outros' },
  { seller: '<b>ana</b>', voucher: 'A B/%3F' },
];

/** 91 in all: every screen, every flow of the upstream, every parameter and what may stand together. */
export const DOCUMENTED_LINKS: readonly DocumentedLink[] = [
  ...SCREENS.map((template) => to(`/${template}`, template)),
  ...WITH_ID,
  ...FLOW_IDS.map((flowId) => lead({ flowId })),
  to('/renew/assinatura-9', 'renew/[id]', { flowId: 'renova' }),
  to('/recovery/assinatura-9', 'recovery/[id]', { flowId: 'recupera' }),
  to('/payment/fatura-9', 'payment/[id]', { flowId: 'fatura' }),
  to('/pix', 'pix', { route: 'pix' }),
  to('/payment', 'payment', { route: 'bankslip' }),
  ...QUERIES.map(lead),
];
