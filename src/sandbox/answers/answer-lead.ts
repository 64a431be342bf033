import type { CreateLeadBody, LeadCreated, UpdateLeadBody } from '../../contract/generated/api.ts';
import { refusal, type Answerer } from './answer.ts';
import { findBrand, unknownProduct } from '../find-brand.ts';
import type { LeadRecord } from '../sandbox-state.ts';

export const answerLead: Answerer = ({ brands, memory }, { body }) => {
  const given = body as unknown as CreateLeadBody;
  if (given.product && !findBrand(brands, given.product, given.operation)) {
    return refusal(404, unknownProduct(brands, given.product));
  }
  const lead: LeadRecord = { leadId: `lead-${memory.state.leads.length + 1}`, ...given };
  memory.state.leads.push(lead);
  const answer: LeadCreated = { data: { ...lead } };
  return { status: 201, body: answer };
};

export const answerLeadUpdate: Answerer = ({ memory }, { path, body }) => {
  const lead = memory.state.leads.find(({ leadId }) => leadId === path.leadId);
  if (!lead) return refusal(404, `There is no lead "${path.leadId}": POST /api/v1/lead first.`);
  Object.assign(lead, body as UpdateLeadBody);
  return { status: 204 };
};
