import { slipsIn, type Mistake } from './mistake.ts';

const TEXTS = 'brands/base/texts.json';
const THEME = 'brands/wup/theme.json';
const SANDBOX = 'brands/wup/sandbox.json';

/** Slips in masks, texts, themes and sandbox files. */
export const contentMistakes: readonly Mistake[] = [
  {
    what: 'a mask of a field that has its own',
    file: 'brands/wup-mz/screens/lead.json',
    edits: [['"ui:options": {', '"ui:options": { "mask": "## ### ####",']],
    rule: 'typed-value',
    says: /The widget 'phone' does not read 'mask'/,
  },
  {
    what: 'a card number under the name of another field',
    file: 'brands/base/screens/lead.json',
    edits: [
      ['"properties": {', '"properties": { "card": { "type": "string", "format": "card-number" },'],
    ],
    rule: 'card-field',
    says: /'card' takes card data, but is not called 'cardNumber'/,
  },
  ...slipsIn({ file: TEXTS }, [
    {
      what: 'a text that is no text',
      edits: [['"order.total": "Total"', '"order.total": 1']],
      rule: 'type',
      says: /but has to be a text in double quotes\. Write "1"/,
    },
    {
      what: 'a text of the program missing',
      edits: [[/ *"app.back".*\n/, '']],
      rule: 'missing-key',
      on: /^/,
      says: /'app\.back' is missing\. .*Add it, for example "app\.back": "Voltar"/,
    },
    {
      what: 'a text of a screen deleted',
      edits: [[/ *"pix.intro".*\n/, '']],
      rule: 'text-key',
      in: 'brands/base/screens/pix.json',
      on: '"pix.intro"',
      says: /no text 'pix\.intro' in texts\.json\. .*(Add it there|Did you mean)/,
    },
    {
      what: 'a placeholder that nothing fills',
      edits: [['compra de {productName}', 'compra de {productname}']],
      rule: 'text-placeholder',
      says: /Nothing fills \{productname\}.*Did you mean '\{productName\}'\?/,
    },
  ]),
  ...slipsIn({ file: 'brands/aprovatotal/texts.json', rule: 'text-markup' }, [
    {
      what: 'a text key without a dot',
      edits: [['"lead.intro"', '"intro"']],
      rule: 'unknown-key',
      says: /'intro' is not the key of a text\. Words joined by dots/,
    },
    {
      what: 'HTML in a text',
      edits: [['Falta pouco', '<b>Falta</b> pouco']],
      says: /Texts are plain, but here stands <b>/,
    },
    {
      what: 'an entity of HTML in a text',
      edits: [['pouco para', 'pouco&nbsp;para']],
      says: /here stands &nbsp;/,
    },
  ]),
  ...slipsIn({ file: THEME, rule: 'value' }, [
    {
      what: 'a colour with a digit too few',
      edits: [['"#0B6669"', '"#0B666"']],
      says: /light\.primary\.main is "#0B666".*hash and six hexadecimal digits|Example/,
    },
    {
      what: 'a colour by its name',
      edits: [['"#0B6669"', '"teal"']],
      says: /light\.primary\.main is "teal"/,
    },
    {
      what: 'a colour group misspelt',
      edits: [[/"light": \{\s*"primary"/, '"light": {\n    "primery"']],
      rule: 'unknown-key',
      says: /'primery' is not a key of light\. Did you mean 'primary'\?/,
    },
    {
      what: 'a measure that no theme sets',
      edits: [['"light": {', '"spacing": 8,\n  "light": {']],
      rule: 'unknown-key',
      says: /'spacing' is not a key of this file/,
    },
    {
      what: 'a font stack that ends otherwise',
      edits: [['system-ui, sans-serif"', 'system-ui"']],
      says: /fontFamily is .*ending in sans-serif/,
    },
  ]),
  {
    what: 'the colours of a brand missing',
    file: 'brands/aprovatotal/theme.json',
    content:
      '{ "$schema": "../../schemas/brand/theme.schema.json", "light": { "primary": { "main": "#3A2A91", "dark": "#291C6E", "light": "#EDEAFA", "contrast": "#FFFFFF" } } }',
    rule: 'missing-key',
    says: /'primary' is missing in dark/,
  },
  ...slipsIn({ file: SANDBOX }, [
    {
      what: 'an amount in quotes',
      edits: [['"amount": 958.8', '"amount": "958,80"']],
      rule: 'type',
      says: /plans\[wup-anual\]\.amount is "958,80", but has to be a number\. Write 958\.8, without quotes/,
    },
    {
      what: 'a method that is none',
      edits: [['["creditcard", "pix"', '["credit-card", "pix"']],
      rule: 'value',
      says: /Did you mean 'creditcard'\?/,
    },
  ]),
  {
    what: 'a plan removed that is not there',
    file: 'brands/wup-mz/sandbox.json',
    edits: [['"id": "wup-anual"', '"id": "wup-annual"']],
    rule: 'merge-id',
    says: /no 'wup-annual' to remove\. Did you mean 'wup-anual'\?/,
  },
  {
    what: 'a picture in a rich text',
    file: 'brands/base/texts.json',
    edits: [['"md.message": "', '"md.message": "![foto](https://a.example.com/x.png) ']],
    rule: 'rich-text',
    says: /cannot be drawn in a rich text\. Paragraphs/,
  },
];
