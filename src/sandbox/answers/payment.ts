import type {
  PayV1Body,
  PayV2Body,
  RenewV1Body,
  RenewV2Body,
} from '../../contract/generated/api.ts';
import { paymentProblem } from '../charges/payment-problem.ts';
import { cardRefusal, keyOf, settleCharge } from '../charges/settle-charge.ts';
import { findBrand, findPlanBrand, unknownProduct, type SandboxBrand } from '../sandbox-brand.ts';
import type { CheckedRequest } from '../request-check.ts';
import type { Outcome } from '../scenarios.ts';
import type { Answerer, Context } from './answer.ts';
import type { SandboxAnswer } from '../sandbox-answer.ts';
import { withVoucher } from './with-voucher.ts';

export const payV2: Answerer = (context, request, outcome) => {
  const { brands } = context;
  const body = request.body as unknown as PayV2Body;
  const { email, productCode, planId, amount } = body;
  const sale = {
    record: {
      call: request.operationId,
      key: keyOf(request),
      email,
      productCode,
      planId,
      amount,
      method: body.paymentMethods[0]!.type,
    },
    brand: findBrand(brands, productCode, body.operation),
    unknown: unknownProduct(brands, productCode),
    problem: (brand: SandboxBrand) => paymentProblem(withVoucher(brand, body.voucher), body),
  };
  return settleCharge(context, request, sale, outcome);
};

/** Any invoice is there to be paid; its price is unknown here. */
export const payV1: Answerer = (context, request, outcome) => {
  const { brands } = context;
  const { email, productCode, ...body } = request.body as unknown as PayV1Body;
  const method = body.paymentMethods[0]!.type;
  const sale = {
    record: {
      call: request.operationId,
      key: keyOf(request),
      email,
      productCode,
      method,
      resourceId: body.invoiceId,
    },
    brand: findBrand(brands, productCode, body.operation),
    unknown: unknownProduct(brands, productCode),
    problem: () => undefined,
  };
  return settleCharge(context, request, sale, outcome);
};

type Renewal = Pick<RenewV2Body, 'productCode' | 'planId' | 'amount' | 'paymentMethods'>;

/** Any subscription is there to be renewed, at the price of a plan of its product. */
function settleRenewal(
  context: Context,
  request: CheckedRequest,
  renewal: Renewal,
  outcome: Outcome | undefined,
  ownProblem?: string,
): SandboxAnswer {
  const { brands } = context;
  const { productCode, planId, amount, paymentMethods } = renewal;
  const method = paymentMethods[0]!.type;
  const sale = {
    record: {
      call: request.operationId,
      key: keyOf(request),
      productCode,
      planId,
      amount,
      method,
      resourceId: request.path.id,
    },
    brand: findPlanBrand(brands, productCode, planId) ?? findBrand(brands, productCode),
    unknown: unknownProduct(brands, productCode),
    problem: (brand: SandboxBrand) => ownProblem ?? paymentProblem(brand, renewal),
  };
  return settleCharge(context, request, sale, outcome);
}

/** Two places say how the price is split. */
function splitProblem({ numberInstallments, paymentMethod }: RenewV1Body): string | undefined {
  const { installments } = paymentMethod;
  return numberInstallments === installments
    ? undefined
    : `numberInstallments is ${numberInstallments}, but paymentMethod says ${installments}.`;
}

export const renewV1: Answerer = (context, request, outcome) => {
  const body = request.body as unknown as RenewV1Body;
  const { productCode, planId, paymentMethod } = body;
  const { amount } = paymentMethod;
  const renewal = { productCode, planId, amount, paymentMethods: [paymentMethod] };
  return settleRenewal(context, request, renewal, outcome, splitProblem(body));
};

export const renewV2: Answerer = (context, request, outcome) =>
  settleRenewal(context, request, request.body as unknown as RenewV2Body, outcome);

/** A card is good or not; nothing is charged. */
export const verifyCard: Answerer = (_, { body }, outcome) =>
  cardRefusal(outcome, body) ?? { status: 204 };
