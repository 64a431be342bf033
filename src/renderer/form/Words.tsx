import { useStorefront } from '../../checkout/hooks/checkout-context.ts';
import type { TextKey } from '../../contract/generated/names.ts';
import { paymentMethod, type PaymentMethodKind } from '../../contract/payment-methods.ts';
import type { Outcome } from '../../flow/outcome.ts';

/** Whether a request only asked for a code: it cannot have charged anything. */
export const asksForCode = (method: PaymentMethodKind | undefined): boolean =>
  method !== undefined && paymentMethod(method).settles === 'pending';

/** The words of a call that failed: first those that the specification gives, then the event and the next step. */
export function textsOf(outcome: Outcome, hasCard?: boolean): [TextKey, ...TextKey[]] {
  switch (outcome.kind) {
    case 'refused':
      return ['error.payment', hasCard ? 'error.refused.card' : 'error.refused.other'];
    case 'refusedInDoubt':
      return ['error.payment', asksForCode(outcome.method) ? 'error.code' : 'purchase.doubt.risk'];
    case 'unknown':
      return asksForCode(outcome.method) ? ['error.code'] : ['error.general', 'error.unknown'];
    case 'failed':
      if (outcome.isOffline) return ['error.offline'];
      return [outcome.isNotSent ? 'error.notSent' : 'error.general'];
    default:
      return ['error.general'];
  }
}

/** The id by which support finds the payment of an outcome. */
export const requestIdOf = (outcome: Outcome): string | undefined =>
  'requestId' in outcome ? outcome.requestId : undefined;

/** Each sentence for itself: the general ones end without a full stop. */
export function Words({ texts }: { texts: readonly TextKey[] }) {
  const { text } = useStorefront();
  return texts.map((key) => <span key={key}>{text(key)}</span>);
}
