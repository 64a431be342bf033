// Generated from src/sandbox/answers by `npm run generate`. Do not edit.

import type { OperationId } from '../../contract/generated/operations.ts';
import type { Answerer } from '../answers/answer.ts';
import { generateContract, getContract, sendReferer } from '../answers/after-purchase.ts';
import { createLead, sendSms, updateLead, validatePhone } from '../answers/lead.ts';
import { payV1, payV2, renewV1, renewV2, verifyCard } from '../answers/payment.ts';
import {
  getPlanProduct,
  getProductConfig,
  getProductV1,
  getProductV2,
  getTickets,
} from '../answers/product.ts';
import {
  getFranchiseCities,
  getFranchiseRegions,
  getFranchiseUnits,
  getSeller,
} from '../answers/seller.ts';

export const answerers: Readonly<Record<OperationId, Answerer>> = {
  getContract,
  generateContract,
  sendReferer,
  createLead,
  updateLead,
  sendSms,
  validatePhone,
  payV2,
  payV1,
  renewV1,
  renewV2,
  verifyCard,
  getProductConfig,
  getProductV1,
  getProductV2,
  getPlanProduct,
  getTickets,
  getSeller,
  getFranchiseRegions,
  getFranchiseCities,
  getFranchiseUnits,
};
