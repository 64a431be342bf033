import type {
  CreateLeadBody,
  LeadCreated,
  UpdateLeadBody,
  ValidatePhoneBody,
} from '../../contract/generated/api.ts';
import { findBrand, unknownProduct } from '../sandbox-brand.ts';
import { maskCard } from '../charges/mask-card.ts';
import { refusal, type SandboxAnswer } from '../sandbox-answer.ts';
import type { CheckedRequest } from '../request-check.ts';
import { keep, nextNumber, note, type LeadRecord } from '../sandbox-state.ts';
import type { Answerer, Context } from './answer.ts';

/** Answers a call that names a lead, which has to be there. */
const ofLead =
  (
    answer: (lead: LeadRecord, request: CheckedRequest, context: Context) => SandboxAnswer,
  ): Answerer =>
  (context, request) => {
    const { leadId } = request.path;
    const lead = context.memory.state.leads.find((one) => one.leadId === leadId);
    if (lead) return answer(lead, request, context);
    return refusal(404, `There is no lead "${leadId}": POST /api/v1/lead first.`);
  };

export const createLead: Answerer = ({ brands, memory }, { body }) => {
  const given = body as unknown as CreateLeadBody;
  if (given.product && !findBrand(brands, given.product, given.operation)) {
    return refusal(404, unknownProduct(brands, given.product));
  }
  const leadId = `lead-${nextNumber(memory, 'leads')}`;
  const lead: LeadRecord = keep(memory.state.leads, { ...given, leadId });
  const answer: LeadCreated = { data: { ...lead } };
  return { status: 201, body: answer };
};

export const updateLead = ofLead((lead, { body }) => {
  Object.assign(lead, maskCard(body as UpdateLeadBody));
  return { status: 204 };
});

const WRONG = '000000';
const RIGHT = /^\d{6}$/;
const CODES_BEGIN_AFTER = 314_158;

export const sendSms = ofLead(({ leadId, email = '', phone = '' }, _, { memory }) => {
  const code = String(CODES_BEGIN_AFTER + nextNumber(memory, 'sms'));
  note(memory.state.sms, { leadId, email, phone, code });
  return { status: 204 };
});

export const validatePhone = ofLead((_, { body }) => {
  const { code } = body as unknown as ValidatePhoneBody;
  return code !== WRONG && RIGHT.test(code)
    ? { status: 204 }
    : refusal(400, 'This is not the code that was sent.');
});
