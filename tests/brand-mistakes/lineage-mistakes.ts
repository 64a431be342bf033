import { slipsIn, type Mistake } from './mistake.ts';

const BRAND = 'brands/wup/brand.json';
const MZ = 'brands/wup-mz/brand.json';

/** Slips in what a brand extends, is called and takes from its parents. */
export const lineageMistakes: readonly Mistake[] = [
  ...slipsIn(BRAND, 'extends', {
    'a parent misspelt': [
      'families/english → families/englsh',
      /no folder brands\/families\/englsh to extend\. Did you mean 'families\/english'\?/,
    ],
    'two brands that extend each other': [
      'families/english → wup-mz',
      /circle: wup extends wup-mz extends wup/,
    ],
    'a brand that extends itself': ['families/english → wup', /circle: wup extends wup/],
    'an image that is not there': [
      '"key": "WUP", → "key": "WUP",\n  "logoFile": "logotipo.svg",',
      /no image 'logotipo\.svg' \(logoFile\)/,
      { rule: 'image-file' },
    ],
    '[BRAND-93] the video of the upsell spelt as one would': [
      [
        '"style": {',
        '"success": {\n    "upsellOffer": {\n      "upsellVideoPresentation": "https://v.example.com/1"\n    }\n  },\n  "style": {',
      ],
      /Did you mean 'upsellVIdeoPresentation'\?/,
      { rule: 'unknown-key', on: 'upsellVideoPresentation' },
    ],
  }),
  ...slipsIn('brands/medcof/brand.json', 'extends', {
    'no parent': [[/ {2}"extends".*\n/, ''], /extends nothing.*Add "extends": "base"/, { on: /^/ }],
  }),
  ...slipsIn('brands/aprovatotal/brand.json', 'same-key', {
    'two brands with one key and area': [
      '"key": "APROVATOTAL" → "key": "WUP"',
      /key is 'WUP', which is that of brands\/wup/,
    ],
    'an image deleted': {
      without: ['brands/aprovatotal/loading.svg'],
      rule: 'image-file',
      says: /no image 'loading\.svg' \(loadingFile\)\. Put it into brands\/aprovatotal\//,
    },
  }),
  ...slipsIn(MZ, 'merge-nothing', {
    'nothing to remove': [
      '"hasAddressForm": true, → "hasAddressForm": true,\n  "faqLinks": null,',
      /'faqLinks' is null, .*no parent says it/,
    ],
  }),
  ...slipsIn('brands/base/screens/pix.json', 'consent', {
    'a form of a new buyer, which every brand inherits, that can be sent without accepting the terms':
      ['"phone", "cpf", "terms"] → "phone", "cpf"]', /it can be sent without ticking the box/],
  }),
];
