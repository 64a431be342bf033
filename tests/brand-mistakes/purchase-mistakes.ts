import { screenOf, slipsIn, type Mistake } from './mistake.ts';

const flow = (steps: object[]) =>
  `{ "$schema": "../../schemas/brand/flows.schema.json", "flows": [{ "id": "default", "steps": [\n${steps.map((step) => JSON.stringify(step)).join(',\n')}\n] }] }`;
const PAYMENT = 'brands/em/screens/payment.json';
const LEAD = 'brands/em/screens/lead.json';
const PIX = 'brands/em/screens/pix.json';
const FLOWS = 'brands/medcof/flows.json';

/** Slips of two files that are fine by themselves, after which a buyer cannot buy, pays twice or sees no price. */
export const purchaseMistakes: readonly Mistake[] = [
  ...slipsIn(LEAD, 'screen-way', {
    'a form that only known buyers see, on the first screen': [
      screenOf({ id: 'form', when: { fact: 'hasLead' } }),
      /Some buyers do not get on from the screen \/lead/,
      { on: '"when"' },
    ],
    'a form that waits for the live offers of a seller': [
      screenOf({ id: 'form', when: { fact: 'isLiveEnabled' } }),
      /add a block "next" with the opposite condition/,
      { on: '"when"' },
    ],
  }),
  ...slipsIn(PAYMENT, 'payment-fields', {
    'the price on large screens alone': [
      screenOf({ id: 'summary', column: 'side-only' }),
      /Phones do not draw the block 'summary' \(order-summary\)/,
      { rule: 'side-column', on: '"column"' },
    ],
    'a button past the payment': [
      screenOf({ id: 'skip', block: 'next', text: 'content.next' }),
      /'skip' leads past the payment/,
      { rule: 'screen-part', on: /\{\s*"id": "skip"/ },
    ],
    'a payment that can be sent without the CVV': [
      screenOf({ id: 'form', schema: { properties: { cardCVV: null } } }),
      /pays by creditcard, but can be sent without 'cardCVV'/,
      { on: '"cardCVV"' },
    ],
    'a list of what is required that forgets the card number': [
      screenOf({
        id: 'form',
        schema: {
          required: 'name email phone cardCompany cardName cardExpireDate cardCVV terms'.split(' '),
        },
      }),
      /can be sent without 'cardNumber'.*Add "cardNumber"/,
      { on: '"required"' },
    ],
    'a CVV that only known buyers are asked for': [
      screenOf({
        id: 'form',
        schema: { properties: { cardCVV: { when: { fact: 'hasLead' } } } },
      }),
      /does not ask every buyer for 'cardCVV'/,
      { on: '"when"' },
    ],
    'a bank slip without the CPF': [
      screenOf({ id: 'boleto-form', schema: { properties: { cpf: null } } }),
      /pays by boleto, but can be sent without 'cpf'/,
      { on: '"cpf"' },
    ],
    'a name that only known buyers are asked for': [
      screenOf({
        id: 'form',
        schema: { properties: { email: { when: { fact: 'isAccrual' } } } },
      }),
      /does not ask everybody for 'email'/,
      { rule: 'lead-fields', on: '"when"' },
    ],
  }),
  ...slipsIn(PIX, 'screen-part', {
    'the price taken off the payment': [
      screenOf({ id: 'summary', $remove: true }),
      /sells does not say what or for how much/,
      { on: '"summary"' },
    ],
    'the code taken off the Pix screen': [
      screenOf({ id: 'code', $remove: true }),
      /no block 'pix-code', without which its form is of no use/,
      { on: '"code"' },
    ],
  }),
  ...slipsIn('brands/wsp/screens/payment.json', 'screen-part', {
    'the choice of tickets taken off the payment of an event': [
      screenOf({ id: 'tickets', $remove: true }),
      /brand\.json has 'tickets', but no screen of a flow has the block/,
      { on: '"tickets"' },
    ],
  }),
  ...slipsIn(FLOWS, 'after-payment', {
    'a card payment that leads to a Pix': [
      flow([
        { id: 'payment', defaultNextStepId: 'pix' },
        { id: 'pix', templateId: 'pix', after: 'payment', defaultNextStepId: 'success' },
      ]),
      /buyers come to 'pix', which sells the same once more/,
      { on: '"id":"payment"' },
    ],
    'the end of an invoice behind a sale': [
      flow([{ id: 'success', templateId: 'success-invoice' }]),
      /shows a paid invoice, but 'payment' before it sells the product/,
      { on: '"templateId"' },
    ],
    'a refused payment that leads to success': [
      flow([{ id: 'payment', outcomes: { refused: 'success' } }]),
      /A refused payment leads from 'payment' to 'success'/,
      { on: '"refused"' },
    ],
  }),
  ...slipsIn('brands/base/flows.json', 'after-payment', {
    'an approved payment that leads back to the lead': [
      [
        '"defaultNextStepId": "success"',
        '"outcomes": { "approved": "lead" },\n          "defaultNextStepId": "success"',
      ],
      /After the payment of the step 'payment' buyers come to 'payment'/,
    ],
  }),
  ...slipsIn('brands/vc/flows.json', 'after-payment', {
    'an order bump behind the payment': {
      edits: [
        [
          /\{\s*"id": "lead",\s*"defaultNextStepId": "order-bump"\s*\},/,
          '{ "id": "payment", "defaultNextStepId": "order-bump" },',
        ],
        [
          /"after": "lead",\s*"defaultNextStepId": "payment"/,
          '"after": "payment", "defaultNextStepId": "success"',
        ],
      ],
      on: /"id": "order-bump",\s/,
      says: /adds to a payment that is over/,
    },
  }),
];
