import { slipsIn, type Mistake } from './mistake.ts';

const FLOWS = 'brands/base/flows.json';
const EXTENDED = 'brands/ms/flows.json';

/** Slips in flows. */
export const flowMistakes: readonly Mistake[] = [
  ...slipsIn(FLOWS, 'next-step', {
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
