import { expect, test, vi } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import type { PageData } from '../../contract/page-data.ts';
import { parseLink } from '../../flow/link.ts';
import type { TemplateId } from '../../flow/templates.ts';
import { resolveFlow } from '../../visit/resolve-flow.ts';
import { fixtureBrand, loaded } from '../../../tests/drawing/brands.ts';
import { aPage } from '../../../tests/drawing/checkout.ts';
import { fakeClient, type Answers } from '../../../tests/fakes/client.ts';
import { answerForm } from './answer-form.ts';

const LEAD = {
  name: 'Ana Lima',
  email: 'ana@example.com',
  phone: '11987654321',
  terms: 'true',
};

/** Posts a form to a fixture brand. */
async function post({
  brand: id = 'wup',
  templateId = 'lead' as TemplateId,
  fields = LEAD as Record<string, string>,
  page = {} as Partial<PageData>,
  search = '?product=WUP&seller=maria',
  answers = { createLead: { id: 'L1' } } as Answers,
  hasClient = true,
} = {}) {
  const brand = loaded(fixtureBrand(id));
  const client = fakeClient(answers);
  const report = vi.fn<(error: unknown, where: string) => void>();
  const answer = await answerForm({
    template: { templateId },
    page: aPage(page),
    visit: { ...resolveFlow(parseLink(search), brand.brand.flows, null), loaded: brand },
    fields,
    client: hasClient ? client : undefined,
    report,
  });
  return { answer, calls: client.calls, report };
}

test('a valid lead is sent as the program sends it, kept with the visit, and leads to the next step', async () => {
  const { answer, calls } = await post();
  expect(calls).toMatchObject([
    {
      operationId: 'createLead',
      body: {
        name: 'Ana Lima',
        email: 'ana@example.com',
        phone: '+5511987654321',
        product: 'WUP',
        seller: 'maria',
      },
    },
  ]);
  expect(answer).toMatchObject({ kind: 'left', path: '/payment', email: 'ana@example.com' });
  const entries = answer.kind === 'left' ? answer.entries : [];
  expect(Object.fromEntries(entries)).toEqual({
    'guiche.consent': expect.anything(),
    dataLead: expect.objectContaining({ name: 'Ana Lima', phone: '11 98765-4321' }),
    'guiche.leadId': 'L1',
    dataForm: { lead: expect.objectContaining({ name: 'Ana Lima', terms: true }) },
  });
});

test('a number of Mozambique is checked and sent by its own rule', async () => {
  const { answer, calls } = await post({
    brand: 'wup-mz',
    search: '?product=WUP&lang=pt-MZ',
    fields: { ...LEAD, phone: '841231234' },
  });
  expect(calls[0]!.body).toMatchObject({ phone: '+258841231234', operation: 'MZ' });
  expect(answer).toMatchObject({ kind: 'left', path: '/payment' });
});

test('errors have the brand’s words, in the order of the fields, and nothing is sent', async () => {
  const { terms: _, ...withoutConsent } = LEAD;
  const { answer, calls } = await post({ fields: { ...withoutConsent, name: 'Ana', phone: '' } });
  expect(calls).toEqual([]);
  expect(answer).toEqual({
    kind: 'shown',
    page: {
      formErrors: [
        { path: 'name', message: expect.stringMatching(/nome/i) },
        { path: 'phone', message: 'Preencha com DDD e um celular válido.' },
        { path: 'terms', message: 'Aceite os termos para continuar.' },
      ],
      posted: { name: 'Ana', email: LEAD.email },
    },
  });
});

const DOWN = new ApiError('createLead', { kind: 'status', status: 500 });
const REJECTED = new ApiError('createLead', { kind: 'status', status: 422, fields: ['email'] });

test('a call that fails is reported, and the page says so; so does a field that the upstream refuses', async () => {
  const { answer, report } = await post({ answers: { createLead: DOWN } });
  expect(answer).toMatchObject({ kind: 'shown', page: { formOutcome: { kind: 'failed' } } });
  expect(report).toHaveBeenCalledExactlyOnceWith(DOWN, 'createLead');
  const refused = await post({ answers: { createLead: REJECTED } });
  const page = { formErrors: [{ path: 'email' }], formOutcome: { fields: ['email'] } };
  expect(refused.answer).toMatchObject({ kind: 'shown', page });
});

