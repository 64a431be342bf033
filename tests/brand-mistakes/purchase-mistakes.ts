import { screenOf, slipsIn, type Mistake } from './mistake.ts';

const flow = (steps: object[]) =>
  `{ "$schema": "../../schemas/brand/flows.schema.json", "flows": [{ "id": "default", "steps": [\n${steps.map((step) => JSON.stringify(step)).join(',\n')}\n] }] }`;
const PAYMENT = 'brands/em/screens/payment.json';
const LEAD = 'brands/em/screens/lead.json';
const PIX = 'brands/em/screens/pix.json';
const FLOWS = 'brands/medcof/flows.json';

/** Slips of two files that are fine by themselves, after which a buyer cannot buy, pays twice or sees no price. */
export const purchaseMistakes: readonly Mistake[] = [
  ...slipsIn({ file: LEAD, rule: 'screen-way' }, [
    {
      what: 'a form that only known buyers see, on the first screen',
      content: screenOf({ id: 'form', when: { fact: 'hasLead' } }),
      on: '"when"',
      says: /Some buyers do not get on from the screen \/lead/,
    },
    {
      what: 'a form that waits for the live offers of a seller',
      content: screenOf({ id: 'form', when: { fact: 'isLiveEnabled' } }),
      on: '"when"',
      says: /add a block "next" with the opposite condition/,
    },
  ]),
  ...slipsIn({ file: PAYMENT, rule: 'payment-fields' }, [
    {
      what: 'the price on large screens alone',
      content: screenOf({ id: 'summary', column: 'side-only' }),
      rule: 'side-column',
      on: '"column"',
      says: /Phones do not draw the block 'summary' \(order-summary\)/,
    },
    {
      what: 'a button past the payment',
      content: screenOf({ id: 'skip', block: 'next', text: 'content.next' }),
      rule: 'screen-part',
      on: /\{\s*"id": "skip"/,
      says: /'skip' leads past the payment/,
    },
    {
      what: 'a payment that can be sent without the CVV',
      content: screenOf({ id: 'form', schema: { properties: { cardCVV: null } } }),
      on: '"cardCVV"',
      says: /pays by creditcard, but can be sent without 'cardCVV'/,
    },
    {
      what: 'a list of what is required that forgets the card number',
      content: screenOf({
        id: 'form',
        schema: {
          required: 'name email phone cardCompany cardName cardExpireDate cardCVV terms'.split(' '),
        },
      }),
      on: '"required"',
      says: /can be sent without 'cardNumber'.*Add "cardNumber"/,
    },
    {
      what: 'a CVV that only known buyers are asked for',
      content: screenOf({
        id: 'form',
        schema: { properties: { cardCVV: { when: { fact: 'hasLead' } } } },
      }),
      on: '"when"',
      says: /does not ask every buyer for 'cardCVV'/,
    },
    {
      what: 'a bank slip without the CPF',
      content: screenOf({ id: 'boleto-form', schema: { properties: { cpf: null } } }),
      on: '"cpf"',
      says: /pays by boleto, but can be sent without 'cpf'/,
    },
    {
      what: 'a name that only known buyers are asked for',
      content: screenOf({
        id: 'form',
        schema: { properties: { email: { when: { fact: 'isAccrual' } } } },
      }),
      rule: 'lead-fields',
      on: '"when"',
      says: /does not ask everybody for 'email'/,
    },
  ]),
  ...slipsIn({ file: PIX, rule: 'screen-part' }, [
    {
      what: 'the code of a Pix on large screens alone',
      content: screenOf({ id: 'code', column: 'side-only' }),
      rule: 'side-column',
      on: '"column"',
      says: /Phones do not draw the block 'code' \(pix-code\)/,
    },
    {
      what: 'the price taken off the payment',
      content: screenOf({ id: 'summary', $remove: true }),
      on: '"summary"',
      says: /sells does not say what or for how much/,
    },
    {
      what: 'the code taken off the Pix screen',
      content: screenOf({ id: 'code', $remove: true }),
      on: '"code"',
      says: /no block 'pix-code', without which its form is of no use/,
    },
  ]),
  {
    what: 'the choice of tickets taken off the payment of an event',
    file: 'brands/wsp/screens/payment.json',
    content: screenOf({ id: 'tickets', $remove: true }),
    rule: 'screen-part',
    on: '"tickets"',
    says: /brand\.json has 'tickets', but no screen of a flow has the block/,
  },
  {
    what: 'an invoice that is paid as a new sale',
    file: 'brands/em/screens/payment/[id].json',
    content: screenOf({ id: 'form', action: 'pay' }).replace('../../../', '../../../../'),
    rule: 'payment-fields',
    on: '"action"',
    says: /'pay' pays something else than what the screen 'payment\/\[id\]' is for\. Write "payInvoice"/,
  },
  ...slipsIn({ file: FLOWS, rule: 'after-payment' }, [
    {
      what: 'a card payment that leads to a Pix',
      content: flow([
        { id: 'payment', defaultNextStepId: 'pix' },
        { id: 'pix', templateId: 'pix', after: 'payment', defaultNextStepId: 'success' },
      ]),
      on: '"id":"payment"',
      says: /buyers come to 'pix', which sells the same once more/,
    },
    {
      what: 'the end of an invoice behind a sale',
      content: flow([{ id: 'success', templateId: 'success-invoice' }]),
      on: '"templateId"',
      says: /shows a paid invoice, but 'payment' before it sells the product/,
    },
    {
      what: 'a refused payment that leads to success',
      content: flow([{ id: 'payment', outcomes: { refused: 'success' } }]),
      on: '"refused"',
      says: /A refused payment leads from 'payment' to 'success'/,
    },
  ]),
  {
    what: 'an approved payment that leads back to the lead',
    file: 'brands/base/flows.json',
    edits: [
      [
        '"defaultNextStepId": "success"',
        '"outcomes": { "approved": "lead" },\n          "defaultNextStepId": "success"',
      ],
    ],
    rule: 'after-payment',
    says: /After the payment of the step 'payment' buyers come to 'payment'/,
  },
  {
    what: 'an order bump behind the payment',
    file: 'brands/vc/flows.json',
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
    rule: 'after-payment',
    on: /"id": "order-bump",\s/,
    says: /adds to a payment that is over/,
  },
];
