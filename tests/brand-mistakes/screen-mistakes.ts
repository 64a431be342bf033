import { slipsIn, type Mistake } from './mistake.ts';

const LEAD = 'brands/base/screens/lead.json';
const PIX = 'brands/base/screens/pix.json';
const SUCCESS = 'brands/base/screens/success.json';
const PAYMENT = 'brands/base/screens/payment.json';
const VIDEO = 'brands/base/screens/video.json';
const MZ = 'brands/wup-mz/screens/payment.json';

/** Slips in screens: their blocks, conditions and numbers. */
export const screenMistakes: readonly Mistake[] = [
  ...slipsIn({ file: LEAD, rule: 'text-key' }, [
    {
      what: 'a block that is none',
      edits: [['"block": "heading"', '"block": "headng"']],
      rule: 'value',
      says: /"headng" is not a value of blocks\[title\]\.block\. Did you mean 'heading'\?/,
    },
    {
      what: 'the key of a block misspelt',
      edits: [['"block": "heading"', '"blok": "heading"']],
      rule: 'unknown-key',
      says: /Did you mean 'block'\?/,
    },
    {
      what: 'a text missing',
      edits: [[/("block": "heading"),\s*"text": "lead.title"/, '$1']],
      rule: 'missing-key',
      on: '    {',
      says: /'text' is missing in blocks\[title\]/,
    },
    {
      what: 'a text key misspelt',
      edits: [['"text": "lead.title"', '"text": "lead.titel"']],
      says: /no text 'lead\.titel' in texts\.json\. Did you mean 'lead\.title'\?/,
    },
    {
      what: 'a text where its key should be',
      edits: [['"text": "lead.title"', '"text": "Seus dados"']],
      says: /no text 'Seus dados'.*key of texts\.json is expected/,
    },
    {
      what: 'two forms on a screen',
      edits: [
        [
          /\{\s*"id": "form",/,
          '{"id": "more", "block": "form", "action": "goNext", "submit": "lead.submit", "schema": {"type": "object", "properties": {}}},\n{ "id": "form",',
        ],
      ],
      rule: 'one-form',
      on: '{ "id": "form"',
      says: /'lead' has a form already: 'more'/,
    },
    {
      what: 'no action',
      edits: [['"action": "createLead",', '']],
      rule: 'missing-key',
      on: /\{\s*"id": "form"/,
      says: /'action' is missing in blocks\[form\]/,
    },
    {
      what: 'a step number of seven',
      edits: [['"stepNumber": 1', '"stepNumber": 7']],
      rule: 'value',
      says: /stepNumber is 7, but at most 5/,
    },
    {
      what: 'a removal where there is no parent',
      edits: [
        [
          '"blocks": [',
          '"blocks": [\n    { "id": "badge", "block": "heading", "text": "lead.title", "$remove": true },',
        ],
      ],
      rule: 'merge-nothing',
      says: /'\$remove' leaves this entry out, so that what it says beside that has no effect: block, text/,
    },
  ]),
  ...slipsIn({ file: PIX, rule: 'value' }, [
    {
      what: 'an option of a block misspelt',
      edits: [['"copied":', '"copyed":']],
      rule: 'unknown-key',
      says: /'copyed' is not a key of blocks\[code\]\. Did you mean 'copied'\?/,
    },
    {
      what: 'a fact that is none on a block',
      edits: [[/("id": "done"[^}]*"fact": )"hasPix"/, '$1"hasPIXCode"']],
      says: /"hasPIXCode" is not a value of blocks\[done\]\.when\.fact\. (Did you mean|Values: hasLead)/,
    },
    {
      what: 'a condition with a key that is none',
      edits: [[/("id": "summary"[^}]*)"fact": "hasPix"/, '$1"facts": "hasPix"']],
      rule: 'unknown-key',
      says: /Did you mean 'fact'\?/,
    },
    {
      what: 'a condition that is a text',
      edits: [[/("id": "done"[^}]*"when": )\{[^}]*\}/, '$1"hasPix"']],
      says: /blocks\[done\]\.when is "hasPix", but has to be an object|none of the forms/,
    },
    {
      what: 'a fact compared with true in quotes',
      edits: [['"is": false', '"is": "false"']],
      rule: 'when-value',
      says: /'hasPix' is never "false".*Write false, without quotes/,
    },
    {
      what: 'one id for two blocks',
      edits: [['"id": "done"', '"id": "code"']],
      rule: 'duplicate-id',
      says: /"code" stands in this list already, in line \d+/,
    },
  ]),
  ...slipsIn({ file: SUCCESS }, [
    {
      what: 'an option of another block',
      edits: [['"block": "success-icon",', '"block": "success-icon",\n      "image": "icon.svg",']],
      rule: 'unknown-key',
      says: /'image' is not a key of blocks\[icon\]/,
    },
    {
      what: 'a fact compared with a value that it cannot have',
      edits: [['"is": "pending"', '"is": "pendente"']],
      rule: 'when-value',
      says: /'outcome' is never "pendente".*Values: "approved", "pending"/,
    },
  ]),
  {
    what: 'an address of a video host that names no video',
    file: VIDEO,
    edits: [['/watch?v=exemplo-001', '/@canal']],
    rule: 'video-source',
    says: /'https:\/\/www\.youtube\.com\/@canal' names no video\./,
  },
  {
    what: 'a block without an id',
    file: 'brands/wup-mz/screens/lead.json',
    edits: [['"id": "form",', '']],
    rule: 'missing-key',
    on: '    {',
    says: /'id' is missing in blocks\[0\]/,
  },
  ...slipsIn({ file: PAYMENT, rule: 'value' }, [
    {
      what: 'a text key that only one brand has',
      edits: [['"payment.title"', '"payment.card.title"']],
      rule: 'text-key',
      says: /This concerns aprovatotal-esquadrao-elite, .* and \d+ more/,
    },
    {
      what: 'a form without a button',
      edits: [['"submit": "payment.submit",', '']],
      rule: 'form-button',
      on: /\{\s*"id": "form"/,
      says: /no button\..*Say its text with "submit"/,
    },
    {
      what: 'an action that is none',
      edits: [['"action": "pay"', '"action": "payCard"']],
      says: /"payCard" is not a value of blocks\[form\]\.action\. Values: createLead, pay, payBoleto, payPix|Did you mean/,
    },
    {
      what: 'a step number taken from nowhere',
      edits: [['"payment.currentStep"', '"payment.curentStep"']],
      says: /Did you mean 'payment\.currentStep'\?/,
    },
  ]),
  ...slipsIn({ file: MZ, rule: 'merge-id' }, [
    {
      what: 'a page without a button',
      edits: [[/ *"submit": "payment.card.submit",\n/, '']],
      rule: 'missing-key',
      on: /\{\s*"id": "card"/,
      says: /'submit' is missing in blocks\[form\]\.pages\[card\]/,
    },
    {
      what: 'a page that names a missing field',
      edits: [['"cardCVV",\n', '"cardCvc",\n']],
      rule: 'form-field',
      says: /no field 'cardCvc' to show on this page\. Did you mean 'cardCVV'\?/,
    },
    {
      what: 'a required field on no page',
      edits: [[/"cardExpireDate",\s*"cardCVV",/, '"cardExpireDate",']],
      rule: 'page-coverage',
      on: '"pages"',
      says: /No page shows 'cardCVV', which the form requires/,
    },
    {
      what: 'a block placed behind one that is not there',
      edits: [
        ['"trial": "payment.billing"', '"trial": "payment.billing",\n      "after": "titel"'],
      ],
      on: '"after"',
      says: /no 'titel' to stand behind\. Did you mean 'title'\?/,
    },
    {
      what: 'a block removed that is not there',
      edits: [['"blocks": [', '"blocks": [\n    { "id": "safety", "$remove": true },']],
      says: /no 'safety' to remove\. (Did you mean 'safe'|Ids)/,
    },
    {
      what: 'one id for two pages',
      edits: [['"id": "address"', '"id": "card"']],
      rule: 'duplicate-id',
      says: /"card" stands in this list already/,
    },
  ]),
  {
    what: 'no blocks',
    file: 'brands/base/screens/generic-error.json',
    content: '{ "$schema": "../../../schemas/brand/screen.schema.json", "blocks": [] }',
    rule: 'value',
    says: /blocks is empty/,
  },
  ...slipsIn({ file: 'brands/base/screens/upsell-payment.json', rule: 'screen-extends' }, [
    {
      what: 'a screen that extends one which is not there',
      edits: [['"payment/upsell"', '"payment/upsel"']],
      says: /There is no screen 'payment\/upsel' to extend\. Did you mean 'payment\/upsell'\?/,
    },
    {
      what: 'a screen that extends itself',
      edits: [['"payment/upsell"', '"upsell-payment"']],
      says: /in a circle: upsell-payment → upsell-payment/,
    },
  ]),
  {
    what: 'a screen under a name that is no template',
    file: 'brands/wup/screens/leed.json',
    content:
      '{ "$schema": "../../../schemas/brand/screen.schema.json", "blocks": [{ "id": "a", "block": "heading", "text": "lead.title" }] }',
    rule: 'template',
    says: /screens\/leed\.json names no template\. Did you mean 'lead'\?/,
  },
];
