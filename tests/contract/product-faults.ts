import type { CompiledBrand } from '../../src/contract/compiled-brand.ts';
import type { Answers, PlanAnswer } from '../e2e/support/independent-upstream/answers.ts';
import * as switches from '../e2e/support/independent-upstream/switches.ts';
import {
  byAnswers,
  json,
  ofProduct,
  PRODUCT,
  replied,
  type UpstreamFault,
} from './upstream-fault.ts';

const plan = (change: (plan: PlanAnswer) => void) => (answers: Answers) =>
  change(answers.product.plans[0]!);

const hasOwnPrice = ({ settings }: CompiledBrand) =>
  settings.product.productFullPrice !== undefined;

/** Ways to be wrong about a product and its plans. */
export const PRODUCT_FAULTS: readonly UpstreamFault[] = [
  replied('no product', '', { status: 500 }, ofProduct('status', 'blocks')),
  replied('no plans', '', json({ productName: 'X' }), ofProduct('unreadable', 'blocks', 'plans')),
  replied(
    'half of the JSON',
    '',
    { status: 200, text: '{"plans":[' },
    ofProduct('not-json', 'blocks'),
  ),
  byAnswers(
    'an empty list of plans',
    ({ product }) => void (product.plans = []),
    ofProduct('no-plans', 'blocks', 'plans'),
  ),
  replied(
    'plans by their id, not in a list',
    '',
    json({ plans: { a: { amount: 1 } } }),
    ofProduct('unreadable', 'blocks', 'plans'),
  ),
  byAnswers(
    'the only plan without a price',
    plan((one) => delete one.amount),
    ofProduct('no-plans', 'blocks', 'plans[0].amount'),
  ),
  byAnswers(
    'the only plan below nothing',
    plan((one) => void (one.amount = -5)),
    ofProduct('no-plans', 'blocks', 'plans[0].amount'),
  ),
  byAnswers(
    'the only plan without an id',
    plan((one) => delete one.id),
    ofProduct('no-plans', 'blocks', 'plans[0].id'),
  ),
  byAnswers(
    'another plan without a price',
    switches.planWithoutPrice,
    ofProduct('left-out', 'harms', 'plans[0].amount'),
  ),
  byAnswers(
    'another plan without an id',
    switches.planWithoutId,
    ofProduct('left-out', 'harms', 'plans[0].id'),
  ),
  byAnswers(
    'the same plan twice',
    (answers) => void answers.product.plans.push({ ...answers.product.plans[0]! }),
    ofProduct('left-out', 'harms', 'plans[1]'),
  ),
  byAnswers(
    'an instalment whose number cannot be told',
    switches.oddInstallment,
    ofProduct('left-out', 'harms', 'plans[0].installments[2]'),
  ),
  byAnswers(
    'an instalment without a value',
    switches.installmentMore({ id: 3, value: undefined }),
    ofProduct('left-out', 'harms', 'plans[0].installments[2].value'),
  ),
  byAnswers(
    'a price in half points',
    switches.plansCostPoints(10.5),
    ofProduct('left-out', 'harms', 'plans[0].points'),
  ),
  byAnswers(
    'a plan that costs nothing',
    plan((one) => void Object.assign(one, { amount: 0, installments: [] })),
    ofProduct('plan-free', 'harms', 'plans[0].amount'),
  ),
  byAnswers(
    'a plan in another currency',
    plan((one) => void (one.currency = 'EUR')),
    ofProduct('currency-differs', 'harms', 'plans[0].currency'),
  ),
  byAnswers(
    'methods that nobody knows',
    switches.plansTake('barter'),
    ofProduct('no-methods', 'blocks', 'plans[0].paymentMethods'),
  ),
  byAnswers(
    'a product without Pix',
    switches.productTakes('creditcard', 'boleto'),
    ofProduct('method-missing', 'harms', 'plans[0].paymentMethods'),
  ),
  byAnswers(
    'a second plan that lists no known method',
    ({ product }) =>
      void product.plans.push({ ...product.plans[0]!, id: 'p-2', paymentMethods: ['barter'] }),
    ofProduct('plan-unpayable', 'harms', 'plans[1].paymentMethods'),
  ),
  byAnswers(
    'plans of another type alone',
    plan((one) => void (one.type = 'weekly')),
    ofProduct('plan-type-missing', 'harms', 'plans[0].type'),
  ),
  byAnswers(
    'a price before discount that is a word',
    plan((one) => void (one.standardAmount = 'more')),
    ofProduct('undocumented', 'note', 'plans[0].standardAmount'),
  ),
  byAnswers(
    'a price that is a text',
    plan((one) => void Object.assign(one, { amount: '600.00', installments: [] })),
    ofProduct('undocumented', 'note', 'plans[0].amount'),
  ),
  {
    what: 'the answer of another product',
    finds: ofProduct('other-product', 'harms', 'productCode'),
    make: ({ answers, replies }, code) => {
      const own = { ...answers.product, productCode: 'OTHER' };
      replies.set(`GET ${PRODUCT}${code}`, json(own));
    },
  },
  {
    what: 'a price that is not that of brand.json',
    of: hasOwnPrice,
    finds: ofProduct('price-differs', 'harms', 'plans[0].amount'),
    make: ({ answers }) => void (answers.mozambique.plans[0]!.amount = 9),
  },
];
