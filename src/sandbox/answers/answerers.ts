import type { OperationId } from '../../contract/generated/operations.ts';
import type { Answerer } from './answer.ts';
import { answerConfig } from './answer-config.ts';
import { answerContract, answerContractMade } from './answer-contract.ts';
import { answerCities, answerRegions, answerUnits } from './answer-franchises.ts';
import { answerLead, answerLeadUpdate } from './answer-lead.ts';
import { answerInvoice, answerPayment } from './answer-payment.ts';
import { answerPlanProduct, answerProduct } from './answer-product.ts';
import { answerReferer } from './answer-referer.ts';
import { answerCardCheck, answerRenewV1, answerRenewV2 } from './answer-renew.ts';
import { answerSeller } from './answer-seller.ts';
import { answerPhoneCode, answerSms } from './answer-sms.ts';
import { answerTickets } from './answer-tickets.ts';

/** Every call of the contract has its answer here, or the type checker complains. */
export const ANSWERERS: Record<OperationId, Answerer> = {
  getProductConfig: answerConfig,
  getProductV1: answerProduct,
  getProductV2: answerProduct,
  getTickets: answerTickets,
  getContract: answerContract,
  generateContract: answerContractMade,
  getPlanProduct: answerPlanProduct,
  getSeller: answerSeller,
  getFranchiseCities: answerCities,
  getFranchiseRegions: answerRegions,
  getFranchiseUnits: answerUnits,
  createLead: answerLead,
  updateLead: answerLeadUpdate,
  sendSms: answerSms,
  validatePhone: answerPhoneCode,
  payV2: answerPayment,
  sendReferer: answerReferer,
  payV1: answerInvoice,
  renewV1: answerRenewV1,
  renewV2: answerRenewV2,
  verifyCard: answerCardCheck,
};
