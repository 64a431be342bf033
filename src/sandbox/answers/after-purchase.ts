import type { Contract, ContractBody, RefererBody } from '../../contract/generated/api.ts';
import { findBrand, unknownProduct } from '../sandbox-brand.ts';
import { note } from '../sandbox-state.ts';
import { refusal } from '../sandbox-answer.ts';
import type { Answerer } from './answer.ts';

export const getContract: Answerer = ({ brands }, { path }) => {
  const code = path.code!;
  const brand = findBrand(brands, code);
  if (!brand) return refusal(404, unknownProduct(brands, code));
  const answer: Contract | undefined = brand.sandbox.contract;
  return answer
    ? { status: 200, body: answer }
    : refusal(404, `"${code}" has no contract: give its sandbox.json one.`);
};

export const generateContract: Answerer = ({ memory }, { path, body }) => {
  const { email, planId, leadId } = body as unknown as ContractBody;
  note(memory.state.contracts, { productCode: path.code!, planId, email, leadId });
  return { status: 204 };
};

/** A subscription is known by the profile that its payment was answered with. */
export const sendReferer: Answerer = ({ memory }, { path, body }) => {
  const { charges, referers } = memory.state;
  const charge = charges.find(({ id }) => id.replace('charge', 'sandbox-profile') === path.id);
  if (!charge) return refusal(404, `There is no subscription "${path.id}".`);
  const { referer, product } = body as unknown as RefererBody;
  note(referers, { subscription: path.id!, email: charge.email, referer, product });
  return { status: 204 };
};
