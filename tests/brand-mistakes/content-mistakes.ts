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
  ...slipsIn('brands/base/screens/lead.json', 'card-field', {
    'a card number under the name of another field': [
      '"properties": { → "properties": { "card": { "type": "string", "format": "card-number" },',
      /'card' takes card data, but is not called 'cardNumber'/,
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
    'a text of a screen deleted': [
      [/ *"pix.intro".*\n/, ''],
      /no text 'pix\.intro' in texts\.json\. .*(Add it there|Did you mean)/,
      { rule: 'text-key', in: 'brands/base/screens/pix.json', on: '"pix.intro"' },
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
    'a colour by its name': ['"#0B6669" → "teal"', /light\.primary\.main is "teal"/],
    'a colour group misspelt': [
      [/"light": \{\s*"primary"/, '"light": {\n    "primery"'],
      /'primery' is not a key of light\. Did you mean 'primary'\?/,
      { rule: 'unknown-key' },
    ],
    'a measure that no theme sets': [
      '"light": { → "spacing": 8,\n  "light": {',
      /'spacing' is not a key of this file/,
      { rule: 'unknown-key' },
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
  ...slipsIn('brands/wup-mz/sandbox.json', 'merge-id', {
    'a plan removed that is not there': [
      '"id": "wup-anual" → "id": "wup-annual"',
      /no 'wup-annual' to remove\. Did you mean 'wup-anual'\?/,
    ],
  }),
  ...slipsIn('brands/base/texts.json', 'rich-text', {
    'a picture in a rich text': [
      '"md.message": " → "md.message": "![foto](https://a.example.com/x.png) ',
      /cannot be drawn in a rich text\. Paragraphs/,
    ],
  }),
];
