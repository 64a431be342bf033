import type { ActionName, BlockName } from './generated/names.ts';

/**
 * What is loaded only where a screen needs it, so that a buyer on the first screen does not wait for
 * what the last one is drawn with. `steps` are the blocks of steps that few flows have; `all-fields` draws forms that need more than widgets of ours.
 */
export type PartName = 'payment' | 'steps' | 'all-fields';

/** Blocks that are not on every page. */
export const partOfBlock = {
  'order-summary': 'payment',
  tickets: 'payment',
  referer: 'payment',
  'screen-link': 'steps',
  contract: 'payment',
  'pix-code': 'payment',
  'boleto-slip': 'payment',
  'success-icon': 'payment',
  'access-link': 'payment',
  restart: 'payment',
  video: 'steps',
  transit: 'steps',
  'sms-sender': 'steps',
  'order-bump': 'steps',
  'upsell-offer': 'steps',
  'profile-plans': 'steps',
  'rich-text': 'steps',
} as const satisfies Partial<Record<BlockName, PartName>>;

/** Widgets that are not on every page. */
export const partOfWidget = {
  'card-number': 'payment',
  'card-company': 'payment',
  'card-expiry': 'payment',
  'card-cvv': 'payment',
  installments: 'payment',
  choice: 'payment',
  cpf: 'payment',
  cnpj: 'payment',
  registry: 'payment',
  franchise: 'steps',
} as const satisfies Record<string, PartName>;

/** Actions that are not on every page: those that sell. */
export const partOfAction = {
  pay: 'payment',
  payBoleto: 'payment',
  payPix: 'payment',
  payCustomOffer: 'payment',
  payLivelo: 'payment',
  payInvoice: 'payment',
  recover: 'payment',
  renew: 'payment',
} as const satisfies Partial<Record<ActionName, PartName>>;

export type LaterBlock = keyof typeof partOfBlock;
/** The blocks that a part brings. */
export type BlocksOf<Part extends PartName> = {
  [Name in LaterBlock]: (typeof partOfBlock)[Name] extends Part ? Name : never;
}[LaterBlock];
export type LaterWidget = keyof typeof partOfWidget;
/** The widgets that a part brings. */
export type WidgetsOf<Part extends PartName> = {
  [Name in LaterWidget]: (typeof partOfWidget)[Name] extends Part ? Name : never;
}[LaterWidget];
export type LaterAction = keyof typeof partOfAction;
