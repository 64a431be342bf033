import { slipsIn, type Mistake } from './mistake.ts';

const BRAND = 'brands/wup/brand.json';
const PAYMENT = 'brands/base/screens/payment.json';

/** Files that are no JSON, or not quite. */
export const jsonMistakes: readonly Mistake[] = [
  ...slipsIn({ file: BRAND, rule: 'json-syntax' }, [
    {
      what: 'a comma before the closing brace',
      edits: [['"businessName": "Maré English"', '"businessName": "Maré English",']],
      says: /comma stands before the closing }\. Delete it/,
    },
    {
      what: 'a comma too few',
      edits: [['"dsProductId": "ds-wup",', '"dsProductId": "ds-wup"']],
      says: /comma is missing/,
    },
    {
      what: 'a text without its closing quote',
      edits: [['"dsProductId": "ds-wup",', '"dsProductId": "ds-wup,']],
      says: /no closing quote/,
    },
    {
      what: 'a key without its closing quote',
      edits: [['"key": "WUP"', '"key: "WUP"']],
      says: /double quote \("\) is missing/,
    },
    {
      what: 'a text without quotes',
      edits: [['"key": "WUP"', '"key": WUP']],
      says: /WUP stands here without quotes.*"WUP"/,
    },
    {
      what: 'single quotes',
      edits: [['"ds-wup"', "'ds-wup'"]],
      says: /wrong kind/,
    },
    {
      what: 'a comment',
      edits: [['"placeholder": true,', '// não é definitivo\n  "placeholder": true,']],
      says: /no comments/,
    },
    {
      what: 'True as other languages write it',
      edits: [['"placeholder": true', '"placeholder": True']],
      says: /True is not a value of JSON\. Write true/,
    },
    {
      what: 'a number with its unit',
      edits: [['"logoWidth": 175', '"logoWidth": 175px']],
      says: /175px is not written/,
    },
    {
      what: 'a colon too few',
      edits: [['"style": {', '"style" {']],
      says: /colon is missing/,
    },
    {
      what: 'a key without a value',
      edits: [['"logoWidth": 175', '"logoWidth":']],
      says: /value is missing/,
    },
    {
      what: 'an object never closed',
      edits: [['{ "logoWidth": 175 },', '{ "logoWidth": 175,']],
      says: /The \{ of line 8 is never closed/,
    },
    {
      what: 'a brace too many',
      edits: [[/\}\s*$/, '}}']],
      says: /one } too many/,
    },
    {
      what: 'a file cut off',
      edits: [[/"links": \{[^]*$/, '"links": {\n    "test": {}']],
      says: /never closed/,
    },
    {
      what: 'an empty file',
      content: '',
      says: /file is empty/,
    },
    {
      what: 'a byte-order mark',
      edits: [[/^\{/, '\uFEFF{']],
      rule: 'json-encoding',
      says: /byte-order mark.*UTF-8/,
    },
    {
      what: 'another encoding than UTF-8',
      edits: [['"name": "Maré English"', '"name": "Mar\uFFFD English"']],
      rule: 'json-encoding',
      says: /not written in UTF-8/,
    },
    {
      what: 'two values for one key',
      edits: [['"key": "WUP",', '"key": "WUP",\n  "key": "WAP",']],
      rule: 'json-duplicate-key',
      says: /'key' stands twice.*line 4/,
    },
  ]),
  ...slipsIn({ file: 'brands/aprovatotal/texts.json', rule: 'json-syntax' }, [
    {
      what: 'quotes of a word processor',
      edits: [['"Falta pouco', '“Falta pouco']],
      says: /wrong kind.*straight/,
    },
    {
      what: 'a backslash in a text',
      edits: [['Falta pouco', 'Falta\\pouco']],
      says: /backslash/,
    },
  ]),
  {
    what: 'a decimal comma',
    file: 'brands/wup/sandbox.json',
    edits: [['"amount": 958.8', '"amount": 958,8']],
    rule: 'json-syntax',
    says: /decimal comma/,
  },
  ...slipsIn({ file: PAYMENT, rule: 'json-syntax' }, [
    {
      what: 'a list never closed',
      edits: [[/"terms"\n {8}\]/, '"terms"']],
      says: /The \[ of line \d+ is never closed/,
    },
    {
      what: 'a broken screen of the base',
      edits: [['"block": "order-summary"', '"block": "order-summary",']],
      says: /comma/,
    },
  ]),
  {
    what: 'an empty file of texts',
    file: 'brands/base/texts.json',
    content: '\n',
    rule: 'json-syntax',
    says: /file is empty/,
  },
  {
    what: 'a list where the file should be an object',
    file: 'brands/wup/theme.json',
    content: '[]',
    rule: 'json-syntax',
    says: /one object/,
  },
  {
    what: 'a broken library field',
    file: 'schemas/fields/name.json',
    edits: [['"type": "string",', '"type": "string"']],
    rule: 'json-syntax',
    says: /comma is missing/,
  },
  {
    what: 'a broken registry',
    file: 'brands/registry.json',
    edits: [['"default": "WUP",', '"default": "WUP"']],
    rule: 'json-syntax',
    says: /comma is missing/,
  },
];
