import type { PayV1Body, PayV2Body } from '../../contract/generated/api.ts';
import type { Answerer } from './answer.ts';
import { findBrand, unknownProduct } from '../find-brand.ts';
import { paymentProblem } from '../charges/payment-problem.ts';
import type { SandboxBrand } from '../sandbox-brand.ts';
import { keyOf, settleCharge } from '../charges/settle-charge.ts';
import { withVoucher } from './with-voucher.ts';

export const answerPayment: Answerer = (context, request, outcome) => {
  const { brands } = context;
  const body = request.body as unknown as PayV2Body;
  const { email, productCode, planId, amount } = body;
  const sale = {
    record: {
      key: keyOf(request),
      email,
      productCode,
      planId,
      amount,
      method: body.paymentMethods[0]!.type,
    },
    brand: findBrand(brands, productCode, body.operation),
    unknown: unknownProduct(brands, productCode),
    fault: (brand: SandboxBrand) => paymentProblem(withVoucher(brand, body.voucher), body),
  };
  return settleCharge(context, request, sale, outcome);
};

/** Any invoice is there to be paid; what it costs is not this sandbox's to know. */
export const answerInvoice: Answerer = (context, request, outcome) => {
  const { brands } = context;
  const { email, productCode, ...body } = request.body as unknown as PayV1Body;
  const method = body.paymentMethods[0]!.type;
  const sale = {
    record: { key: keyOf(request), email, productCode, method, subject: body.invoiceId },
    brand: findBrand(brands, productCode, body.operation),
    unknown: unknownProduct(brands, productCode),
    fault: () => undefined,
  };
  return settleCharge(context, request, sale, outcome);
};