test('without a client a valid form waits, and a wrong one has its errors', async () => {
  const { answer, calls } = await post({ hasClient: false });
  expect(answer).toMatchObject({ kind: 'waits' });
  expect(calls).toEqual([]);
  const wrong = await post({ hasClient: false, fields: {} });
  expect(wrong.answer.kind).toBe('shown');
});

test('D-55: before the config has come nobody knows the step, so the form waits for the program', async () => {
  const { answer, calls } = await post({ page: { state: 'waiting' } });
  expect(calls).toEqual([]);
  const posted = { ...LEAD, phone: '11 98765-4321', terms: true };
  expect(answer).toEqual({ kind: 'waits', page: { posted } });
});

test.each<[string, TemplateId, string]>([
  ['wup', 'payment', '?product=WUP'],
  ['aprovatotal', 'payment', '?product=APROVATOTAL&route=bankslip'],
  ['aprovatotal', 'pix', '?product=APROVATOTAL&route=pix'],
  ['wup', 'livelo/payment', '?product=WUP&route=livelo'],
  ['wup-mz', 'payment', '?product=WUP&lang=pt-MZ'],
])('%s %s %s: nothing that pays runs here, however complete', async (brand, templateId, search) => {
  const fields = { ...LEAD, cpf: '52998224725', cardName: 'ANA LIMA' };
  const { answer, calls } = await post({ brand, templateId, search, fields });
  expect(answer).toMatchObject({ kind: 'waits' });
  expect(calls).toEqual([]);
});

const visit = { dataLead: { name: 'Ana', email: 'a@b.example' }, 'guiche.leadId': 'L1' };
const postCode = (page: Partial<PageData>, validatePhone?: ApiError) =>
  post({
    templateId: 'phone-verification',
    fields: { code: '123456' },
    page,
    answers: { validatePhone },
  });

test('a code that is checked upstream is used, and neither kept nor sent back', async () => {
  const { answer, calls } = await postCode({ visit });
  expect(calls).toMatchObject([{ operationId: 'validatePhone', path: { leadId: 'L1' } }]);
  expect(answer.kind).toBe('left');
  expect(JSON.stringify(answer)).not.toContain('123456');
  const wrong = new ApiError('validatePhone', { kind: 'status', status: 422 });
  const refused = await postCode({ visit }, wrong);
  const page = { formErrors: [{ path: 'code' }] };
  expect(refused.answer).toMatchObject({ kind: 'shown', page });
  expect(JSON.stringify(refused.answer)).not.toContain('123456');
});

test('a code of a lead that the server does not know waits for the program', async () => {
  const { answer, calls } = await postCode({});
  expect(answer).toMatchObject({ kind: 'waits' });
  expect(calls).toEqual([]);
});

test.each([
  ['continue', { kind: 'left', path: '/payment', entries: [] }],
  ['approved', { kind: 'waits' }],
  ['constructor', { kind: 'waits' }],
])('the button %j of a page of words keeps nothing, and leads on or waits', async (step, found) => {
  const { answer } = await post({
    brand: 'escolaconquer',
    templateId: 'presentation',
    search: '?product=ESCOLACONQUER',
    fields: { 'guiche-step': step },
  });
  expect(answer).toMatchObject(found);
});

test.each([
  ['continue', 'live-2', { kind: 'left', entries: [['defaultSelectedPlan', 'live-2']] }],
  ['continue', undefined, { kind: 'waits' }],
  ['declined', 'live-2', { kind: 'left', entries: [] }],
])('%s with the plan %s for several people', async (step, plan, found) => {
  const { answer } = await post({
    brand: 'live',
    templateId: 'multiprofile-presentation',
    search: '?product=LIVE',
    fields: { 'guiche-step': step, ...(plan && { 'profile-plan': plan }) },
  });
  expect(answer).toMatchObject(found);
});

test.each(['continue', 'declined'])('an order bump: %s', async (step) => {
  const { answer } = await post({
    brand: 'vc',
    templateId: 'order-bump-presentation',
    search: '?product=VC',
    page: { visit: { 'guiche.bump': 'before' } },
    fields: { 'guiche-step': step },
  });
  const offered = [['guiche.bump', expect.not.stringMatching('before')]];
  const entries = step === 'continue' ? offered : [];
  expect(answer).toMatchObject({ kind: 'left', path: '/payment', entries });
});
