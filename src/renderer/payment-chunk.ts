/** Blocks, widgets and actions of the screens from payment on. */
export { actions } from '../checkout/generated/payment-actions.ts';
export { blocks, widgets } from '../../widgets/generated/payment-chunk.ts';
