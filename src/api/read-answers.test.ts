import { expect, test, vi } from 'vitest';
import {
  readCities,
  readConfig,
  readContract,
  readLead,
  readPlanProduct,
  readRegions,
  readSeller,
  readTickets,
  readUnits,
} from './read-answers.ts';

const tickets = (answer: unknown) => readTickets(answer, () => {});
const seller = { name: 'Carlos Souza', isLiveEnabled: true, account: 'conta-1' };
const flows = [{ id: 'default', steps: [{ id: 'lead', templateId: 'lead' }] }];
const looks = {
  gtm: 'GTM-ABC123',
  title: 'Inglês online',
  designSystemId: 'ATRINCA$dark',
  hasAddressForm: true,
};
const url = 'https://contratos.example.com/1.pdf';
const batch = { id: 'lote-2', name: '2º lote', amount: 890 };

test.each<[string, (answer: unknown) => unknown, unknown, readonly unknown[]]>([
  ['[CALL-12] [ENTITY-35] a seller', readSeller, seller, [seller]],
  [
    '[ENTITY-66] a seller with more than expected',
    readSeller,
    { name: 'Ana', isLiveEnabled: true, account: '7' },
    [{ data: { name: 'Ana', is_live_enabled: true, account: 7, x: 1 } }],
  ],
  ['a bare seller', readSeller, { isLiveEnabled: false }, [{ name: '', isLiveEnabled: 'true' }]],
  [
    '[CALL-18] a lead id',
    readLead,
    { leadId: 'L1' },
    [
      { data: { leadId: 'L1' } },
      { leadId: 'L1' },
      { data: { lead_id: 'L1' }, ok: true },
      { data: { id: 'L1' } },
      { id: 'other', leadId: 'L1' },
    ],
  ],
  [
    'the product of a plan',
    readPlanProduct,
    'WUP',
    [{ productCode: 'WUP' }, { data: { product_code: 'WUP' } }, { code: 'WUP' }, 'WUP'],
  ],
  ['[CALL-09] a config', readConfig, { flows, ...looks }, [{ checkoutFlow: { flows }, ...looks }]],
  [
    '[ENTITY-66] a config with unknown fields and little else',
    readConfig,
    { flows, gtm: 'GTM-1' },
    [{ data: { checkout_flow: { flows, x: 1 }, gtm: { id: 'GTM-1' } } }],
  ],
  [
    'a config whose other values have another type',
    readConfig,
    { flows },
    [{ checkoutFlow: { flows }, title: {}, hasAddressForm: 'yes', designSystemId: '' }],
  ],
  ['a config without flows', readConfig, {}, [{ checkoutFlow: {} }]],
  ['a config without a list', readConfig, { flows: {} }, [{ checkoutFlow: { flows: {} } }]],
  [
    '[CALL-17] the address of a contract',
    readContract,
    { url },
    [{ url }, { data: { link: url } }, { contract_url: url, text: 'x' }, url],
  ],
  [
    '[CALL-17] the text of a contract',
    readContract,
    { text: '1. O aluno…' },
    [{ text: '1. O aluno…' }, { data: { content: '1. O aluno…' } }, ' 1. O aluno…\n'],
  ],
  ['a contract that holds an address', readContract, { text: `Leia ${url}` }, [`Leia ${url}`]],
  ['a contract at no https address', readContract, { text: 'ftp://a/1' }, ['ftp://a/1']],
  [
    '[ENTITY-41] regions',
    readRegions,
    ['Sul', 'Norte'],
    [
      [{ region: 'Sul', brand: 'ALFA', country: 'BR' }, { region: 'Norte' }],
      { data: [{ region: 'Sul' }, { region: 'Norte' }] },
      { regions: ['Sul', 'Norte', 'Sul'] },
      { data: { regions: [{ region: 'Sul' }, { region: 'Norte' }] } },
      { data: { data: ['Sul', { region: 'Norte' }] } },
      { regions: ['Sul', { region: 'Norte' }], data: ['Leste'] },
    ],
  ],
  [
    '[ENTITY-40] cities, each once',
    readCities,
    ['Santos', 'Campinas'],
    [{ cities: ['Santos', 'Campinas', 'Santos'] }, [{ city: 'Santos' }, { city: 'Campinas' }]],
  ],
  [
    '[ENTITY-42] schools',
    readUnits,
    [{ salesforceId: '7', name: 'Centro' }],
    [
      { data: [{ salesforce_id: 7, name: 'Centro', x: 1 }] },
      { units: [{ salesforceId: '7', name: 'Centro' }] },
    ],
  ],
  ['no school', readUnits, [], [[]]],
  [
    '[CALL-10] a batch of tickets',
    tickets,
    [batch],
    [
      [{ name: '2º lote', amount: 890, planId: 'lote-2' }],
      { data: [{ name: '2º lote', amount: '890.00', plan_id: 'lote-2', left: 3 }] },
      { tickets: [{ name: '2º lote', amount: 890, plan: 'lote-2' }] },
      [{ ...batch, id: 'a', plan: 'b', planId: 'lote-2' }],
      [batch],
    ],
  ],
  ['a free ticket', tickets, [{ id: 'a', amount: 0 }], [[{ id: 'a', amount: 0 }]]],
])('%s is read', (_, read, expected, answers) => {
  for (const answer of answers) expect(read(answer)).toEqual(expected);
});

test.each<[string, (answer: unknown) => unknown, readonly unknown[]]>([
  ['getSeller', readSeller, [undefined, null, 'Ana', [{ name: 'Ana' }]]],
  ['createLead', readLead, [undefined, {}, { data: [] }, { leadId: '' }, { leadId: {} }]],
  ['getPlanProduct', readPlanProduct, [undefined, {}, '', { productCode: null }]],
  ['getProductConfig', readConfig, [undefined, 'ok', {}, { checkoutFlow: null }, { flows }]],
  ['getContract', readContract, [undefined, '', {}, { url: '' }, []]],
  ['getFranchiseRegions', readRegions, [null, {}, 'Sul', { regions: {} }, { data: {} }, [{}]]],
  ['getFranchiseCities', readCities, [{}]],
  ['getFranchiseUnits', readUnits, [[{ name: 'Centro' }], [{ salesforceId: '1' }]]],
  ['getTickets', tickets, [undefined, {}]],
])('an answer to %s without its main content is unreadable', (operationId, read, answers) => {
  for (const answer of answers)
    expect(() => read(answer)).toThrow(
      expect.objectContaining({ name: 'ApiError', kind: 'unreadable', operationId }),
    );
});

test.each([{ planId: 'lote-2' }, { amount: 890 }, { planId: 'a', amount: 'x' }, null])(
  'the batch %j is left out and reported, the others sell',
  (odd) => {
    const report = vi.fn<(error: unknown) => void>();
    expect(readTickets([odd, { planId: 'b', amount: 10 }], report)).toEqual([
      { id: 'b', amount: 10 },
    ]);
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'unreadable' }));
  },
);
