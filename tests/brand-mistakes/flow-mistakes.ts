import { slipsIn, type Mistake } from './mistake.ts';

const FLOWS = 'brands/base/flows.json';
const EXTENDED = 'brands/ms/flows.json';

/** Slips in flows. */
export const flowMistakes: readonly Mistake[] = [
  ...slipsIn({ file: FLOWS, rule: 'next-step' }, [
    {
      what: 'a next step misspelt',
      edits: [['"defaultNextStepId": "payment"', '"defaultNextStepId": "paymet"']],
      says: /flow 'default' has no step 'paymet'\..* Did you mean 'payment'\?/,
    },
    {
      what: 'the step of an outcome misspelt',
      edits: [
        [
          '"defaultNextStepId": "success"',
          '"defaultNextStepId": "success",\n          "outcomes": { "pending": "sucess" }',
        ],
      ],
      on: '"sucess"',
      says: /no step 'sucess'\. Way: lead → payment → sucess\. Did you mean 'success'\?/,
    },
    {
      what: 'an outcome that leads nowhere',
      edits: [
        [
          '"defaultNextStepId": "success"',
          '"defaultNextStepId": "success",\n          "outcomes": { "paid": "lead" }',
        ],
      ],
      rule: 'unknown-key',
      on: '"paid"',
      says: /'paid' is not a key of flows\[default\]\.steps\[payment\]\.outcomes\. Keys: continue, /,
    },
    {
      what: 'a template that is none',
      edits: [['"templateId": "payment"', '"templateId": "paymnt"']],
      rule: 'template',
      says: /no template 'paymnt'\. Did you mean 'payment'\?/,
    },
    {
      what: 'a template that has no screen',
      edits: [['"templateId": "payment"', '"templateId": "md"']],
      without: ['brands/base/screens/md.json'],
      rule: 'missing-screen',
      says: /No screen is declared for 'md'\. Add screens\/md\.json/,
    },
    {
      what: 'a step that says where its number stands',
      edits: [
        [
          '"templateId": "payment",',
          '"templateId": "payment",\n          "stepNumber": "payment.currentStep",',
        ],
      ],
      rule: 'type',
      says: /has to be a whole number/,
    },
  ]),
  ...slipsIn({ file: EXTENDED, rule: 'duplicate-id' }, [
    {
      what: 'one id for two steps',
      edits: [
        ['"id": "payment"', '"id": "lead"'],
        ['"defaultNextStepId": "payment"', '"defaultNextStepId": "lead"'],
      ],
      on: /"id": "lead", "templateId": "payment"/,
      says: /"lead" stands in this list already, in line \d+/,
    },
    {
      what: 'one id for two flows',
      edits: [
        [
          ']\n    }',
          ']\n    },\n    { "id": "extended", "steps": [{ "id": "lead", "templateId": "lead" }] }',
        ],
      ],
      on: '"id": "extended", "steps"',
      says: /"extended" stands in this list already/,
    },
    {
      what: 'a step placed behind one that is not there',
      edits: [
        ['"id": "extended"', '"id": "default"'],
        ['{ "id": "payment",', '{ "id": "payment", "after": "leads",'],
      ],
      rule: 'merge-id',
      on: '"leads"',
      says: /no 'leads' to stand behind\. Did you mean 'lead'\?/,
    },
    {
      what: 'a flow without steps',
      edits: [[/"steps": \[[^]*\]\s*\}\s*\]/, '"steps": [] } ]']],
      rule: 'value',
      says: /flows\[extended\]\.steps is empty/,
    },
    {
      what: 'a single route without brackets',
      edits: [[/"route": \["(\w+)"\]/, '"route": "$1"']],
      rule: 'type',
      says: /flows\[extended\]\.choose\.route is "\w+", but has to be a list/,
    },
  ]),
];
