import { slipsIn, type Mistake } from './mistake.ts';

const BRAND = 'brands/wup/brand.json';
const BASE = 'brands/base/brand.json';
const MZ = 'brands/wup-mz/brand.json';

/** Slips in brand.json. */
export const brandMistakes: readonly Mistake[] = [
  ...slipsIn(BRAND, [
    {
      what: 'a key misspelt',
      edits: [['"dsProductId"', '"dsProdutId"']],
      rule: 'unknown-key',
      on: 'dsProdutId',
      says: /'dsProdutId' is not a key of this file\. Did you mean 'dsProductId'\?/,
    },
    {
      what: '[BRAND-59] dsProductId missing',
      edits: [[/ {2}"dsProductId".*\n/, '']],
      rule: 'missing-key',
      says: /'dsProductId' is missing\. Add it, for example "dsProductId": "ds-/,
    },
    {
      what: '[BRAND-68] links.homolog.terms missing',
      edits: [[/("homolog": \{)/, '$1 "terms": null,']],
      rule: 'missing-key',
      on: '"homolog"',
      says: /'terms' is missing in links\.homolog\. Write it in place of null, for example "terms": "\{domain\}/,
    },
    {
      what: 'an environment of links missing',
      edits: [[/ {4}"homolog".*\n/, '']],
      rule: 'missing-key',
      on: '"links"',
      says: /'domain' is missing in links\.homolog/,
    },
    {
      what: 'a width with its unit',
      edits: [['"logoWidth": 175', '"logoWidth": "175px"']],
      rule: 'type',
      on: '"logoWidth"',
      says: /whole number\. Write 175/,
    },
    {
      what: 'a key in lower case',
      edits: [['"key": "WUP"', '"key": "wup"']],
      rule: 'value',
      on: '"key"',
      says: /key is "wup", which does not have the right form.*Upper case/,
    },
    {
      what: 'a link without TLS',
      edits: [['"faqLink": "https://', '"faqLink": "http://']],
      rule: 'value',
      on: '"faqLink"',
      says: /faqLink is "http:\/\/ajuda.*, but a link begins with https:/,
    },
    {
      what: 'a link without its protocol',
      edits: [['"domain": "https://teste.', '"domain": "teste.']],
      rule: 'value',
      on: '"domain": "teste.',
      says: /links\.test\.domain is "teste/,
    },
    {
      what: 'a domain with a slash at its end',
      edits: [['"https://wup.example.com"', '"https://wup.example.com/"']],
      rule: 'value',
      on: '"https://wup.example.com/"',
      says: /without a slash at the end/,
    },
  ]),
  ...slipsIn(BASE, [
    {
      what: 'what all brands share missing in the base',
      edits: [[/ {2}"dsMode".*\n/, '']],
      rule: 'missing-key',
      says: /'dsMode' is missing/,
    },
    {
      what: '[BRAND-62] a mode that is none',
      edits: [['"dsMode": "light"', '"dsMode": "Dark"']],
      rule: 'value',
      on: '"dsMode"',
      says: /"Dark" is not a value of dsMode\. Did you mean 'dark'\?/,
    },
    {
      what: 'a number in quotes',
      edits: [['"stepsNumber": 3', '"stepsNumber": "3"']],
      rule: 'type',
      on: '"stepsNumber"',
      says: /stepsNumber is "3", but has to be a whole number\. Write 3, without quotes/,
    },
    {
      what: '[BRAND-88] [FLOW-06] Pix as the first step',
      edits: [[/("pix": \{\s*"currentStep": )2/, '$11']],
      rule: 'value',
      on: '"currentStep": 1',
      says: /pix\.currentStep is 1, but at least 2/,
    },
  ]),
  ...slipsIn('brands/families/exam-prep/brand.json', [
    {
      what: '[BRAND-64] [CONST-23] six steps',
      edits: [['"stepsNumber": 4', '"stepsNumber": 6']],
      rule: 'value',
      on: '"stepsNumber"',
      says: /stepsNumber is 6, but at most 5 is allowed/,
    },
    {
      what: '[BRAND-64] [CONST-23] two steps',
      edits: [
        ['"stepsNumber": 4', '"stepsNumber": 2'],
        [/("payment": \{\s*"currentStep": )3/, '$12'],
      ],
      rule: 'value',
      on: '"stepsNumber"',
      says: /at least 3/,
    },
    {
      what: '[BRAND-107] a business that is none',
      edits: [['"business": "exam-prep"', '"business": "exame-prep"']],
      rule: 'value',
      on: '"business"',
      says: /Did you mean 'exam-prep'\?/,
    },
    {
      what: '[FLOW-06] payment as the fifth step',
      edits: [['"currentStep": 3', '"currentStep": 5']],
      rule: 'value',
      on: '"currentStep"',
      says: /payment\.currentStep is 5, but at most 4/,
    },
  ]),
  ...slipsIn(MZ, [
    {
      what: 'true in quotes',
      edits: [['"hasAddressForm": true', '"hasAddressForm": "true"']],
      rule: 'type',
      on: '"hasAddressForm"',
      says: /Write true, without quotes/,
    },
    {
      what: 'a price with a fraction',
      edits: [['"productCyclePrice": 1560', '"productCyclePrice": 15.6']],
      rule: 'type',
      on: '"productCyclePrice"',
      says: /productCyclePrice is 15\.6, but has to be a whole number/,
    },
    {
      what: '[BRAND-65] a language that is none',
      edits: [['"lang": "pt-MZ"', '"lang": "pt"']],
      rule: 'value',
      on: '"lang"',
      says: /"pt" is not a value of lang\. Values: pt-BR, pt-MZ/,
    },
    {
      what: 'a card company under another name',
      edits: [['"american_express"', '"amex"']],
      rule: 'value',
      on: '"amex"',
      says: /"amex" is not a value of payment\.cardCompanies\[3\]\. Values: .*american_express/,
    },
    {
      what: 'a card company twice',
      edits: [['"diners"]', '"visa"]']],
      rule: 'value',
      on: '"cardCompanies"',
      says: /same entry stands twice in payment\.cardCompanies/,
    },
    {
      what: 'no card company',
      edits: [[/"cardCompanies": \[.*\]/, '"cardCompanies": []']],
      rule: 'value',
      on: '"cardCompanies"',
      says: /payment\.cardCompanies is empty/,
    },
    {
      what: 'one card company without brackets',
      edits: [[/"cardCompanies": \[.*\]/, '"cardCompanies": "visa"']],
      rule: 'type',
      on: '"cardCompanies"',
      says: /cardCompanies is "visa", but has to be a list/,
    },
    {
      what: 'a setting in the wrong object',
      edits: [['"hasAddressForm": true,', '"hasAddressForm": true,\n  "businessName": "Maré",']],
      rule: 'unknown-key',
      on: '"businessName"',
      says: /'businessName' is not a key of this file/,
    },
  ]),
  {
    what: 'no key',
    file: 'brands/aprovatotal/brand.json',
    edits: [[/ {2}"key".*\n/, '']],
    rule: 'missing-key',
    says: /'key' is missing/,
  },
  {
    what: 'a theme of a folder that is not there',
    file: 'brands/cclub/brand.json',
    edits: [['"theme": "c-hub"', '"theme": "chub"']],
    rule: 'reference',
    on: '"chub"',
    says: /There is no folder 'chub' to take a theme from\. Did you mean 'c-hub'\?/,
  },
];
