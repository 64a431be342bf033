import { useState } from 'react';
import { useSale, useServices, useStorefront } from './checkout-context.ts';
import { useOrder } from './use-order.ts';
import type { Plan } from '../../api/read-product.ts';

export interface ProfilePlan {
  id: string;
  name: string;
  isChosen: boolean;
  /** Price a month or, where brand.json shows differences, what it differs from the chosen one's. */
  price: string;
  kind: 'monthly' | 'more' | 'less';
  yearly?: string;
}

export function useProfilePlans() {
  const { visit } = useServices();
  const sale = useSale();
  const { brand } = useStorefront();
  const { status, retry, money, plans, plan: first } = useOrder();
  const [pressed, choose] = useState<string>();
  const chosen = plans.find(({ id }) => id === (pressed ?? first?.id)) ?? plans[0];
  const { shouldUseMonthlyDifference = false } = brand.settings.multiProfile ?? {};

  const cards = plans.map((plan): ProfilePlan => {
    const { id, name = id } = plan;
    const isChosen = plan === chosen;
    const isDifference = shouldUseMonthlyDifference && !isChosen;
    const own = monthlyPrice(plan);
    const difference = own - monthlyPrice(chosen!);
    return {
      id,
      name,
      isChosen,
      price: money(isDifference ? Math.abs(difference) : own),
      kind: isDifference ? (difference < 0 ? 'less' : 'more') : 'monthly',
      yearly: plan.type === 'yearly' ? money(plan.amount) : undefined,
    };
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
