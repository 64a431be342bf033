import type { Contract, ContractBody } from '../../contract/generated/api.ts';
import { refusal, type Answerer } from './answer.ts';
import { findBrand, unknownProduct } from '../find-brand.ts';

export const answerContract: Answerer = ({ brands }, { path }) => {
  const code = path.code!;
  const brand = findBrand(brands, code);
  if (!brand) return refusal(404, unknownProduct(brands, code));
  const answer: Contract | undefined = brand.sandbox.contract;
  return answer
    ? { status: 200, body: answer }
    : refusal(404, `"${code}" has no contract: give its sandbox.json one.`);
};

export const answerContractMade: Answerer = ({ memory }, { path, body }) => {
  const { email, planId, leadId } = body as unknown as ContractBody;
  const at = new Date().toISOString();
  memory.state.contracts.push({ at, productCode: path.code!, planId, email, leadId });
  return { status: 204 };
};
