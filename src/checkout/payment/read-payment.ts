import { type Fields, needed, readAnswer, textAt } from '../../api/answer-shape.ts';
import type { OperationId } from '../../contract/generated/operations.ts';
import type { IssuingMethod } from '../../contract/payment-methods.ts';
import { readIssued as boleto } from './methods/boleto.ts';
import { readIssued as pix } from './methods/pix.ts';

const issuedIn = (fields: Fields) =>
  ({ boleto: boleto(fields), pix: pix(fields) }) satisfies Record<IssuingMethod, unknown>;

export interface PaymentResult extends Partial<ReturnType<typeof issuedIn>> {
  token: string;
  redirect?: string;
  paymentProfileIds: string[];
  /** Path of the next screen; only a known one may be followed. */
  route?: string;
}

/** @throws {ApiError} of kind 'unreadable' without a token: it is then unknown whether money moved. */
export function readPayment(answer: unknown, operationId: OperationId = 'payV2'): PaymentResult {
  return readAnswer(operationId, answer, (fields) => {
    const ids = Array.isArray(fields.paymentProfileIds) ? fields.paymentProfileIds : [];
    return {
      token: needed(textAt(fields, 'token'), 'token'),
      redirect: textAt(fields, 'redirect'),
      paymentProfileIds: ids
        .map((id: unknown) => textAt({ id }, 'id'))
        .filter((id) => id !== undefined),
      route: textAt(fields, 'route'),
      ...issuedIn(fields),
    };
  });
}
