import { screenOf, slipsIn, type Mistake } from './mistake.ts';

const PAYMENT = 'brands/em/screens/payment.json';
const LEAD = 'brands/em/screens/lead.json';

/** Slips of two values that are fine by themselves and do not fit each other: widget and rule, country and money. */
export const pairMistakes: readonly Mistake[] = [
  ...slipsIn({ file: LEAD, rule: 'typed-value' }, [
    {
      what: 'the phone rule of Mozambique with the flag of Brazil',
      content: screenOf({
        id: 'form',
        schema: { properties: { phone: { format: 'phone-mz' } } },
      }),
      on: '"format"',
      says: /writes it like "11 98765-4321", which 'format' does not accept\. Write the same country/,
    },
    {
      what: 'the flag of Mozambique with the phone rule of Brazil',
      content: screenOf({ id: 'form', ui: { phone: { 'ui:options': { country: 'MZ' } } } }),
      on: '"country"',
      says: /writes it like "84 123 1234"/,
    },
    {
      what: 'a form that is closed as a whole',
      content: screenOf({ id: 'form', ui: { 'ui:disabled': true } }),
      on: '"ui:disabled"',
      says: /'disabled' closes all of its fields/,
    },
    {
      what: 'a field twice in the order',
      content: screenOf({ id: 'form', ui: { 'ui:order': ['name', 'phone', 'name', '*'] } }),
      rule: 'ui-order',
      on: /"name",\s*"\*"/,
      says: /names 'name' twice/,
    },
  ]),
  ...slipsIn({ file: PAYMENT }, [
    {
      what: 'a card number without room for its blanks',
      content: screenOf({ id: 'form', schema: { properties: { cardNumber: { maxLength: 16 } } } }),
      rule: 'typed-value',
      on: '"maxLength"',
      says: /'maxLength' does not accept\. Leave room for 19 characters/,
    },
    {
      what: 'an answer that is a number, compared with a text',
      content: screenOf({
        id: 'note',
        block: 'text',
        text: 'lead.intro',
        after: 'title',
        when: { answer: 'age', is: '18' },
      }),
      more: {
        [LEAD]: screenOf({
          id: 'form',
          schema: { properties: { age: { type: 'integer', title: 'Idade' } } },
        }),
      },
      rule: 'earlier-answer',
      on: '"is"',
      says: /'age' is a number, and never "18"/,
    },
  ]),
  {
    what: 'digits alone for a CPF, whose widget writes dots',
    file: 'brands/families/exam-prep/screens/payment.json',
    edits: [
      ['"$ref": "fields/cpf"', '"$ref": "fields/cpf", "format": null, "pattern": "^\\\\d{11}$"'],
    ],
    rule: 'typed-value',
    says: /writes it like "529\.982\.247-25", which 'pattern' does not accept/,
  },
  {
    what: 'a price in reais in Mozambique',
    file: 'brands/wup-mz/sandbox.json',
    edits: [['"currency": "MZN"', '"currency": "BRL"']],
    rule: 'prices',
    says: /sells in MZ, but this price is in BRL/,
  },
  {
    what: 'a law of Brazil in Mozambique',
    file: 'brands/wup-mz/texts.json',
    edits: [
      [
        /"footer.withdrawal": "[^"]*"/,
        '"footer.withdrawal": "Pode desistir em 7 dias (Código de Defesa do Consumidor)."',
      ],
    ],
    rule: 'mozambican',
    says: /money or law of Brazil/,
  },
  {
    what: 'a button of dots alone',
    file: 'brands/em/texts.json',
    edits: [[/\{/, '{ "lead.submit": "...",']],
    rule: 'text-empty',
    says: /has no word/,
  },
  {
    what: 'a key of texts where buyers read the value',
    file: 'brands/cclub/brand.json',
    edits: [['"name": "Gravações do Compasso"', '"name": "upsell.title"']],
    rule: 'text-key',
    says: /Buyers read this value as it stands/,
  },
  {
    what: 'a voucher with a blank that no link has',
    file: 'brands/ms/flows.json',
    edits: [['"voucher": ["msjana"]', '"voucher": ["msjana "]']],
    rule: 'value',
    says: /does not have the right form/,
  },
  {
    what: 'a logo of a flow that is wider than a phone',
    file: 'brands/wup/flows.json',
    edits: [
      ['"id": "livelo",', '"id": "livelo",\n      "props": { "style": { "logoWidth": 1800 } },'],
    ],
    rule: 'value',
    says: /at most 320/,
  },
  {
    what: 'a block whose id is empty',
    file: 'brands/wup/screens/lead.json',
    edits: [['"id": "accrual"', '"id": ""']],
    rule: 'value',
    says: /id is empty/,
  },
];
