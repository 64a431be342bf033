import { slipsIn, type Mistake } from './mistake.ts';

const BRAND = 'brands/wup/brand.json';
const MZ = 'brands/wup-mz/brand.json';

/** Slips in what a brand extends, is called and takes from its parents. */
export const lineageMistakes: readonly Mistake[] = [
  ...slipsIn({ file: BRAND, rule: 'extends' }, [
    {
      what: 'a parent misspelt',
      edits: [['families/english', 'families/englsh']],
      says: /no folder brands\/families\/englsh to extend\. Did you mean 'families\/english'\?/,
    },
    {
      what: 'a family without its folder',
      edits: [['"families/english"', '"english"']],
      says: /Did you mean 'families\/english'\?/,
    },
    {
      what: 'two brands that extend each other',
      edits: [['families/english', 'wup-mz']],
      says: /circle: wup extends wup-mz extends wup/,
    },
    {
      what: 'a brand that extends itself',
      edits: [['families/english', 'wup']],
      says: /circle: wup extends wup/,
    },
    {
      what: 'two parents',
      edits: [['"families/english"', '["families/english", "base"]']],
      rule: 'type',
      says: /extends is \["families\/english","base"\], but has to be a text|extends is a list/,
    },
    {
      what: 'an image that is not there',
      edits: [['"key": "WUP",', '"key": "WUP",\n  "logoFile": "logotipo.svg",']],
      rule: 'image-file',
      says: /no image 'logotipo\.svg' \(logoFile\)/,
    },
    {
      what: 'an image whose name has capitals',
      edits: [['"key": "WUP",', '"key": "WUP",\n  "logoFile": "Logo.svg",']],
      rule: 'value',
      says: /logoFile is "Logo\.svg"/,
    },
    {
      what: '[BRAND-93] the video of the upsell spelt as one would',
      edits: [
        [
          '"style": {',
          '"success": {\n    "upsellOffer": {\n      "upsellVideoPresentation": "https://v.example.com/1"\n    }\n  },\n  "style": {',
        ],
      ],
      rule: 'unknown-key',
      on: 'upsellVideoPresentation',
      says: /Did you mean 'upsellVIdeoPresentation'\?/,
    },
  ]),
  {
    what: 'a parent with the whole path',
    file: 'brands/families/english/brand.json',
    edits: [['"base"', '"brands/base"']],
    rule: 'extends',
    says: /Did you mean 'base'\?/,
  },
  {
    what: 'no parent',
    file: 'brands/medcof/brand.json',
    edits: [[/ {2}"extends".*\n/, '']],
    rule: 'extends',
    on: /^/,
    says: /extends nothing.*Add "extends": "base"/,
  },
  ...slipsIn({ file: 'brands/aprovatotal/brand.json' }, [
    {
      what: 'two brands with one key and area',
      edits: [['"key": "APROVATOTAL"', '"key": "WUP"']],
      rule: 'same-key',
      says: /key is 'WUP', which is that of brands\/wup/,
    },
    {
      what: 'an image deleted',
      without: ['brands/aprovatotal/loading.svg'],
      rule: 'image-file',
      says: /no image 'loading\.svg' \(loadingFile\)\. Put it into brands\/aprovatotal\//,
    },
  ]),
  {
    what: 'nothing to remove',
    file: MZ,
    edits: [['"hasAddressForm": true,', '"hasAddressForm": true,\n  "faqLinks": null,']],
    rule: 'merge-nothing',
    says: /'faqLinks' is null, .*no parent says it/,
  },
  {
    what: 'a form of a new buyer, which every brand inherits, that can be sent without accepting the terms',
    file: 'brands/base/screens/pix.json',
    edits: [['"phone", "cpf", "terms"]', '"phone", "cpf"]']],
    rule: 'consent',
    says: /it can be sent without ticking the box/,
  },
];
