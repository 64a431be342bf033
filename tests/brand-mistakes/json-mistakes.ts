import { slipsIn, type Mistake } from './mistake.ts';

const BRAND = 'brands/wup/brand.json';
const PAYMENT = 'brands/base/screens/payment.json';

/** Files that are no JSON, or not quite. */
export const jsonMistakes: readonly Mistake[] = [
  ...slipsIn(BRAND, 'json-syntax', {
    'a comma too few': ['"dsProductId": "ds-wup", → "dsProductId": "ds-wup"', /comma is missing/],
    'a text without its closing quote': [
      '"dsProductId": "ds-wup", → "dsProductId": "ds-wup,',
      /no closing quote/,
    ],
    'a text without quotes': ['"key": "WUP" → "key": WUP', /WUP stands here without quotes.*"WUP"/],
    'single quotes': [['"ds-wup"', "'ds-wup'"], /wrong kind/],
    'a comment': [
      '"placeholder": true, → // não é definitivo\n  "placeholder": true,',
      /no comments/,
    ],
    'True as other languages write it': [
      '"placeholder": true → "placeholder": True',
      /True is not a value of JSON\. Write true/,
    ],
    'a number with its unit': ['"logoWidth": 175 → "logoWidth": 175px', /175px is not written/],
    'a colon too few': ['"style": { → "style" {', /colon is missing/],
    'a key without a value': ['"logoWidth": 175 → "logoWidth":', /value is missing/],
    'a brace too many': [[/\}\s*$/, '}}'], /one } too many/],
    'a file cut off': [[/"links": \{[^]*$/, '"links": {\n    "test": {}'], /never closed/],
    'an empty file': ['', /file is empty/],
    'a byte-order mark': [[/^\{/, '\uFEFF{'], /byte-order mark.*UTF-8/, { rule: 'json-encoding' }],
    'another encoding than UTF-8': [
      '"name": "Maré English" → "name": "Mar\uFFFD English"',
      /not written in UTF-8/,
      { rule: 'json-encoding' },
    ],
  }),
  ...slipsIn('brands/aprovatotal/texts.json', 'json-syntax', {
    'quotes of a word processor': ['"Falta pouco → “Falta pouco', /wrong kind.*straight/],
    'a backslash in a text': ['Falta pouco → Falta\\pouco', /backslash/],
  }),
  ...slipsIn(PAYMENT, 'json-syntax', {
    'a list never closed': [[/"terms"\n {8}\]/, '"terms"'], /The \[ of line \d+ is never closed/],
  }),
];
