import { expect, test } from 'vitest';
import { parseLink } from '../../flow/link.ts';
import { documentOf, findTaxId, leadBody, leadPatch } from './lead-request.ts';

const lead = { name: ' Ana  Lima ', email: ' Ana@mail.example ', phone: '11 91234-5678' };
const settings = (sends: { route: boolean; planType: boolean }, area: 'BR' | 'MZ' = 'BR') => ({
  area,
  lead: { sendBffLeadRequest: sends },
  payment: {
    currentStep: 3,
    cardCompanies: ['visa' as const],
    planTypes: ['yearly' as const, 'recurrency' as const],
    sendBffPaymentRequest: { documentToNFGeneration: true },
  },
});
const USUAL = settings({ route: false, planType: true });

/** The body for a link; `changes` are other facts. */
const body = (query: string, changes: Partial<Parameters<typeof leadBody>[0]> = {}) =>
  leadBody({
    lead,
    link: parseLink(query),
    productCode: 'COURSE',
    business: 'exam-prep',
    settings: USUAL,
    ...changes,
  });

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

test('[CALL-30] planType goes out and route does not, as the brand says', () => {
  expect(body('?route=pix')).toMatchObject({ planType: 'yearly', route: undefined });
  const turned = body('?route=pix', { settings: settings({ route: true, planType: false }) });
  expect(turned).toMatchObject({ planType: undefined, route: 'pix' });
});

test('[QUERY-12] contactId goes out with route=vip only', () => {
  expect(body('?route=vip&contactId=c1').contactId).toBe('c1');
  expect(body('?contactId=c1').contactId).toBeUndefined();
});

test.each([
  ['84 123 1234', '+258841231234'],
  ['+351 912 345 678', '+351912345678'],
  ['no phone', 'no phone'],
])('[ERROR-10] a phone typed as %j in Mozambique goes out as %j', (phone, sent) => {
  const inMozambique = settings({ route: false, planType: true }, 'MZ');
  const changes = { settings: inMozambique, lead: { ...lead, phone } };
  expect(body('?lang=pt-MZ', changes)).toMatchObject({ phone: sent });
});

test('[BRAND-05] a brand of Brazil takes Brazilian numbers, also by a link of Mozambique', () => {
  expect(body('?lang=pt-MZ')).toMatchObject({ phone: '+5511912345678', operation: 'MZ' });
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
  expect(leadPatch({ address, cpf: '529.982.247-25' }, 'b')).toEqual({
    document: '52998224725',
    business: 'b',
    address: {
      postalCode: '01310100',
      addressLine1: 'Avenida Paulista',
      addressLine2: '1578',
      addressLine3: 'Bela Vista',
      city: 'São Paulo',
      state: 'SP',
      country: 'Brasil',
    },
  });
  expect(leadPatch({ address: { city: 'Lins', state: ' ' } }, 'b')?.address).toEqual({
    city: 'Lins',
  });
  const rest = { birthDate: '1990-05-17', relationAccount: '001A' };
  expect(leadPatch(rest, 'b')).toEqual({ ...rest, business: 'b' });
});

test.each([{}, { document: '' }, { address: {} }, { address: { city: ' ', postalCode: '-' } }])(
  '[CALL-19] with %j there is nothing to update',
  (known) => {
    expect(leadPatch(known, 'b')).toBeUndefined();
  },
);

test.each([
  ['529.982.247-25', '52998224725'],
  ['12.abc.345/01de-35', '12ABC34501DE35'],
  [' ', undefined],
  [undefined, undefined],
])('the document %j is sent as %j', (typed, sent) => {
  expect(documentOf(typed)).toBe(sent);
});

test('the product code goes out under its own name too where the brand says so', () => {
  const sent = (hasBusinessAndProductCode: boolean) =>
    body('', { settings: { ...USUAL, hasBusinessAndProductCode } }).productCode;
  expect([sent(true), sent(false)]).toEqual(['COURSE', undefined]);
});

test('D-179: what a brand asks for itself goes along under its own name, lists and groups too', () => {
  const own = {
    course: 'tarde',
    siblings: [{ name: 'Bia', age: 7 }],
    guardian: { name: 'Eva', isMother: true },
    news: false,
    birthDate: '1990-05-17',
  };
  expect(body('', { answers: own })).toEqual({ ...body(''), ...own });
});

test('D-179: no answer takes the place of what the program sends, and no card data goes along', () => {
  const taken = { operation: 'XX', captchaToken: 't', leadId: 'mine', amount: 1, source: 'x' };
  const card = { cardNumber: '4', cardName: 'A', cardExpireDate: '1', cardCVV: '1' };
  const answers = { ...taken, ...card, installments: '1', terms: true, name: 'Outra' };
  expect(body('?source=x-1', { answers })).toEqual(body('?source=x-1'));
});

test.each([
  [{ cpf: '1' }, '1'],
  [{ cpf: '', cnpj: '2' }, '2'],
  [{ cpf: 1, cnpj: null, registry: '3', document: '4' }, '3'],
  [{ document: '4' }, '4'],
  [{}, undefined],
])('the tax id of %j is %s', (values, taxId) => {
  expect(findTaxId(values)).toBe(taxId);
});
