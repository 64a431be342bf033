import { casesWith, ODD, ODD_IN_PATH, WRITING } from './contract-case.ts';

const writing = casesWith(WRITING);

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

const LEAD = '/api/v1/lead';
const leadId = 'lead-1';
const oddLead = { ...person, name: ODD, voucher: ODD };
const oddAddress = { address: { city: ODD, addressLine3: '' }, relationAccount: '' };
const ofOddLead = { leadId: ODD };
const oddCode = { code: '004159', business: ODD, productCode: ODD };
const oddPhone = { ...phone, business: ODD };
const oddOrigin = { referer: ODD, product: ODD };

/** The calls that write, and move no money. */
export const LEAD_CASES = [
  writing('createLead', 'every field', LEAD, { body: lead }, { leadId: 'lead-2' }),
  writing('createLead', 'only the person', LEAD, { body: person }),
  writing('createLead', 'what is empty stays at home', LEAD, {
    body: { ...person, voucher: '', contactId: undefined },
    sent: person,
  }),
  writing('createLead', 'odd letters', LEAD, { body: oddLead }),
  writing('updateLead', 'every field', `${LEAD}/lead-1`, { path: { leadId }, body: update }),
  writing(
    'updateLead',
    'odd letters, and an address without its empty lines',
    `${LEAD}/${ODD_IN_PATH}`,
    {
      path: ofOddLead,
      body: oddAddress,
      sent: { address: { city: ODD } },
    },
  ),
  writing('sendSms', 'every field', `${LEAD}/lead-1/phones/send-sms`, {
    path: { leadId },
    body: phone,
  }),
  writing('sendSms', 'odd letters', `${LEAD}/${ODD_IN_PATH}/phones/send-sms`, {
    path: ofOddLead,
    body: oddPhone,
  }),
  writing('validatePhone', 'every field', `${LEAD}/lead-1/phones/validate`, {
    path: { leadId },
    body: { ...phone, code: '314159' },
  }),
  writing(
    'validatePhone',
    'odd letters, and a code that begins with zeros',
    `${LEAD}/${ODD_IN_PATH}/phones/validate`,
    {
      path: ofOddLead,
      body: oddCode,
    },
  ),
  writing('generateContract', 'every field', '/api/v1/product/ALFA/contract/generate', {
    path: { code: 'ALFA' },
    body: contract,
  }),
  writing(
    'generateContract',
    'what it needs, with odd letters',
    `/api/v1/product/${ODD_IN_PATH}/contract/generate`,
    {
      path: { code: ODD },
      body: needed,
    },
  ),
  writing('verifyCard', 'every field', '/api/v2/subscription/sub-1/custom-sale/verify-card', {
    path: { id: 'sub-1' },
    body: card,
  }),
  writing(
    'verifyCard',
    'odd letters',
    `/api/v2/subscription/${ODD_IN_PATH}/custom-sale/verify-card`,
    {
      path: { id: ODD },
      body: { ...card, holder: ODD },
    },
  ),
  writing('sendReferer', 'every field', '/api/v1/subscription/sandbox-profile-1/referer', {
    path: { id: 'sandbox-profile-1' },
    body: origin,
  }),
  writing('sendReferer', 'odd letters', `/api/v1/subscription/${ODD_IN_PATH}/referer`, {
    path: { id: ODD },
    body: oddOrigin,
  }),
];
