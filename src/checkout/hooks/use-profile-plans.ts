import { useState } from 'react';
import { useSale, useServices, useStorefront } from './checkout-context.ts';
import { useOrder } from './use-order.ts';
import type { Plan } from '../../api/read-product.ts';

export type ProfilePlan = ReturnType<typeof useProfilePlans>['cards'][number];

export function useProfilePlans() {
  const { visit } = useServices();
  const sale = useSale();
  const { brand } = useStorefront();
  const { status, retry, money, plans, plan: first } = useOrder();
  const [pressed, choose] = useState<string>();
  const chosen = plans.find(({ id }) => id === (pressed ?? first?.id)) ?? plans[0];
  const { shouldUseMonthlyDifference = false } = brand.settings.multiProfile ?? {};

  const cards = plans.map((plan) => {
    const { id, name = id } = plan;
    const isChosen = plan === chosen;
    const isDifference = shouldUseMonthlyDifference && !isChosen;
    const own = monthlyPrice(plan);
    const difference = own - monthlyPrice(chosen!);
    return {
      id,
      name,
      isChosen,
      /** Price a month or, where brand.json shows differences, what it differs from the chosen one's. */
      price: money(isDifference ? Math.abs(difference) : own),
      kind: isDifference ? (difference < 0 ? 'less' : 'more') : 'monthly',
      yearly: plan.type === 'yearly' ? money(plan.amount) : undefined,
    } as const;
  });
  return {
    status,
    cards,
    choose,
    keep: () => chosen && visit.selectPlan(chosen.id, sale),
    retry,
  } as const;
}

const MONTHS = 12;

const monthlyPrice = ({ amount, type }: Plan): number =>
  type === 'yearly' ? amount / MONTHS : amount;
