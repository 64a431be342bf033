import { useStorefront } from '../../checkout/hooks/checkout-context.ts';
import type { TextKey } from '../../contract/generated/names.ts';
import { paymentMethod, type PaymentMethodKind } from '../../contract/payment-methods.ts';
import type { Outcome } from '../../flow/outcome.ts';

/** The form's method, as far as the words of an outcome depend on it. */
export interface Paying {
  hasCard?: boolean;
  paysBy?: PaymentMethodKind;
}

/** A form whose method only issues a code charges nothing by itself. */
const asksForCode = (paysBy: PaymentMethodKind | undefined): boolean =>
  paysBy !== undefined && paymentMethod(paysBy).settles === 'pending';

/**
 * The words of a call that failed: first those that the specification gives, if any, then what has happened and
 * what to do.
 */
export function textsOf(outcome: Outcome, { hasCard, paysBy }: Paying): [TextKey, ...TextKey[]] {
  switch (outcome.kind) {
    case 'refused':
      return ['error.payment', hasCard ? 'error.refused.card' : 'error.refused.other'];
    case 'refusedInDoubt':
      return ['error.payment', asksForCode(paysBy) ? 'error.code' : 'purchase.doubt.risk'];
    case 'unknown':
      return asksForCode(paysBy) ? ['error.code'] : ['error.general', 'error.unknown'];
    case 'failed':
      if (outcome.isOffline) return ['error.offline'];
      return [outcome.isNotSent ? 'error.notSent' : 'error.general'];
    case 'continue':
    case 'declined':
    case 'approved':
    case 'pending':
    case 'shown':
    case 'inDoubt':
    case 'busy':
    case 'elsewhere':
    case 'already':
    case 'incorrect':
      return ['error.general'];
    default:
      throw new Error(`No words are known for ${JSON.stringify(outcome satisfies never)}.`);
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
