import type { RenewV1Body, RenewV2Body } from '../../contract/generated/api.ts';
import type { Answer, Answerer, Context } from './answer.ts';
import { findBrand, findPlanBrand, unknownProduct } from '../find-brand.ts';
import { paymentProblem } from '../charges/payment-problem.ts';
import type { CheckedRequest } from '../request-check.ts';
import type { SandboxBrand } from '../sandbox-brand.ts';
import type { Outcome } from '../scenarios.ts';
import { cardRefusal, keyOf, settleCharge } from '../charges/settle-charge.ts';

type Renewal = Pick<RenewV2Body, 'productCode' | 'planId' | 'amount' | 'paymentMethods'>;

/** Any subscription is there to be renewed, at the price of a plan of its product. */
function settleRenewal(
  context: Context,
  request: CheckedRequest,
  renewal: Renewal,
  outcome: Outcome | undefined,
  ownFault?: string,
): Answer {
  const { brands } = context;
  const { productCode, planId, amount, paymentMethods } = renewal;
  const method = paymentMethods[0]!.type;
  const sale = {
    record: { key: keyOf(request), productCode, planId, amount, method, subject: request.path.id },
    brand: findPlanBrand(brands, productCode, planId) ?? findBrand(brands, productCode),
    unknown: unknownProduct(brands, productCode),
    fault: (brand: SandboxBrand) => ownFault ?? paymentProblem(brand, renewal),
  };
  return settleCharge(context, request, sale, outcome);
}

/** Two places say how the price is split. */
function splitFault({ numberInstallments, paymentMethod }: RenewV1Body): string | undefined {
  const { installments } = paymentMethod;
  return numberInstallments === installments
    ? undefined
    : `numberInstallments is ${numberInstallments}, but paymentMethod says ${installments}.`;
}

export const answerRenewV1: Answerer = (context, request, outcome) => {
  const body = request.body as unknown as RenewV1Body;
  const { productCode, planId, paymentMethod } = body;
  const { amount } = paymentMethod;
  const renewal = { productCode, planId, amount, paymentMethods: [paymentMethod] };
  return settleRenewal(context, request, renewal, outcome, splitFault(body));
};

export const answerRenewV2: Answerer = (context, request, outcome) =>
  settleRenewal(context, request, request.body as unknown as RenewV2Body, outcome);

/** A card is good or not; nothing is charged. */
export const answerCardCheck: Answerer = (_, { body }, outcome) =>
  cardRefusal(outcome, body) ?? { status: 204 };
