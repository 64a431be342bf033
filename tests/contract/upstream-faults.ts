import type { Finding } from '../../scripts/check-upstream/finding.ts';
import type { CompiledBrand } from '../../src/contract/compiled-brand.ts';
import { CONFIG_MISTAKES } from '../e2e/support/independent-upstream/config-mistakes.ts';
import { looksOf } from '../e2e/support/independent-upstream/switches.ts';
import type { UpstreamInProcess } from '../e2e/support/independent-upstream/upstream.ts';
import { PRODUCT_FAULTS } from './product-faults.ts';
import {
  byAnswers,
  finding,
  json,
  ofProduct,
  PRODUCT,
  replied,
  toPath,
  type Level,
  type UpstreamFault,
} from './upstream-fault.ts';

const ofSeller = (id: Finding['id'], level: Level, field?: string) =>
  finding(id, level, 'getSeller', field);
const ofConfig = (id: Finding['id'], level: Level, field?: string) =>
  finding(id, level, 'getProductConfig', field);

const sellsTickets = ({ settings }: CompiledBrand) => settings.tickets === true;
const hasContract = ({ settings }: CompiledBrand) => settings.contract === true;
const hasSchools = ({ flows }: CompiledBrand) =>
  flows.some(({ steps }) => steps.some(({ templateId }) => templateId === 'select-school'));
const hasBump = ({ settings }: CompiledBrand) => settings.orderBump !== undefined;

const HTML = { status: 200, text: '<!doctype html><title>Login</title>' };

export const UPSTREAM_FAULTS: readonly UpstreamFault[] = [
  // The flows of the config: each mistake makes one flow unusable.
  ...CONFIG_MISTAKES.filter(({ uses }) => uses === 'brand').map(({ what, make }) => ({
    what,
    make: ({ answers }: UpstreamInProcess) => make(answers.config),
    finds: ofConfig('flow-unusable', 'harms'),
  })),
  ...['null among the flows', 'a broken flow beside a good one', 'two flows of one id'].map(
    (name) => {
      const { what, make } = CONFIG_MISTAKES.find((one) => one.what === name)!;
      const finds = ofConfig('flow-unusable', 'harms');
      return { what, finds, make: ({ answers }: UpstreamInProcess) => make(answers.config) };
    },
  ),
  // The rest of the config.
  replied('no config', '/config', { status: 404, json: {} }, ofConfig('status', 'blocks')),
  replied('a config that is a page', '/config', HTML, ofConfig('not-json', 'blocks')),
  replied('a cut config', '/config', 'cut', ofConfig('no-answer', 'blocks')),
  replied('an empty config', '/config', { status: 200 }, ofConfig('unreadable', 'blocks')),
  replied(
    'a config without flows',
    '/config',
    json({ flows: [] }),
    ofConfig('unreadable', 'blocks', 'checkoutFlow'),
  ),
  byAnswers(
    'a title that is a number',
    ({ config }) => void (config.title = 7),
    ofConfig('undocumented', 'note', 'title'),
  ),
  byAnswers(
    'an address form that is a text',
    ({ config }) => void (config.hasAddressForm = 'true'),
    ofConfig('undocumented', 'note', 'hasAddressForm'),
  ),
  byAnswers(
    'looks that nobody has',
    looksOf('nobody$blue'),
    ofConfig('looks-unknown', 'note', 'designSystemId'),
  ),
  // The seller.
  toPath('no seller', '/api/v1/seller/direto', { status: 404 }, ofSeller('status', 'blocks')),
  toPath(
    'a seller that moved',
    '/api/v1/seller/direto',
    { status: 302 },
    ofSeller('status', 'blocks'),
  ),
  toPath('a list of sellers', '/api/v1/seller/direto', json([]), ofSeller('unreadable', 'blocks')),
  byAnswers(
    'a seller without a name',
    ({ seller }) => delete seller.name,
    ofSeller('seller-nameless', 'note', 'name'),
  ),
  byAnswers(
    'a live flag that is a text',
    ({ seller }) => void (seller.isLiveEnabled = 'yes'),
    ofSeller('undocumented', 'note', 'isLiveEnabled'),
  ),
  ...PRODUCT_FAULTS,
  // Links that name a plan.
  toPath(
    'a plan of no product',
    '/api/v1/plan/p-77/product',
    { status: 404 },
    finding('status', 'harms', 'getPlanProduct'),
  ),
  toPath(
    'a product of a plan without its code',
    '/api/v1/plan/p-77/product',
    json({}),
    finding('unreadable', 'harms', 'getPlanProduct', 'productCode'),
  ),
  {
    what: 'no second version of the product call',
    finds: finding('status', 'harms', 'getProductV2'),
    make: ({ replies }, code) => void replies.set(`GET /api/v2/product/${code}`, { status: 501 }),
  },
  // Whatever some brands ask besides.
  ...[
    ['no tickets', { status: 404 }, 'status', undefined] as const,
    ['an empty list of tickets', json([]), 'no-tickets', undefined] as const,
    ['tickets that are no list', json({ sold: 'out' }), 'unreadable', undefined] as const,
    ['tickets without a price', json([{ planId: 'p-1' }]), 'no-plans', '[0].amount'] as const,
  ].map(([what, reply, id, field]): UpstreamFault => ({
    what,
    of: sellsTickets,
    finds: finding(id, 'blocks', 'getTickets', field),
    make: ({ replies }, code) => void replies.set(`GET ${PRODUCT}${code}/tickets`, reply),
  })),
  {
    what: 'a contract at an address of http',
    of: hasContract,
    finds: finding('unreadable', 'harms', 'getContract'),
    make: ({ replies }, code) =>
      void replies.set(`GET ${PRODUCT}${code}/contract`, json({ url: 'http://c.example/' })),
  },
  toPath(
    'no regions',
    '/api/v1/franchises/regions',
    json([]),
    finding('no-schools', 'harms', 'getFranchiseRegions', '[0].region'),
    hasSchools,
  ),
  toPath(
    'schools without an id',
    '/api/v1/franchises/units',
    json([{ name: 'Centro' }]),
    finding('unreadable', 'harms', 'getFranchiseUnits', '[0].salesforceId'),
    hasSchools,
  ),
  {
    what: 'an order bump that is not sold',
    of: hasBump,
    finds: ofProduct('plan-missing', 'harms', 'plans'),
    make: ({ answers, replies }, code) =>
      void replies.set(`GET ${PRODUCT}${code}`, json({ ...answers.product, productCode: code })),
  },
];
