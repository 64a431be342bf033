export { browserPurchases } from '../checkout/payment/purchase.ts';
export { actions } from '../checkout/generated/payment-actions.ts';
export { blocks, widgets } from '../../widgets/generated/payment-chunk.ts';
export { AmountDue } from '../../widgets/blocks/order-summary/AmountDue.tsx';
export { Risk } from './form/DoubtNotice.tsx';
export { PaymentGuard } from './form/PaymentGuard.tsx';
export { SupportCode } from './chrome/SupportCode.tsx';
export { MethodGate } from './MethodGate.tsx';
