import { contractCase, ODD, ODD_IN_PATH, WRITING } from './contract-case.ts';

const post = (address: string, body: object) =>
  ({ method: 'POST', address, headers: WRITING, body }) as const;
const patch = (address: string, body: object) =>
  ({ ...post(address, body), method: 'PATCH' }) as const;

const lead = {
  name: 'Ana Lima',
  email: 'ana+7@example.com',
  phone: '+5511987654321',
  planType: 'yearly',
  route: 'vip',
  product: 'ALFA',
  productCode: 'ALFA',
  business: 'exam-prep',
  seller: 'carlos',
  source: 'campanha-x-9',
  voucher: 'BEMVINDO',
  operation: 'BR',
  contactId: 'C-1',
} as const;
const person = { name: `Zoë D'Ávila`, email: 'ana@example.com', phone: '+5511987654321' };

const update = {
  birthDate: '1990-02-28',
  document: '52998224725',
  relationAccount: 'S1',
  business: 'exam-prep',
  address: {
    postalCode: '1100',
    addressLine1: 'Avenida 25 de Setembro',
    addressLine2: '7 B',
    addressLine3: 'Bloco "C"',
    city: 'Maputo',
    state: 'Maputo Cidade',
    country: 'MZ',
  },
};
const contract = {
  leadId: 'lead-1',
  planId: 'alfa-anual',
  name: 'Ana Lima',
  email: 'ana@example.com',
  business: 'exam-prep',
  token: 'tok-1',
};
const needed = { planId: 'alfa-anual', name: ODD, email: 'ana@example.com', business: 'b' };
const phone = { productCode: 'ALFA', business: 'exam-prep' };
const card = {
  company: 'visa',
  holder: 'ANA LIMA',
  number: '4242424242424242',
  expiration: '08/31',
  cvv: '123',
} as const;
const origin = { referer: 'Google', product: 'ALFA' };

/** The calls that write, and move no money. */
export const LEAD_CASES = [
  contractCase('createLead', 'every field', { body: lead }, post('/api/v1/lead', lead), {
    leadId: 'lead-2',
  }),
  contractCase('createLead', 'only the person', { body: person }, post('/api/v1/lead', person)),
  contractCase(
    'createLead',
    'what is empty stays at home',
    { body: { ...person, voucher: '', contactId: undefined } },
    post('/api/v1/lead', person),
  ),
  contractCase(
    'createLead',
    'odd letters',
    { body: { ...person, name: ODD, voucher: ODD } },
    post('/api/v1/lead', { ...person, name: ODD, voucher: ODD }),
  ),
  contractCase(
    'updateLead',
    'every field',
    { path: { leadId: 'lead-1' }, body: update },
    patch('/api/v1/lead/lead-1', update),
  ),
  contractCase(
    'updateLead',
    'one field',
    { path: { leadId: 'lead-1' }, body: { document: '52998224725' } },
    patch('/api/v1/lead/lead-1', { document: '52998224725' }),
  ),
  contractCase(
    'updateLead',
    'odd letters, and an address without its empty lines',
    {
      path: { leadId: ODD },
      body: { address: { city: ODD, addressLine3: '' }, relationAccount: '' },
    },
    patch(`/api/v1/lead/${ODD_IN_PATH}`, { address: { city: ODD } }),
  ),
  contractCase(
    'sendSms',
    'every field',
    { path: { leadId: 'lead-1' }, body: phone },
    post('/api/v1/lead/lead-1/phones/send-sms', phone),
  ),
  contractCase(
    'sendSms',
    'odd letters',
    { path: { leadId: ODD }, body: { ...phone, business: ODD } },
    post(`/api/v1/lead/${ODD_IN_PATH}/phones/send-sms`, { ...phone, business: ODD }),
  ),
  contractCase(
    'validatePhone',
    'every field',
    { path: { leadId: 'lead-1' }, body: { ...phone, code: '314159' } },
    post('/api/v1/lead/lead-1/phones/validate', { ...phone, code: '314159' }),
  ),
  contractCase(
    'validatePhone',
    'odd letters, and a code that begins with zeros',
    { path: { leadId: ODD }, body: { code: '004159', business: ODD, productCode: ODD } },
    post(`/api/v1/lead/${ODD_IN_PATH}/phones/validate`, {
      code: '004159',
      business: ODD,
      productCode: ODD,
    }),
  ),
  contractCase(
    'generateContract',
    'every field',
    { path: { code: 'ALFA' }, body: contract },
    post('/api/v1/product/ALFA/contract/generate', contract),
  ),
  contractCase(
    'generateContract',
    'what it needs, with odd letters',
    { path: { code: ODD }, body: needed },
    post(`/api/v1/product/${ODD_IN_PATH}/contract/generate`, needed),
  ),
  contractCase(
    'verifyCard',
    'every field',
    { path: { id: 'sub-1' }, body: card },
    post('/api/v2/subscription/sub-1/custom-sale/verify-card', card),
  ),
  contractCase(
    'verifyCard',
    'odd letters',
    { path: { id: ODD }, body: { ...card, holder: ODD } },
    post(`/api/v2/subscription/${ODD_IN_PATH}/custom-sale/verify-card`, { ...card, holder: ODD }),
  ),
  contractCase(
    'sendReferer',
    'every field',
    { path: { id: 'sandbox-profile-1' }, body: origin },
    post('/api/v1/subscription/sandbox-profile-1/referer', origin),
  ),
  contractCase(
    'sendReferer',
    'odd letters',
    { path: { id: ODD }, body: { referer: ODD, product: ODD } },
    post(`/api/v1/subscription/${ODD_IN_PATH}/referer`, { referer: ODD, product: ODD }),
  ),
];
