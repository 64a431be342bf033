import { slipsIn, type Mistake } from './mistake.ts';

const BRAND = 'brands/wup/brand.json';
const BASE = 'brands/base/brand.json';
const MZ = 'brands/wup-mz/brand.json';

/** Slips in brand.json. */
export const brandMistakes: readonly Mistake[] = [
  ...slipsIn(BRAND, 'value', {
    '[BRAND-59] dsProductId missing': [
      [/ {2}"dsProductId".*\n/, ''],
      /'dsProductId' is missing\. Add it, for example "dsProductId": "ds-/,
      { rule: 'missing-key', on: /^/ },
    ],
    '[BRAND-68] links.homolog.terms missing': [
      [/("homolog": \{)/, '$1 "terms": null,'],
      /'terms' is missing in links\.homolog\. Write it in place of null, for example "terms": "\{domain\}/,
      { rule: 'missing-key' },
    ],
    'an environment of links missing': [
      [/ {4}"homolog".*\n/, ''],
      /'domain' is missing in links\.homolog/,
      { rule: 'missing-key', on: '"links"' },
    ],
    'a link without its protocol': [
      '"domain": "https://teste. → "domain": "teste.',
      /links\.test\.domain is "teste/,
    ],
  }),
  ...slipsIn(BASE, 'value', {
    'what all brands share missing in the base': [
      [/ {2}"dsMode".*\n/, ''],
      /'dsMode' is missing/,
      { rule: 'missing-key', on: /^/ },
    ],
    '[BRAND-62] a mode that is none': [
      '"dsMode": "light" → "dsMode": "Dark"',
      /"Dark" is not a value of dsMode\. Did you mean 'dark'\?/,
    ],
    '[BRAND-88] [FLOW-06] Pix as the first step': [
      [/("pix": \{\s*"currentStep": )2/, '$11'],
      /pix\.currentStep is 1, but at least 2/,
    ],
  }),
  ...slipsIn('brands/families/exam-prep/brand.json', 'value', {
    '[BRAND-64] [CONST-23] six steps': [
      '"stepsNumber": 4 → "stepsNumber": 6',
      /stepsNumber is 6, but at most 5 is allowed/,
    ],
    '[BRAND-64] [CONST-23] two steps': {
      edits: ['"stepsNumber": 4 → "stepsNumber": 2', [/("payment": \{\s*"currentStep": )3/, '$12']],
      says: /at least 3/,
    },
    '[BRAND-107] a business that is none': [
      '"business": "exam-prep" → "business": "exame-prep"',
      /Did you mean 'exam-prep'\?/,
    ],
    '[FLOW-06] payment as the fifth step': [
      '"currentStep": 3 → "currentStep": 5',
      /payment\.currentStep is 5, but at most 4/,
    ],
  }),
  ...slipsIn(MZ, 'value', {
    'true in quotes': [
      '"hasAddressForm": true → "hasAddressForm": "true"',
      /Write true, without quotes/,
      { rule: 'type' },
    ],
    'a price with a fraction': [
      '"productCyclePrice": 1560 → "productCyclePrice": 15.6',
      /productCyclePrice is 15\.6, but has to be a whole number/,
      { rule: 'type' },
    ],
    '[BRAND-65] a language that is none': [
      '"lang": "pt-MZ" → "lang": "pt"',
      /"pt" is not a value of lang\. Values: pt-BR, pt-MZ/,
    ],
    'a card company twice': [
      '"diners"] → "visa"]',
      /same entry stands twice in payment\.cardCompanies/,
    ],
    'no card company': [
      [/"cardCompanies": \[.*\]/, '"cardCompanies": []'],
      /payment\.cardCompanies is empty/,
    ],
    'a setting in the wrong object': [
      '"hasAddressForm": true, → "hasAddressForm": true,\n  "businessName": "Maré",',
      /'businessName' is not a key of this file/,
      { rule: 'unknown-key' },
    ],
  }),
];
