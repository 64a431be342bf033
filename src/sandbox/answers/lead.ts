import type {
  CreateLeadBody,
  LeadCreated,
  UpdateLeadBody,
  ValidatePhoneBody,
} from '../../contract/generated/api.ts';
import { findBrand, unknownProduct } from '../find-brand.ts';
import type { LeadRecord } from '../sandbox-state.ts';
import { refusal, type Answerer, type Context } from './answer.ts';
import type { SandboxAnswer } from '../sandbox-state.ts';

const noLead = (leadId: string | undefined): SandboxAnswer =>
  refusal(404, `There is no lead "${leadId}": POST /api/v1/lead first.`);

const leadOf = ({ memory }: Context, leadId: string | undefined) =>
  memory.state.leads.find((lead) => lead.leadId === leadId);

export const createLead: Answerer = ({ brands, memory }, { body }) => {
  const given = body as unknown as CreateLeadBody;
  if (given.product && !findBrand(brands, given.product, given.operation)) {
    return refusal(404, unknownProduct(brands, given.product));
  }
  const lead: LeadRecord = { leadId: `lead-${memory.state.leads.length + 1}`, ...given };
  memory.state.leads.push(lead);
  const answer: LeadCreated = { data: { ...lead } };
  return { status: 201, body: answer };
};

export const updateLead: Answerer = (context, { path, body }) => {
  const lead = leadOf(context, path.leadId);
  if (!lead) return noLead(path.leadId);
  Object.assign(lead, body as UpdateLeadBody);
  return { status: 204 };
};

const WRONG = '000000';
const RIGHT = /^\d{6}$/;
const FIRST_CODE = 314_159;

export const sendSms: Answerer = (context, { path }) => {
  const lead = leadOf(context, path.leadId);
  if (!lead) return noLead(path.leadId);
  const { leadId, email = '', phone = '' } = lead;
  const { sms } = context.memory.state;
  sms.push({
    at: new Date().toISOString(),
    leadId,
    email,
    phone,
    code: String(FIRST_CODE + sms.length),
  });
  return { status: 204 };
};

export const validatePhone: Answerer = (context, { path, body }) => {
  if (!leadOf(context, path.leadId)) return noLead(path.leadId);
  const { code } = body as unknown as ValidatePhoneBody;
  return code !== WRONG && RIGHT.test(code)
    ? { status: 204 }
    : refusal(400, 'This is not the code that was sent.');
};
