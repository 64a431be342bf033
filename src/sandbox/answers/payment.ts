import type {
  PayV1Body,
  PayV2Body,
  RenewV1Body,
  RenewV2Body,
} from '../../contract/generated/api.ts';
import { paymentProblem } from '../charges/payment-problem.ts';
import { cardRefusal, keyOf, settleCharge } from '../charges/settle-charge.ts';
import { findBrand, findPlanBrand, type SandboxBrand } from '../sandbox-brand.ts';
import type { CheckedRequest } from '../request-check.ts';
import type { SandboxAnswer } from '../sandbox-answer.ts';
import type { SaleRecord } from '../sandbox-state.ts';
import type { Outcome } from '../scenarios.ts';
import type { Answerer, Context } from './answer.ts';
import { withVoucher } from './with-voucher.ts';

type Sold = Pick<SaleRecord, 'email' | 'productCode' | 'planId' | 'amount'> & {
  paymentMethods: readonly { type: string }[];
};

const recordOf = (
  request: CheckedRequest,
  { email, productCode, planId, amount, paymentMethods }: Sold,
  resourceId?: string,
): SaleRecord => ({
  call: request.operationId,
  key: keyOf(request),
  email,
  productCode,
  planId,
  amount,
  method: paymentMethods[0]!.type,
  resourceId,
});

export const payV2: Answerer = (context, request, outcome) => {
  const body = request.body as unknown as PayV2Body;
  const sale = {
    record: recordOf(request, body),
    brand: findBrand(context.brands, body.productCode, body.operation),
    problem: (brand: SandboxBrand) => paymentProblem(withVoucher(brand, body.voucher), body),
  };
  return settleCharge(context, request, sale, outcome);
};

export const payV1: Answerer = (context, request, outcome) => {
  const body = request.body as unknown as PayV1Body;
  const sale = {
    record: recordOf(request, body, body.invoiceId),
    brand: findBrand(context.brands, body.productCode, body.operation),
    problem: () => undefined,
  };
  return settleCharge(context, request, sale, outcome);
};

/** Any subscription is there to be renewed, at the price of a plan of its product. */
function settleRenewal(
  context: Context,
  request: CheckedRequest,
  renewal: Pick<RenewV2Body, 'productCode' | 'planId' | 'amount' | 'paymentMethods'>,
  outcome: Outcome | undefined,
  ownProblem?: string,
): SandboxAnswer {
  const { productCode, planId } = renewal;
  const sale = {
    record: recordOf(request, renewal, request.path.id),
    brand:
      findPlanBrand(context.brands, productCode, planId) ?? findBrand(context.brands, productCode),
    problem: (brand: SandboxBrand) => ownProblem ?? paymentProblem(brand, renewal),
  };
  return settleCharge(context, request, sale, outcome);
}

/** Two places say how the price is split. */
export const renewV1: Answerer = (context, request, outcome) => {
  const body = request.body as unknown as RenewV1Body;
  const { productCode, planId, numberInstallments, paymentMethod } = body;
  const { amount, installments } = paymentMethod;
  const renewal = { productCode, planId, amount, paymentMethods: [paymentMethod] };
  const problem =
    numberInstallments === installments
      ? undefined
      : `numberInstallments is ${numberInstallments}, but paymentMethod says ${installments}.`;
  return settleRenewal(context, request, renewal, outcome, problem);
};

export const renewV2: Answerer = (context, request, outcome) =>
  settleRenewal(context, request, request.body as unknown as RenewV2Body, outcome);

export const verifyCard: Answerer = (_, { body }, outcome) =>
  cardRefusal(outcome, body) ?? { status: 204 };
