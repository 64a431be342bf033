/** Blocks, widgets and actions of the screens from payment on, and what stands around their forms. */
export { browserPurchases } from '../checkout/payment/browser-purchases.ts';
export { actions } from '../checkout/generated/payment-actions.ts';
export { blocks, widgets } from '../../widgets/generated/payment-chunk.ts';
export { DoubtNotice, Risk } from './form/DoubtNotice.tsx';
export { SupportCode } from './chrome/SupportCode.tsx';
export { MethodGate } from './MethodGate.tsx';
