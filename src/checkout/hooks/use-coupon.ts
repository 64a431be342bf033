import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { chooseOffer, isForVoucher } from '../../flow/choose-offer.ts';
import { withoutParameter, withParameter } from '../../flow/kept-query.ts';
import { pathOf } from '../../flow/templates.ts';
import { compareVoucher } from '../offer/voucher-answer.ts';
import { isPaymentUnderWay } from '../session/work-under-way.ts';
import { useCheckout, useVisit } from './checkout-context.ts';
import { useDetour } from './navigation.ts';
import { useVoucherAnswer } from './use-brand-offer.ts';
import { orderPlan, soldQuery } from './use-order.ts';

/** The result of the last press; `refused` says that the code changes nothing here, `failed` that it could not be checked. */
export type CouponState = 'idle' | 'asking' | 'empty' | 'refused' | 'failed' | 'removed';

/** Answers by which an upstream may say that it knows no such code, or knows it no more. */
const UNKNOWN_CODE: readonly (number | undefined)[] = [400, 404, 410, 422];

/** An accepted code takes the place of the link's voucher in the address: all prices and a reload go by it. */
export function useCoupon() {
  const checkout = useCheckout();
  const visit = useVisit();
  const queries = useQueryClient();
  const { switchTo } = useDetour();
  const answer = useVoucherAnswer();
  const [state, setState] = useState<CouponState>('idle');
  const { link, flow, step } = checkout;
  // The voucher of the flow's first step comes back by itself.
  const isOfFlow = link.voucher === flow.steps[0]?.props?.voucher?.trim();
  const isApplied = answer?.kind !== 'unchanged' && !isOfFlow;

  const goBy = (query: string) => {
    const path = pathOf(step?.templateId ?? 'payment')!;
    switchTo?.({ path, address: path + query });
  };
  const ask = async (code: string): Promise<CouponState> => {
    const query = withParameter(link.query, 'voucher', code);
    const asked = { ...checkout, link: { ...link, voucher: code, query } };
    const [usual, sold] = await Promise.all([
      queries.fetchQuery(soldQuery(checkout, visit)),
      queries.fetchQuery(soldQuery(asked, visit)),
    ]);
    const special = chooseOffer(asked.link, checkout.brand.offers);
    const isForOffer = special !== undefined && isForVoucher(special, asked.link);
    const id = orderPlan(asked, visit, sold)?.id;
    const plan = sold.plans.find((one) => one.id === id);
    const isChange = plan && compareVoucher(plan, usual.plans).kind !== 'unchanged';
    if (!isForOffer && !isChange) return 'refused';
    // A buyer may have pressed the paying button meanwhile: the price of that press stays.
    if (!isPaymentUnderWay()) goBy(query);
    return 'idle';
  };
  const answerTo = (code: string): Promise<CouponState> =>
    ask(code).catch((error: unknown) => {
      const isUnknown = error instanceof ApiError && UNKNOWN_CODE.includes(error.status);
      return isUnknown ? 'refused' : 'failed';
    });
  return {
    state,
    applied: isApplied ? link.voucher : undefined,
    async apply(typed: string): Promise<void> {
      const code = typed.trim();
      if (code === '') return setState('empty');
      setState('asking');
      const first = await answerTo(code);
      // A phone writes small letters where a campaign prints capitals.
      const capitals = code.toUpperCase();
      setState(first === 'refused' && capitals !== code ? await answerTo(capitals) : first);
    },
    remove(): void {
      goBy(withoutParameter(link.query, 'voucher'));
      setState('removed');
    },
  };
}
