import type { CompiledBrand } from '../../src/contract/compiled-brand.ts';
import type { OperationId } from '../../src/contract/generated/operations.ts';
import type { Answers } from '../e2e/support/independent-upstream/answers.ts';
import { flow } from '../e2e/support/independent-upstream/flows.ts';
import type { Upstream } from '../e2e/support/independent-upstream/upstream.ts';

type Reply = Parameters<Upstream['replies']['set']>[1];

/** One way in which an upstream may be wrong, and the one finding that names it. */
export interface UpstreamFault {
  what: string;
  make(upstream: Upstream, productCode: string): void;
  finds: object;
  /** The brand that meets it; a plain one unless said. */
  of?: (brand: CompiledBrand) => boolean;
}

const json = (value: unknown): Reply => ({ status: 200, json: value });
const answered =
  (change: (answers: Answers) => unknown): UpstreamFault['make'] =>
  ({ answers }) =>
    void change(answers);
/** Mistakes that a hand slips into the flows of a config answer. */
const flows = (...written: Answers['config']['checkoutFlow']['flows']) =>
  config({ checkoutFlow: { flows: written } });
const good = flow('default', 'lead payment success');
const [first, ...others] = good.steps;
/** Other values of the config, and of the first plan. */
const config = (changes: object) => answered((answers) => Object.assign(answers.config, changes));
const plan = (changes: object) =>
  answered(({ product }) => Object.assign(product.plans[0]!, changes));
const at =
  (path: string, reply: Reply): UpstreamFault['make'] =>
  ({ replies }) =>
    void replies.set(`GET /api/v1/${path}`, reply);
/** Another answer to a call about the product: `tail` follows its code in the path. */
const ofProduct =
  (tail: string, reply: Reply, version = 'v1'): UpstreamFault['make'] =>
  ({ replies }, code) =>
    void replies.set(`GET /api/${version}/product/${code}${tail}`, reply);
const own =
  (changes: object): UpstreamFault['make'] =>
  ({ answers, replies }, code) => {
    const other = { ...answers.product, productCode: code, ...changes };
    replies.set(`GET /api/v1/product/${code}`, json(other));
  };

const sellsTickets = ({ settings }: CompiledBrand) => settings.tickets === true;
const hasContract = ({ settings }: CompiledBrand) => settings.contract === true;
const hasBump = ({ settings }: CompiledBrand) => settings.orderBump !== undefined;
const hasOwnPrice = ({ settings }: CompiledBrand) =>
  settings.product.productFullPrice !== undefined;
const hasSchools = ({ flows }: CompiledBrand) =>
  flows.some(({ steps }) => steps.some(({ templateId }) => templateId === 'select-school'));

const HTML: Reply = { status: 200, text: '<!doctype html><title>Login</title>' };
const SELLER = 'seller/direto';

type Row = [
  what: string,
  make: UpstreamFault['make'],
  /** Level and id of the finding, and the field that it names, if any. */
  said: string,
  of?: UpstreamFault['of'],
];

