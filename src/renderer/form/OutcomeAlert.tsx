import { useSale, useStorefront } from '../../checkout/hooks/checkout-context.ts';
import { useFailure } from '../../checkout/hooks/use-failure.ts';
import { useNavigateNext } from '../../checkout/hooks/navigation.ts';
import type { TextKey } from '../../contract/generated/names.ts';
import type { Outcome } from '../../flow/outcome.ts';
import { HelpLink } from '../../../widgets/blocks/help-link/HelpLink.tsx';
import { Button } from '../../../widgets/button/Button.tsx';
import { loadedPaymentParts } from '../chunks.ts';
import { FormAlert } from './FormAlert.tsx';

interface OutcomeAlertProps {
  outcome: Outcome;
  /** Some fields say themselves what is wrong with them. */
  isOfFields?: boolean;
  /** Buys once more what was bought already; a deliberate act. */
  onBuyAgain(): void;
  /** Buys anew while a payment is in doubt; a deliberate act. */
  onNew(): void;
  /** Tries once more. */
  onRetry(): void;
  /** Puts the focus on the first field that has to be filled in again. */
  onClose(): void;
}

/** The outcomes of calls that failed. */
const FAILURES: readonly Outcome['kind'][] = ['refused', 'refusedInDoubt', 'unknown', 'failed'];

/** The words of a call that failed. */
export function textsOf(outcome: Outcome): [TextKey, ...TextKey[]] {
  switch (outcome.kind) {
    case 'refused':
      return ['error.payment'];
    case 'refusedInDoubt':
      return ['error.payment', 'purchase.doubt.risk'];
    case 'failed':
      return [outcome.isNotSent ? 'error.notSent' : 'error.general'];
    default:
      return ['error.general'];
  }
}

/** The id by which support finds the payment of an outcome. */
export const requestIdOf = (outcome: Outcome): string | undefined =>
  'requestId' in outcome ? outcome.requestId : undefined;

/** Shows an outcome that leads to no other step, and the way on; a failure is shown in the dialog too. */
export function OutcomeAlert(props: OutcomeAlertProps) {
  const { outcome, isOfFields, onBuyAgain, onNew, onRetry, onClose } = props;
  const { text } = useStorefront();
  const { offer } = useSale();
  const navigateNext = useNavigateNext();
  const isFailure = FAILURES.includes(outcome.kind) && !(outcome.kind === 'failed' && isOfFields);
  useFailure(isFailure && outcome, {
    call: 'the form',
    texts: textsOf(outcome),
    requestId: requestIdOf(outcome),
    // A buyer who paid, or may have, is never invited to pay again (D-138).
    retry: outcome.kind === 'failed' ? onRetry : undefined,
    focus: onClose,
  });
  // Nobody means to pay an invoice twice.
  const isOnce = offer === 'invoice';
  switch (outcome.kind) {
    case 'refused':
      return <FormAlert role="alert">{text('error.payment')}</FormAlert>;
    case 'refusedInDoubt': {
      const { Risk, SupportCode } = loadedPaymentParts();
      return (
        <FormAlert role="alert">
          <span>
            {textsOf(outcome)
              .map((key) => text(key))
              .join(' ')}
          </span>
          <SupportCode requestId={outcome.requestId} />
          <HelpLink text={text('purchase.help')} />
          <Risk onNew={onNew} />
        </FormAlert>
      );
    }
    case 'unknown':
    case 'failed':
      return textsOf(outcome).map((key) => (
        <FormAlert key={key} role="alert">
          {text(key)}
        </FormAlert>
      ));
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
    // A notice of its own asks.
    case 'inDoubt':
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
