import Alert from '@mui/material/Alert';
import { useStorefront } from '../../checkout/hooks/checkout-context.ts';
import { useFormScope } from '../../checkout/hooks/form-hooks.ts';
import { useDetour, useOtherWays } from '../../checkout/hooks/navigation.ts';
import { useFailure } from '../../checkout/hooks/use-call-notices.ts';
import type { CompiledForm } from '../../contract/compiled-brand.ts';
import { closesForm, OUTCOMES, type Outcome } from '../../flow/outcome.ts';
import { loaded } from '../chunks.ts';
import { focusNews, focusOn, focusWanting } from './focus-field.ts';
import { errorsNamed } from './form-validator.ts';
import { requestIdOf, textsOf, Words } from './Words.tsx';

interface OutcomeAlertProps {
  form: Pick<CompiledForm, 'action' | 'messages'>;
  outcome: Outcome;
  hasCard: boolean;
  onRetry(): void;
}

/** Shows an outcome that leads to no other step, and the way on; a failure is shown in the dialog too. */
export function OutcomeAlert({ form, outcome, hasCard, onRetry }: OutcomeAlertProps) {
  const { text } = useStorefront();
  const scope = useFormScope();
  const { alert, key, ...meaning } = OUTCOMES[outcome.kind];
  const isOfFields = outcome.kind === 'failed' && errorsNamed(form, outcome).length > 0;
  const texts = textsOf(outcome, hasCard);
  const { paysBy } = loaded.actions[form.action];
  const { switchTo } = useDetour();
  const ways = useOtherWays(paysBy ? [paysBy] : []);
  useFailure(meaning.isFailure && !isOfFields && outcome, {
    call: 'the form',
    texts,
    requestId: requestIdOf(outcome),
    // A buyer who paid, or may have, is never invited to pay again.
    retry: outcome.kind === 'failed' ? onRetry : undefined,
    others:
      switchTo && key === 'refused'
        ? ways.map((way) => ({ text: `method.pay.${way.kind}`, go: () => switchTo(way) }) as const)
        : undefined,
    // A closed form must not lead the buyer to pay again.
    focus: () => (closesForm(outcome.kind) ? focusNews() : focusWanting(scope)),
  });
  if (alert === 'news') {
    // Sent before the buyer went Back and came again. Without a dialog it takes the focus, wherever the button was.
    return (
      <Alert ref={focusOn} role="group" tabIndex={-1} data-outcome>
        {text('app.slow')}
      </Alert>
    );
  }
  // A notice of its own asks, or stands in place of the form; or the fields say what is wrong.
  if (alert !== 'words' || isOfFields) return null;
  return (
    // The dialog has read it out already.
    <Alert data-outcome>
      <Words texts={texts} />
    </Alert>
  );
}
