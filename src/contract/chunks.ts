import type { ActionName, BlockName } from './generated/names.ts';

/**
 * What is loaded only where a screen needs it, so that a buyer on the first screen does not wait for
 * what the last one is drawn with. `steps` are the blocks of steps that few flows have; `all-fields` draws forms that need more than widgets of ours.
 */
export type ChunkName = 'payment' | 'steps' | 'all-fields';

/** Blocks that are not on every page. */
export const chunkOfBlock = {
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
} as const satisfies Partial<Record<BlockName, ChunkName>>;

/** Widgets that are not on every page. */
export const chunkOfWidget = {
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
} as const satisfies Record<string, ChunkName>;

/** Actions that are not on every page: those that sell. */
export const chunkOfAction = {
  pay: 'payment',
  payBoleto: 'payment',
  payPix: 'payment',
  payCustomOffer: 'payment',
  payLivelo: 'payment',
  payInvoice: 'payment',
  recover: 'payment',
  renew: 'payment',
} as const satisfies Partial<Record<ActionName, ChunkName>>;

export type LaterBlock = keyof typeof chunkOfBlock;
/** The blocks that a part brings. */
export type BlocksOf<Part extends ChunkName> = {
  [Name in LaterBlock]: (typeof chunkOfBlock)[Name] extends Part ? Name : never;
}[LaterBlock];
export type LaterWidget = keyof typeof chunkOfWidget;
/** The widgets that a part brings. */
export type WidgetsOf<Part extends ChunkName> = {
  [Name in LaterWidget]: (typeof chunkOfWidget)[Name] extends Part ? Name : never;
}[LaterWidget];
export type LaterAction = keyof typeof chunkOfAction;
