import { useCheckout } from '../../checkout/checkout-context.ts';
import { useGoOn } from '../../checkout/navigation.ts';
import type { Outcome } from '../../flow/outcome.ts';
import { Button } from '../../../widgets/button/Button.tsx';
import { FormAlert } from './FormAlert.tsx';

interface OutcomeAlertProps {
  outcome: Outcome;
  /** Buys once more what was bought already; a deliberate act. */
  onBuyAgain(): void;
}

/** What came of an attempt that leads nowhere, and the way on. */
export function OutcomeAlert({ outcome, onBuyAgain }: OutcomeAlertProps) {
  const { text, offer } = useCheckout();
  const goOn = useGoOn();
  // Nobody means to pay an invoice twice.
  const isOnce = offer === 'invoice';
  switch (outcome.kind) {
    case 'refused':
      return <FormAlert role="alert">{text('error.payment')}</FormAlert>;
    case 'unknown':
    case 'failed':
      return <FormAlert role="alert">{text('error.general')}</FormAlert>;
    case 'elsewhere':
      return <FormAlert role="alert">{text('purchase.elsewhere')}</FormAlert>;
    case 'already':
      return (
        <FormAlert role="alert">
          <strong>{text(isOnce ? 'purchase.paid' : 'purchase.already')}</strong>
          <Button type="button" kind="secondary" onClick={() => goOn(outcome.state)}>
            {text('purchase.show')}
          </Button>
          {!isOnce && (
            <Button type="button" kind="secondary" onClick={onBuyAgain}>
              {text('purchase.again')}
            </Button>
          )}
        </FormAlert>
      );
    case 'busy':
    // The field itself says so.
    case 'incorrect':
    case 'shown':
    case 'continue':
    case 'declined':
    case 'approved':
    case 'pending':
      return null;
    default:
      throw new Error(`No words are known for the outcome '${outcome satisfies never}'.`);
  }
}
