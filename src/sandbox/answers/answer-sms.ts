import type { ValidatePhoneBody } from '../../contract/generated/api.ts';
import { refusal, type Answer, type Answerer, type Context } from './answer.ts';

const WRONG = '000000';
const RIGHT = /^\d{6}$/;
const FIRST_CODE = 314_159;

const noLead = (leadId: string | undefined): Answer =>
  refusal(404, `There is no lead "${leadId}": POST /api/v1/lead first.`);

const leadOf = ({ memory }: Context, leadId: string | undefined) =>
  memory.state.leads.find((lead) => lead.leadId === leadId);

export const answerSms: Answerer = (context, { path }) => {
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

export const answerPhoneCode: Answerer = (context, { path, body }) => {
  if (!leadOf(context, path.leadId)) return noLead(path.leadId);
  const { code } = body as unknown as ValidatePhoneBody;
  return code !== WRONG && RIGHT.test(code)
    ? { status: 204 }
    : refusal(400, 'This is not the code that was sent.');
};
