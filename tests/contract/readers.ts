import type { ApiError } from '../../src/api/api-error.ts';
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

type Reader = (answer: unknown, report?: (error: ApiError) => void) => unknown;

/** Answers of tests have nothing odd in them, unless a test says what to do about it. */
const refuse = (error: ApiError) => {
  throw error;
};

/** The reader of every call that has an answer; the other calls are answered with nothing. */
export const READERS: Partial<Record<OperationId, Reader>> = {
  getProductConfig: readConfig,
  getProductV1: (answer, report = refuse) => readProduct('getProductV1', answer, report),
  getProductV2: (answer, report = refuse) => readProduct('getProductV2', answer, report),
  getTickets: (answer, report = refuse) => readTickets(answer, report),
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
