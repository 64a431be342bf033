import type { RefererBody } from '../../contract/generated/api.ts';
import { refusal, type Answerer } from './answer.ts';

/** A subscription is known by the profile that its payment was answered with. */
export const answerReferer: Answerer = ({ memory }, { path, body }) => {
  const { charges, referers } = memory.state;
  const charge = charges.find(({ id }) => id.replace('charge', 'sandbox-profile') === path.id);
  if (!charge) return refusal(404, `There is no subscription "${path.id}".`);
  const { referer, product } = body as unknown as RefererBody;
  const at = new Date().toISOString();
  referers.push({ at, subscription: path.id!, email: charge.email, referer, product });
  return { status: 204 };
};
