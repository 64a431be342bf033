import { serverAhead } from '../../contract/browser/server-clock.ts';
import { knownPath, pathOf } from '../../flow/templates.ts';
import type { Action } from './action.ts';
import { attemptPayment } from './attempt-payment.ts';

/**
 * Asks for a Pix code (POST /api/v2/payment); the screen then shows it and the buyer goes on. Asking
 * while the last code cannot be paid means another code, which is a purchase of its own.
 */
export const payPix: Action = async (input) => {
  const plan = await input.plan();
  const { visit } = input.checkout;
  const again = input.again || visit.state().pix?.problem !== undefined;
  const outcome = await attemptPayment({ ...input, again }, plan, 'pix');
  const pix = visit.state().purchase?.result.pix;
  // A pending payment without a code still reaches success, which says that access comes by e-mail.
  if (outcome.kind !== 'pending' || !plan || !pix) return outcome;
  visit.keepPix({ ...pix, amount: plan.amount, at: Date.now(), ahead: serverAhead() });
  // The answer may name another screen, where the buyer is led as after any payment.
  const named = knownPath(visit.state().purchase?.result.route);
  return named !== undefined && named !== pathOf('pix') ? outcome : { kind: 'shown' };
};
