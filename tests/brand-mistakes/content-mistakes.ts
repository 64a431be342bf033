import { slipsIn, type Mistake } from './mistake.ts';

const TEXTS = 'brands/base/texts.json';
const THEME = 'brands/wup/theme.json';
const SANDBOX = 'brands/wup/sandbox.json';

/** Slips in masks, texts, themes and sandbox files. */
export const contentMistakes: readonly Mistake[] = [
  ...slipsIn('brands/wup-mz/screens/lead.json', 'typed-value', {
    'a mask of a field that has its own': [
      '"ui:options": { → "ui:options": { "mask": "## ### ####",',
      /The widget 'phone' does not read 'mask'/,
    ],
  }),
  ...slipsIn(TEXTS, 'type', {
    'a text that is no text': [
      '"order.total": "Total" → "order.total": 1',
      /but has to be a text in double quotes\. Write "1"/,
    ],
    'a text of the program missing': [
      [/ *"app.back".*\n/, ''],
      /'app\.back' is missing\. .*Add it, for example "app\.back": "Voltar"/,
      { rule: 'missing-key', on: /^/ },
    ],
    'a placeholder that nothing fills': [
      'compra de {productName} → compra de {productname}',
      /Nothing fills \{productname\}.*Did you mean '\{productName\}'\?/,
      { rule: 'text-placeholder' },
    ],
  }),
  ...slipsIn('brands/aprovatotal/texts.json', 'text-markup', {
    'a text key without a dot': [
      '"lead.intro" → "intro"',
      /'intro' is not the key of a text\. Words joined by dots/,
      { rule: 'unknown-key' },
    ],
    'HTML in a text': ['Falta pouco → <b>Falta</b> pouco', /Texts are plain, but here stands <b>/],
    'an entity of HTML in a text': ['pouco para → pouco&nbsp;para', /here stands &nbsp;/],
  }),
  ...slipsIn(THEME, 'value', {
    'a colour with a digit too few': [
      '"#0B6669" → "#0B666"',
      /light\.primary\.main is "#0B666".*hash and six hexadecimal digits|Example/,
    ],
  }),
  ...slipsIn('brands/aprovatotal/theme.json', 'missing-key', {
    'the colours of a brand missing': [
      '{ "$schema": "../../schemas/brand/theme.schema.json", "light": { "primary": { "main": "#3A2A91", "dark": "#291C6E", "light": "#EDEAFA", "contrast": "#FFFFFF" } } }',
      /'primary' is missing in dark/,
    ],
  }),
  ...slipsIn(SANDBOX, 'type', {
    'an amount in quotes': [
      '"amount": 958.8 → "amount": "958,80"',
      /plans\[wup-anual\]\.amount is "958,80", but has to be a number\. Write 958\.8, without quotes/,
    ],
    'a method that is none': [
      '["creditcard", "pix" → ["credit-card", "pix"',
      /Did you mean 'creditcard'\?/,
      { rule: 'value' },
    ],
  }),
  ...slipsIn('brands/base/texts.json', 'rich-text', {
    'a picture in a rich text': [
      '"md.message": " → "md.message": "![foto](https://a.example.com/x.png) ',
      /cannot be drawn in a rich text\. Paragraphs/,
    ],
  }),
];
