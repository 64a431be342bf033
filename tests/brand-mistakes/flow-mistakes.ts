import { slipsIn, type Mistake } from './mistake.ts';

const FLOWS = 'brands/base/flows.json';
const EXTENDED = 'brands/ms/flows.json';

/** Slips in flows. */
export const flowMistakes: readonly Mistake[] = [
  ...slipsIn(FLOWS, 'next-step', {
    'a next step misspelt': [
      '"defaultNextStepId": "payment" → "defaultNextStepId": "paymet"',
      /flow 'default' has no step 'paymet'\..* Did you mean 'payment'\?/,
    ],
    'the step of an outcome misspelt': [
      [
        '"defaultNextStepId": "success"',
        '"defaultNextStepId": "success",\n          "outcomes": { "pending": "sucess" }',
      ],
      /no step 'sucess'\. Way: lead → payment → sucess\. Did you mean 'success'\?/,
      { on: '"sucess"' },
    ],
    'an outcome that leads nowhere': [
      [
        '"defaultNextStepId": "success"',
        '"defaultNextStepId": "success",\n          "outcomes": { "paid": "lead" }',
      ],
      /'paid' is not a key of flows\[default\]\.steps\[payment\]\.outcomes\. Keys: continue, /,
      { rule: 'unknown-key', on: '"paid"' },
    ],
    'a template that is none': [
      '"templateId": "payment" → "templateId": "paymnt"',
      /no template 'paymnt'\. Did you mean 'payment'\?/,
      { rule: 'template' },
    ],
    'a template that has no screen': [
      '"templateId": "payment" → "templateId": "md"',
      /No screen is declared for 'md'\. Add screens\/md\.json/,
      { without: ['brands/base/screens/md.json'], rule: 'missing-screen' },
    ],
    'a step that says where its number stands': [
      '"templateId": "payment", → "templateId": "payment",\n          "stepNumber": "payment.currentStep",',
      /has to be a whole number/,
      { rule: 'type' },
    ],
  }),
  ...slipsIn(EXTENDED, 'duplicate-id', {
    'one id for two steps': {
      edits: [
        '"id": "payment" → "id": "lead"',
        '"defaultNextStepId": "payment" → "defaultNextStepId": "lead"',
      ],
      on: /"id": "lead", "templateId": "payment"/,
      says: /"lead" stands in this list already, in line \d+/,
    },
    'one id for two flows': [
      ']\n    } → ]\n    },\n    { "id": "extended", "steps": [{ "id": "lead", "templateId": "lead" }] }',
      /"extended" stands in this list already/,
      { on: '"id": "extended", "steps"' },
    ],
    'a step placed behind one that is not there': {
      edits: [
        '"id": "extended" → "id": "default"',
        '{ "id": "payment", → { "id": "payment", "after": "leads",',
      ],
      rule: 'merge-id',
      on: '"leads"',
      says: /no 'leads' to stand behind\. Did you mean 'lead'\?/,
    },
    'a flow without steps': [
      [/"steps": \[[^]*\]\s*\}\s*\]/, '"steps": [] } ]'],
      /flows\[extended\]\.steps is empty/,
      { rule: 'value' },
    ],
    'a single route without brackets': [
      [/"route": \["(\w+)"\]/, '"route": "$1"'],
      /flows\[extended\]\.choose\.route is "\w+", but has to be a list/,
      { rule: 'type' },
    ],
  }),
];