const ROWS: Partial<Record<OperationId, readonly Row[]>> = {
  getProductConfig: [
    [
      'a next step that no step has',
      flows({ ...good, steps: [{ ...first!, defaultNextStepId: 'et-9' }, ...others] }),
      'harms flow-unusable',
    ],
    ['null among the flows', flows(null, good), 'harms flow-unusable'],
    ['two flows of one id', flows(good, good), 'harms flow-unusable'],
    ['no config', ofProduct('/config', { status: 404, json: {} }), 'blocks status'],
    ['a config that is a page', ofProduct('/config', HTML), 'blocks not-json'],
    ['a cut config', ofProduct('/config', 'cut'), 'blocks no-answer'],
    ['no flows', ofProduct('/config', json({ flows: [] })), 'blocks unreadable checkoutFlow'],
    ['a title that is a number', config({ title: 7 }), 'note undocumented title'],
    [
      'unknown looks',
      config({ designSystemId: 'nobody$blue' }),
      'note looks-unknown designSystemId',
    ],
  ],
  getSeller: [
    ['a seller that moved', at(SELLER, { status: 302 }), 'blocks status'],
    ['a list of sellers', at(SELLER, json([])), 'blocks unreadable'],
    ['no seller name', answered(({ seller }) => delete seller.name), 'note seller-nameless name'],
  ],
  getProductV1: [
    ['no product', ofProduct('', { status: 500 }), 'blocks status'],
    ['no plans', ofProduct('', json({ productName: 'X' })), 'blocks unreadable plans'],
    ['half of the JSON', ofProduct('', { status: 200, text: '{"plans":[' }), 'blocks not-json'],
    ['the only plan below nothing', plan({ amount: -5 }), 'blocks no-plans plans[0].amount'],
    [
      'another plan without an id',
      answered(({ product }) => product.plans.unshift({ amount: 10 })),
      'harms left-out plans[0].id',
    ],
    [
      'an instalment whose number cannot be told',
      answered(({ product: { plans } }) =>
        plans[0]!.installments!.push({ id: 'x', value: 77, totalValue: 640 }),
      ),
      'harms left-out plans[0].installments[2]',
    ],
    ['a free plan', plan({ amount: 0, installments: [] }), 'harms plan-free plans[0].amount'],
    ['another currency', plan({ currency: 'EUR' }), 'harms currency-differs plans[0].currency'],
    [
      'methods that nobody knows',
      plan({ paymentMethods: ['barter'] }),
      'blocks no-methods plans[0].paymentMethods',
    ],
    [
      'a product without Pix',
      answered(({ product }) => void (product.availablePaymentMethods = ['boleto'])),
      'harms method-missing plans[0].paymentMethods',
    ],
    [
      'a second plan that lists no known method',
      answered(({ product: { plans } }) =>
        plans.push({ ...plans[0]!, id: 'p-2', paymentMethods: ['barter'] }),
      ),
      'harms plan-unpayable plans[1].paymentMethods',
    ],
    ['another plan type', plan({ type: 'weekly' }), 'harms plan-type-missing plans[0].type'],
    [
      'a price that is a text',
      plan({ amount: '600.00', installments: [] }),
      'note undocumented plans[0].amount',
    ],
    ['another product', own({ productCode: 'OTHER' }), 'harms other-product productCode'],
    ['an order bump that is not sold', own({}), 'harms plan-missing plans', hasBump],
    [
      'a price that is not that of brand.json',
      answered(({ mozambique }) => void (mozambique.plans[0]!.amount = 9)),
      'harms price-differs plans[0].amount',
      hasOwnPrice,
    ],
  ],
  getProductV2: [
    ['no second version of the call', ofProduct('', { status: 501 }, 'v2'), 'harms status'],
  ],
  getPlanProduct: [
    ['a plan of no product', at('plan/p-77/product', json({})), 'harms unreadable productCode'],
  ],
  getTickets: [
    ['no tickets', ofProduct('/tickets', json([])), 'blocks no-tickets', sellsTickets],
    [
      'tickets without a price',
      ofProduct('/tickets', json([{ planId: 'p-1' }])),
      'blocks no-plans [0].amount',
      sellsTickets,
    ],
  ],
  getContract: [
    [
      'a contract at an address of http',
      ofProduct('/contract', json({ url: 'http://c.example/' })),
      'harms unreadable',
      hasContract,
    ],
  ],
  getFranchiseRegions: [
    ['no regions', at('franchises/regions', json([])), 'harms no-schools [0].region', hasSchools],
  ],
  getFranchiseUnits: [
    [
      'schools without an id',
      at('franchises/units', json([{ name: 'Centro' }])),
      'harms unreadable [0].salesforceId',
      hasSchools,
    ],
  ],
};

export const UPSTREAM_FAULTS: readonly UpstreamFault[] = Object.entries(ROWS).flatMap(
  ([operationId, rows]) =>
    rows.map(([what, make, said, of]) => {
      const [level, id, field] = said.split(' ');
      return { what, make, of, finds: { level, id, operationId, ...(field && { field }) } };
    }),
);
