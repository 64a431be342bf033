import type { OperationId } from '../../src/contract/generated/operations.ts';
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
const oddAddress = { address: { city: ODD, addressLine3: '' }, relationAccount: '' };

/** Calls whose path names something, with every field, and with odd letters in the path and in these fields. */
const NAMED = (
  [
    ['sendSms', `${LEAD}/*/phones/send-sms`, 'leadId', 'lead-1', phone, ['business']],
    [
      'validatePhone',
      `${LEAD}/*/phones/validate`,
      'leadId',
      'lead-1',
      // A code that begins with zeros.
      { ...phone, code: '004159' },
      ['business', 'productCode'],
    ],
    ['generateContract', '/api/v1/product/*/contract/generate', 'code', 'ALFA', contract, ['name']],
    [
      'verifyCard',
      '/api/v2/subscription/*/custom-sale/verify-card',
      'id',
      'sub-1',
      card,
      ['holder'],
    ],
    [
      'sendReferer',
      '/api/v1/subscription/*/referer',
      'id',
      'sandbox-profile-1',
      origin,
      ['referer', 'product'],
    ],
  ] as [OperationId, string, string, string, object, string[]][]
).flatMap(([id, address, name, named, body, odd]) => [
  writing(id, 'every field', address.replace('*', named), { path: { [name]: named }, body }),
  writing(id, 'odd letters', address.replace('*', ODD_IN_PATH), {
    path: { [name]: ODD },
    body: { ...body, ...Object.fromEntries(odd.map((field) => [field, ODD])) },
  }),
]);

/** The calls that write, and move no money. */
export const LEAD_CASES = [
  writing('createLead', 'every field', LEAD, { body: lead }, { leadId: 'lead-2' }),
  writing('createLead', 'only the person', LEAD, { body: person }),
  writing('createLead', 'what is empty stays at home', LEAD, {
    body: { ...person, voucher: '', contactId: undefined },
    sent: person,
  }),
  writing('createLead', 'odd letters', LEAD, { body: { ...person, name: ODD, voucher: ODD } }),
  writing('updateLead', 'every field', `${LEAD}/lead-1`, {
    path: { leadId: 'lead-1' },
    body: update,
  }),
  writing('updateLead', 'an address without its empty lines', `${LEAD}/${ODD_IN_PATH}`, {
    path: { leadId: ODD },
    body: oddAddress,
    sent: { address: { city: ODD } },
  }),
  ...NAMED,
];
