import { slipsIn, type Mistake } from './mistake.ts';

const BRAND = 'brands/wup/brand.json';
const BASE = 'brands/base/brand.json';
const MZ = 'brands/wup-mz/brand.json';

/** Slips in brand.json. */
export const brandMistakes: readonly Mistake[] = [
  ...slipsIn({ file: BRAND, rule: 'value' }, [
    {
      what: 'a key misspelt',
      edits: [['"dsProductId"', '"dsProdutId"']],
      rule: 'unknown-key',
      says: /'dsProdutId' is not a key of this file\. Did you mean 'dsProductId'\?/,
    },
    {
      what: '[BRAND-59] dsProductId missing',
      edits: [[/ {2}"dsProductId".*\n/, '']],
      rule: 'missing-key',
      on: /^/,
      says: /'dsProductId' is missing\. Add it, for example "dsProductId": "ds-/,
    },
    {
      what: '[BRAND-68] links.homolog.terms missing',
      edits: [[/("homolog": \{)/, '$1 "terms": null,']],
      rule: 'missing-key',
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
      says: /whole number\. Write 175/,
    },
    {
      what: 'a key in lower case',
      edits: [['"key": "WUP"', '"key": "wup"']],
      says: /key is "wup", which does not have the right form.*Upper case/,
    },
    {
      what: 'a link without TLS',
      edits: [['"faqLink": "https://', '"faqLink": "http://']],
      says: /faqLink is "http:\/\/ajuda.*, but a link begins with https:/,
    },
    {
      what: 'a link without its protocol',
      edits: [['"domain": "https://teste.', '"domain": "teste.']],
      says: /links\.test\.domain is "teste/,
    },
    {
      what: 'a domain with a slash at its end',
      edits: [['"https://wup.example.com"', '"https://wup.example.com/"']],
      says: /without a slash at the end/,
    },
  ]),
  ...slipsIn({ file: BASE, rule: 'value' }, [
    {
      what: 'what all brands share missing in the base',
      edits: [[/ {2}"dsMode".*\n/, '']],
      rule: 'missing-key',
      on: /^/,
      says: /'dsMode' is missing/,
    },
    {
      what: '[BRAND-62] a mode that is none',
      edits: [['"dsMode": "light"', '"dsMode": "Dark"']],
      says: /"Dark" is not a value of dsMode\. Did you mean 'dark'\?/,
    },
    {
      what: 'a number in quotes',
      edits: [['"stepsNumber": 3', '"stepsNumber": "3"']],
      rule: 'type',
      says: /stepsNumber is "3", but has to be a whole number\. Write 3, without quotes/,
    },
    {
      what: '[BRAND-88] [FLOW-06] Pix as the first step',
      edits: [[/("pix": \{\s*"currentStep": )2/, '$11']],
      says: /pix\.currentStep is 1, but at least 2/,
    },
  ]),
  ...slipsIn({ file: 'brands/families/exam-prep/brand.json', rule: 'value' }, [
    {
      what: '[BRAND-64] [CONST-23] six steps',
      edits: [['"stepsNumber": 4', '"stepsNumber": 6']],
      says: /stepsNumber is 6, but at most 5 is allowed/,
    },
    {
      what: '[BRAND-64] [CONST-23] two steps',
      edits: [
        ['"stepsNumber": 4', '"stepsNumber": 2'],
        [/("payment": \{\s*"currentStep": )3/, '$12'],
      ],
      says: /at least 3/,
    },
    {
      what: '[BRAND-107] a business that is none',
      edits: [['"business": "exam-prep"', '"business": "exame-prep"']],
      says: /Did you mean 'exam-prep'\?/,
    },
    {
      what: '[FLOW-06] payment as the fifth step',
      edits: [['"currentStep": 3', '"currentStep": 5']],
      says: /payment\.currentStep is 5, but at most 4/,
    },
  ]),
  ...slipsIn({ file: MZ, rule: 'value' }, [
    {
      what: 'true in quotes',
      edits: [['"hasAddressForm": true', '"hasAddressForm": "true"']],
      rule: 'type',
      says: /Write true, without quotes/,
    },
    {
      what: 'a price with a fraction',
      edits: [['"productCyclePrice": 1560', '"productCyclePrice": 15.6']],
      rule: 'type',
      says: /productCyclePrice is 15\.6, but has to be a whole number/,
    },
    {
      what: '[BRAND-65] a language that is none',
      edits: [['"lang": "pt-MZ"', '"lang": "pt"']],
      says: /"pt" is not a value of lang\. Values: pt-BR, pt-MZ/,
    },
    {
      what: 'a card company under another name',
      edits: [['"american_express"', '"amex"']],
      says: /"amex" is not a value of payment\.cardCompanies\[3\]\. Values: .*american_express/,
    },
    {
      what: 'a card company twice',
      edits: [['"diners"]', '"visa"]']],
      says: /same entry stands twice in payment\.cardCompanies/,
    },
    {
      what: 'no card company',
      edits: [[/"cardCompanies": \[.*\]/, '"cardCompanies": []']],
      says: /payment\.cardCompanies is empty/,
    },
    {
      what: 'one card company without brackets',
      edits: [[/"cardCompanies": \[.*\]/, '"cardCompanies": "visa"']],
      rule: 'type',
      says: /cardCompanies is "visa", but has to be a list/,
    },
    {
      what: 'a setting in the wrong object',
      edits: [['"hasAddressForm": true,', '"hasAddressForm": true,\n  "businessName": "Maré",']],
      rule: 'unknown-key',
      says: /'businessName' is not a key of this file/,
    },
  ]),
  {
    what: 'no key',
    file: 'brands/aprovatotal/brand.json',
    edits: [[/ {2}"key".*\n/, '']],
    rule: 'missing-key',
    on: /^/,
    says: /'key' is missing/,
  },
  {
    what: 'a theme of a folder that is not there',
    file: 'brands/cclub/brand.json',
    edits: [['"theme": "c-hub"', '"theme": "chub"']],
    rule: 'reference',
    says: /There is no folder 'chub' to take a theme from\. Did you mean 'c-hub'\?/,
  },
];
