import type { Plan } from '../../api/read-product.ts';
import type { Ticket } from '../../api/read-answers.ts';

/**
 * The batches of an event as plans: name and price are the batch's, everything else is that of
 * the product's plan. Instalments of another price are left out, for no price may be made up.
 */
export function plansOfTickets(tickets: readonly Ticket[], plans: readonly Plan[]): Plan[] {
  return tickets.map(({ id, name, amount }) => {
    const plan = plans.find((one) => one.id === id);
    if (!plan) return { id, name, amount, installments: [] };
    const isSame = plan.amount === amount;
    return {
      ...plan,
      name: name ?? plan.name,
      amount,
      standardAmount: isSame ? plan.standardAmount : undefined,
      installments: isSame ? plan.installments : [],
      points: isSame ? plan.points : undefined,
    };
  });
}
