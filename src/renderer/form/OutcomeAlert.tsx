import { useSale, useStorefront } from '../../checkout/hooks/checkout-context.ts';
import { useFailure } from '../../checkout/hooks/use-failure.ts';
import { useNavigateNext } from '../../checkout/hooks/navigation.ts';
import type { Outcome } from '../../flow/outcome.ts';
import { Button } from '../../../widgets/button/Button.tsx';
import { FormAlert } from './FormAlert.tsx';

interface OutcomeAlertProps {
  outcome: Outcome;
  /** Some fields say themselves what is wrong with them. */
  isOfFields?: boolean;
  /** Buys once more what was bought already; a deliberate act. */
  onBuyAgain(): void;
  /** Tries once more. */
  onRetry(): void;
  /** Puts the focus on the first field that has to be filled in again. */
  onClose(): void;
}

/** The outcomes of calls that failed. */
const FAILURES: readonly Outcome['kind'][] = ['refused', 'unknown', 'failed'];

/** Shows an outcome that leads to no other step, and the way on; a failure is shown in the dialog too. */
export function OutcomeAlert(props: OutcomeAlertProps) {
  const { outcome, isOfFields, onBuyAgain, onRetry, onClose } = props;
  const { text } = useStorefront();
  const { offer } = useSale();
  const navigateNext = useNavigateNext();
  const isFailure = FAILURES.includes(outcome.kind) && !(outcome.kind === 'failed' && isOfFields);
  useFailure(isFailure && outcome, {
    call: 'the form',
    text: outcome.kind === 'refused' ? 'error.payment' : 'error.general',
    // A buyer who paid, or may have, is never invited to pay again (D-138).
    retry: outcome.kind === 'failed' ? onRetry : undefined,
    focus: onClose,
  });
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
          <Button type="button" kind="secondary" onClick={() => navigateNext(outcome.state)}>
            {text('purchase.show')}
          </Button>
          {!isOnce && (
            <Button type="button" kind="secondary" onClick={onBuyAgain}>
              {text('purchase.again')}
            </Button>
          )}
        </FormAlert>
      );
    // Sent before they went Back and came again.
    case 'busy':
      return <FormAlert role="alert">{text('app.slow')}</FormAlert>;
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
