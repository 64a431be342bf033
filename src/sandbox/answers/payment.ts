import type {
  PayV1Body,
  PayV2Body,
  RenewV1Body,
  RenewV2Body,
} from '../../contract/generated/api.ts';
import { paymentProblem } from '../charges/payment-problem.ts';
import { cardRefusal, keyOf, settleCharge, type Sale } from '../charges/settle-charge.ts';
import { findBrand, findPlanBrand } from '../sandbox-brand.ts';
import type { CheckedRequest } from '../request-check.ts';
import type { SaleRecord } from '../sandbox-state.ts';
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

/** Settles what a body asks to be paid. */
const charging =
  <Body>(
    saleOf: (body: Body, request: CheckedRequest, brands: Context['brands']) => Sale,
  ): Answerer =>
  (context, request, outcome) => {
    const sale = saleOf(request.body as unknown as Body, request, context.brands);
    return settleCharge(context, request, sale, outcome);
  };

export const payV2 = charging<PayV2Body>((body, request, brands) => ({
  record: recordOf(request, body),
  brand: findBrand(brands, body.productCode, body.operation),
  problem: (brand) => paymentProblem(withVoucher(brand, body.voucher), body),
}));

export const payV1 = charging<PayV1Body>((body, request, brands) => ({
  record: recordOf(request, body, body.invoiceId),
  brand: findBrand(brands, body.productCode, body.operation),
  problem: () => undefined,
}));

/** Any subscription is there to be renewed, at the price of a plan of its product. */
const renewalOf = (
  renewal: Pick<RenewV2Body, 'productCode' | 'planId' | 'amount' | 'paymentMethods' | 'metadata'>,
  request: CheckedRequest,
  brands: Context['brands'],
): Sale => ({
  record: recordOf(request, renewal, request.path.id),
  brand:
    findPlanBrand(brands, renewal.productCode, renewal.planId) ??
    findBrand(brands, renewal.productCode),
  problem: (brand) => paymentProblem(withVoucher(brand, renewal.metadata?.voucher), renewal),
});

export const renewV2 = charging<RenewV2Body>(renewalOf);

/** Two places say how the price is split. */
export const renewV1 = charging<RenewV1Body>((body, request, brands) => {
  const { numberInstallments: split, paymentMethod } = body;
  const { amount, installments } = paymentMethod;
  const sale = renewalOf({ ...body, amount, paymentMethods: [paymentMethod] }, request, brands);
  if (split === installments) return sale;
  const problem = `numberInstallments is ${split}, but paymentMethod says ${installments}.`;
  return { ...sale, problem: () => problem };
});

export const verifyCard: Answerer = (_, { body }, outcome) =>
  cardRefusal(outcome, body) ?? { status: 204 };
