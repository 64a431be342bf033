import type { Ticket } from '../../contract/generated/api.ts';
import { refusal, type Answerer } from './answer.ts';
import { findBrand, unknownProduct } from '../find-brand.ts';

/** The batches that sandbox.json lists, each at the price of its plan. */
export const answerTickets: Answerer = ({ brands }, { path }) => {
  const code = path.code!;
  const brand = findBrand(brands, code);
  if (!brand) return refusal(404, unknownProduct(brands, code));
  const { tickets = [], plans } = brand.sandbox;
  const answer = tickets.flatMap(({ name, planId }): Ticket[] => {
    const plan = plans.find(({ id }) => id === planId);
    return plan ? [{ name, planId, amount: plan.amount }] : [];
  });
  return { status: 200, body: answer };
};
