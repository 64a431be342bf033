import { slipsIn, type Mistake } from './mistake.ts';

const LEAD = 'brands/base/screens/lead.json';
const PIX = 'brands/base/screens/pix.json';
const SUCCESS = 'brands/base/screens/success.json';
const PAYMENT = 'brands/base/screens/payment.json';
const VIDEO = 'brands/base/screens/video.json';
const MZ = 'brands/wup-mz/screens/payment.json';

/** Slips in screens: their blocks, conditions and numbers. */
export const screenMistakes: readonly Mistake[] = [
  ...slipsIn(LEAD, 'value', {
    'the key of a block misspelt': [
      '"block": "heading" → "blok": "heading"',
      /Did you mean 'block'\?/,
      { rule: 'unknown-key' },
    ],
    'a text missing': [
      [/("block": "heading"),\s*"text": "lead.title"/, '$1'],
      /'text' is missing in blocks\[title\]/,
      { rule: 'missing-key', on: '    {' },
    ],
    'two forms on a screen': [
      [
        /\{\s*"id": "form",/,
        '{"id": "more", "block": "form", "action": "goNext", "submit": "lead.submit", "schema": {"type": "object", "properties": {}}},\n{ "id": "form",',
      ],
      /'lead' has a form already: 'more'/,
      { rule: 'one-form', on: '{ "id": "form"' },
    ],
    'no action': [
      '"action": "createLead", → ',
      /'action' is missing in blocks\[form\]/,
      { rule: 'missing-key', on: /\{\s*"id": "form"/ },
    ],
    'a step number of seven': [
      '"stepNumber": 1 → "stepNumber": 7',
      /stepNumber is 7, but at most 5/,
    ],
  }),
  ...slipsIn(PIX, 'unknown-key', {
    'an option of a block misspelt': [
      '"copied": → "copyed":',
      /'copyed' is not a key of blocks\[code\]\. Did you mean 'copied'\?/,
    ],
    'a condition that is a text': [
      [/("id": "done"[^}]*"when": )\{[^}]*\}/, '$1"hasPix"'],
      /blocks\[done\]\.when is "hasPix", but has to be an object|none of the forms/,
      { rule: 'value' },
    ],
    'a fact compared with true in quotes': [
      '"is": false → "is": "false"',
      /'hasPix' is never "false".*Write false, without quotes/,
      { rule: 'when-value' },
    ],
    'one id for two blocks': [
      '"id": "done" → "id": "code"',
      /"code" stands in this list already, in line \d+/,
      { rule: 'duplicate-id' },
    ],
  }),
  ...slipsIn(SUCCESS, 'unknown-key', {
    'an option of another block': [
      '"block": "success-icon", → "block": "success-icon",\n      "image": "icon.svg",',
      /'image' is not a key of blocks\[icon\]/,
    ],
  }),
  ...slipsIn(VIDEO, 'video-source', {
    'an address of a video host that names no video': [
      '/watch?v=exemplo-001 → /@canal',
      /'https:\/\/www\.youtube\.com\/@canal' names no video\./,
    ],
  }),
  ...slipsIn('brands/wup-mz/screens/lead.json', 'missing-key', {
    'a block without an id': [
      '"id": "form", → ',
      /'id' is missing in blocks\[0\]/,
      { on: '    {' },
    ],
  }),
  ...slipsIn(PAYMENT, 'value', {
    'a text key that only one brand has': [
      '"payment.title" → "payment.card.title"',
      /This concerns aprovatotal-esquadrao-elite, .* and \d+ more/,
      { rule: 'text-key' },
    ],
    'a form without a button': [
      '"submit": "payment.submit", → ',
      /no button\..*Say its text with "submit"/,
      { rule: 'form-button', on: /\{\s*"id": "form"/ },
    ],
  }),
  ...slipsIn(MZ, 'merge-id', {
    'a page without a button': [
      [/ *"submit": "payment.card.submit",\n/, ''],
      /'submit' is missing in blocks\[form\]\.pages\[card\]/,
      { rule: 'missing-key', on: /\{\s*"id": "card"/ },
    ],
    'a page that names a missing field': [
      '"cardCVV",\n → "cardCvc",\n',
      /no field 'cardCvc' to show on this page\. Did you mean 'cardCVV'\?/,
      { rule: 'form-field' },
    ],
    'a block placed behind one that is not there': [
      '"trial": "payment.billing" → "trial": "payment.billing",\n      "after": "titel"',
      /no 'titel' to stand behind\. Did you mean 'title'\?/,
      { on: '"after"' },
    ],
    'a block removed that is not there': [
      '"blocks": [ → "blocks": [\n    { "id": "safety", "$remove": true },',
      /no 'safety' to remove\. (Did you mean 'safe'|Ids)/,
    ],
  }),
  ...slipsIn('brands/base/screens/generic-error.json', 'value', {
    'no blocks': [
      '{ "$schema": "../../../schemas/brand/screen.schema.json", "blocks": [] }',
      /blocks is empty/,
    ],
  }),
  ...slipsIn('brands/base/screens/upsell-payment.json', 'screen-extends', {
    'a screen that extends one which is not there': [
      '"payment/upsell" → "payment/upsel"',
      /There is no screen 'payment\/upsel' to extend\. Did you mean 'payment\/upsell'\?/,
    ],
    'a screen that extends itself': [
      '"payment/upsell" → "upsell-payment"',
      /in a circle: upsell-payment → upsell-payment/,
    ],
  }),
  ...slipsIn('brands/wup/screens/leed.json', 'template', {
    'a screen under a name that is no template': [
      '{ "$schema": "../../../schemas/brand/screen.schema.json", "blocks": [{ "id": "a", "block": "heading", "text": "lead.title" }] }',
      /screens\/leed\.json names no template\. Did you mean 'lead'\?/,
    ],
  }),
];
