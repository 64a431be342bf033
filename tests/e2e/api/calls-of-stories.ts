const LINK = ['getProductConfig', 'getSeller'];
const ASKED = [...LINK, 'createLead', 'getProductV1'];

/** The calls that each story makes; together they are all that there are. */
export const CALLS = {
  sale: [...ASKED, 'payV2'],
  card: [...ASKED, 'payV2', 'sendReferer', 'verifyCard'],
  slip: [...ASKED, 'updateLead', 'payV2'],
  points: [...ASKED, 'updateLead', 'payV2'],
  tickets: [...ASKED, 'getTickets', 'payV2'],
  school: [
    ...ASKED,
    'getFranchiseRegions',
    'getFranchiseCities',
    'getFranchiseUnits',
    'updateLead',
    'getContract',
    'payV2',
    'generateContract',
  ],
  phone: [...ASKED, 'sendSms', 'validatePhone', 'payV2'],
  plan: [...LINK, 'getPlanProduct', 'createLead', 'getProductV2', 'payV2'],
  invoice: [...LINK, 'payV1'],
  recovery: [...LINK, 'getProductV1', 'renewV1'],
  renewal: [...LINK, 'getProductV1', 'renewV2'],
} satisfies Record<string, string[]>;
