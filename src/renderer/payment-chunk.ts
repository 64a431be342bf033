/** What screens are drawn with, and do, from payment on. */
export { sellingActions as actions } from '../checkout/actions/selling.ts';
export { blocks, widgets } from '../../widgets/payment-chunk.ts';
