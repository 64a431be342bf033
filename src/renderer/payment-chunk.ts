/** Blocks, widgets and actions of the screens from payment on. */
export { sellingActions as actions } from '../checkout/actions/selling.ts';
export { blocks, widgets } from '../../widgets/generated/payment-chunk.ts';
