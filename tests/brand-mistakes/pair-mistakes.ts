import { screenOf, slipsIn, type Mistake } from './mistake.ts';

const PAYMENT = 'brands/em/screens/payment.json';
const LEAD = 'brands/em/screens/lead.json';

/** Slips of two values that are fine by themselves and do not fit each other: widget and rule, country and money. */
export const pairMistakes: readonly Mistake[] = [
  ...slipsIn(LEAD, 'typed-value', {
    'the phone rule of Mozambique with the flag of Brazil': [
      screenOf({
        id: 'form',
        schema: { properties: { phone: { format: 'phone-mz' } } },
      }),
      /writes it like "11 98765-4321", which 'format' does not accept\. Write the same country/,
      { on: '"format"' },
    ],
    'the flag of Mozambique with the phone rule of Brazil': [
      screenOf({ id: 'form', ui: { phone: { 'ui:options': { country: 'MZ' } } } }),
      /writes it like "84 123 1234"/,
      { on: '"country"' },
    ],
    'a form that is closed as a whole': [
      screenOf({ id: 'form', ui: { 'ui:disabled': true } }),
      /'disabled' closes all of its fields/,
      { on: '"ui:disabled"' },
    ],
    'a field twice in the order': [
      screenOf({ id: 'form', ui: { 'ui:order': ['name', 'phone', 'name', '*'] } }),
      /names 'name' twice/,
      { rule: 'ui-order', on: /"name",\s*"\*"/ },
    ],
  }),
  ...slipsIn(PAYMENT, 'typed-value', {
    'an answer that is a number, compared with a text': [
      screenOf({
        id: 'note',
        block: 'text',
        text: 'lead.intro',
        after: 'title',
        when: { answer: 'age', is: '18' },
      }),
      /'age' is a number, and never "18"/,
      {
        more: {
          [LEAD]: screenOf({
            id: 'form',
            schema: { properties: { age: { type: 'integer', title: 'Idade' } } },
          }),
        },
        rule: 'earlier-answer',
        on: '"is"',
      },
    ],
  }),
  ...slipsIn('brands/wup-mz/texts.json', 'mozambican', {
    'a law of Brazil in Mozambique': [
      [
        /"footer.withdrawal": "[^"]*"/,
        '"footer.withdrawal": "Pode desistir em 7 dias (Código de Defesa do Consumidor)."',
      ],
      /money or law of Brazil/,
    ],
  }),
  ...slipsIn('brands/em/texts.json', 'text-empty', {
    'a button of dots alone': [[/\{/, '{ "lead.submit": "...",'], /has no word/],
  }),
  ...slipsIn('brands/cclub/brand.json', 'text-key', {
    'a key of texts where buyers read the value': [
      '"name": "Gravações do Compasso" → "name": "upsell.title"',
      /Buyers read this value as it stands/,
    ],
  }),
  ...slipsIn('brands/ms/flows.json', 'value', {
    'a voucher with a blank that no link has': [
      '"voucher": ["msjana"] → "voucher": ["msjana "]',
      /does not have the right form/,
    ],
  }),
  ...slipsIn('brands/wup/screens/lead.json', 'value', {
    'a block whose id is empty': ['"id": "accrual" → "id": ""', /id is empty/],
  }),
];
