import {
  readCities,
  readConfig,
  readContract,
  readLead,
  readPlanProduct,
  readRegions,
  readSeller,
  readTickets,
  readUnits,
} from '../../src/api/read-answers.ts';
import { readPayment } from '../../src/checkout/payment/read-payment.ts';
import { readProduct } from '../../src/api/read-product.ts';
import type { OperationId } from '../../src/contract/generated/operations.ts';

type Reader = (answer: unknown) => unknown;

/** The sandbox answers nothing odd. */
const refuse = (error: unknown) => {
  throw error;
};

/** The reader of every call that has an answer; the other calls are answered with nothing. */
export const READERS: Partial<Record<OperationId, Reader>> = {
  getProductConfig: readConfig,
  getProductV1: (answer) => readProduct('getProductV1', answer, refuse),
  getProductV2: (answer) => readProduct('getProductV2', answer, refuse),
  getTickets: (answer) => readTickets(answer, refuse),
  getContract: readContract,
  getPlanProduct: readPlanProduct,
  getSeller: readSeller,
  getFranchiseCities: readCities,
  getFranchiseRegions: readRegions,
  getFranchiseUnits: readUnits,
  createLead: readLead,
  payV2: (answer) => readPayment(answer, 'payV2'),
  payV1: (answer) => readPayment(answer, 'payV1'),
  renewV1: (answer) => readPayment(answer, 'renewV1'),
  renewV2: (answer) => readPayment(answer, 'renewV2'),
};
