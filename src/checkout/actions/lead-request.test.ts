import { expect, test } from 'vitest';
import { parseLink } from '../../flow/link.ts';
import { leadBody, leadPatch } from './lead-request.ts';

const lead = { name: ' Ana  Lima ', email: ' Ana@mail.example ', phone: '11 91234-5678' };
const PAYMENT = {
  currentStep: 3,
  cardCompanies: [],
  planTypes: ['yearly' as const, 'recurrency' as const],
  sendBffPaymentRequest: { documentToNFGeneration: true },
};
const settings = (sends: { route: boolean; planType: boolean }, area: 'BR' | 'MZ' = 'BR') => ({
  area,
  lead: { sendBffLeadRequest: sends },
  payment: PAYMENT,
});
const USUAL = settings({ route: false, planType: true });

const SALE = { lead, productCode: 'COURSE', business: 'exam-prep', settings: USUAL };

/** The body for a link; `changes` are other facts. */
const body = (query: string, changes: Partial<Parameters<typeof leadBody>[0]> = {}) =>
  leadBody({ ...SALE, link: parseLink(query), ...changes });

test('[CALL-18] the lead goes out with who, what and where from', () => {
  expect(body('?voucher=V1&seller=abc&source=x-1')).toEqual({
    name: 'Ana Lima',
    email: 'Ana@mail.example',
    phone: '+5511912345678',
    planType: 'yearly',
    product: 'COURSE',
    business: 'exam-prep',
    seller: 'abc',
    source: 'x-1',
    voucher: 'V1',
    operation: 'BR',
  });
});

const ROUTED = { planType: undefined, route: 'pix' };
const SENDS_ROUTE = settings({ route: true, planType: false });
const WITH_CODE = { ...USUAL, hasBusinessAndProductCode: true };
const IN_MOZAMBIQUE = settings({ route: false, planType: true }, 'MZ');
const BRAZILIAN = { phone: '+5511912345678', operation: 'MZ' };
const typed = (phone: string) => ({ settings: IN_MOZAMBIQUE, lead: { ...lead, phone } });
const OWN = {
  course: 'tarde',
  siblings: [{ name: 'Bia', age: 7 }],
  guardian: { name: 'Eva', isMother: true },
  news: false,
  birthDate: '1990-05-17',
};

test.each<[string, string, Parameters<typeof body>[1], object]>([
  ['[CALL-30] planType, not route', '?route=pix', {}, { planType: 'yearly', route: undefined }],
  ['[CALL-30] route, as the brand says', '?route=pix', { settings: SENDS_ROUTE }, ROUTED],
  ['[QUERY-12] contactId with vip', '?route=vip&contactId=c1', {}, { contactId: 'c1' }],
  ['[QUERY-12] and with it only', '?contactId=c1', {}, { contactId: undefined }],
  ['[ERROR-10] a phone there', '?lang=pt-MZ', typed('84 123 1234'), { phone: '+258841231234' }],
  ['[ERROR-10] one with +', '', typed('+351 912 345 678'), { phone: '+351912345678' }],
  ['[ERROR-10] no phone', '', typed('no phone'), { phone: 'no phone' }],
  ['[BRAND-05] a number of its brand, also by a link of Mozambique', '?lang=pt-MZ', {}, BRAZILIAN],
  ['no product code by itself', '', {}, { productCode: undefined }],
  ['one where the brand says so', '', { settings: WITH_CODE }, { productCode: 'COURSE' }],
  ['D-179: answers of its own, lists and groups too', '', { answers: OWN }, OWN],
])('a lead goes out with %s', (_, query, changes, sent) => {
  expect({ productCode: undefined, ...body(query, changes) }).toMatchObject(sent);
});

const address = {
  postalCode: '01 310-100',
  addressLine1: ' Avenida Paulista ',
  addressLine2: '1578',
  addressLine3: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
  country: 'Brasil',
};

test('[CALL-19] [ENTITY-56] [ENTITY-57] [ENTITY-58] [ENTITY-59] [ENTITY-60] [ENTITY-61] [ENTITY-62] the update carries the address and what else became known, and business', () => {
  const sent = { ...address, postalCode: '01310100', addressLine1: 'Avenida Paulista' };
  expect(leadPatch({ address }, 'b')).toEqual({ business: 'b', address: sent });
  const partly = leadPatch({ address: { city: 'Lins', state: ' ' } }, 'b');
  expect(partly?.address).toEqual({ city: 'Lins' });
  const rest = { birthDate: '1990-05-17', relationAccount: '001A' };
  expect(leadPatch(rest, 'b')).toEqual({ ...rest, business: 'b' });
});

test.each([{}, { document: '' }, { address: {} }, { address: { city: ' ', postalCode: '-' } }])(
  '[CALL-19] with %j there is nothing to update',
  (known) => {
    expect(leadPatch(known, 'b')).toBeUndefined();
  },
);

test('D-179: no answer takes the place of what the program sends, and no card data goes along', () => {
  const taken = { operation: 'XX', captchaToken: 't', leadId: 'mine', amount: 1, source: 'x' };
  const card = { cardNumber: '4', cardName: 'A', cardExpireDate: '1', cardCVV: '1' };
  const answers = { ...taken, ...card, installments: '1', terms: true, name: 'Outra' };
  expect(body('?source=x-1', { answers })).toEqual(body('?source=x-1'));
});

test.each([
  [{ cpf: '529.982.247-25' }, '52998224725'],
  [{ cpf: '', cnpj: '12.abc.345/01de-35' }, '12ABC34501DE35'],
  [{ cpf: 1, cnpj: null, registry: '3', document: '4' }, '3'],
  [{ document: '4' }, '4'],
])('the document of %j is %s', (values, document) => {
  expect(leadPatch(values, 'b')?.document).toBe(document);
});
