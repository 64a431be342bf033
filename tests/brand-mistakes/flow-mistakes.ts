import type { Mistake } from './mistake.ts';

const FLOWS = 'brands/base/flows.json';
const PIX_FLOW = 'brands/families/exam-prep/flows.json';

/** Slips in flows. */
export const flowMistakes: readonly Mistake[] = [
  {
    what: 'a next step misspelt',
    file: FLOWS,
    edits: [['"defaultNextStepId": "payment"', '"defaultNextStepId": "paymet"']],
    rule: 'next-step',
    on: '"paymet"',
    says: /flow 'default' has no step 'paymet'\. Did you mean 'payment'\?/,
  },
  {
    what: 'the step of an outcome misspelt',
    file: FLOWS,
    edits: [
      [
        '"defaultNextStepId": "success"',
        '"defaultNextStepId": "success",\n          "outcomes": { "pending": "sucess" }',
      ],
    ],
    rule: 'next-step',
    on: '"sucess"',
    says: /no step 'sucess'\. Did you mean 'success'\?/,
  },
  {
    what: 'an outcome that leads nowhere',
    file: FLOWS,
    edits: [
      [
        '"defaultNextStepId": "success"',
        '"defaultNextStepId": "success",\n          "outcomes": { "refused": "lead" }',
      ],
    ],
    rule: 'unknown-key',
    on: '"refused"',
    says: /'refused' is not a key of flows\[default\]\.steps\[payment\]\.outcomes\. Keys: continue, approved, pending/,
  },
  {
    what: 'a template that is none',
    file: FLOWS,
    edits: [['"templateId": "payment"', '"templateId": "paymnt"']],
    rule: 'template',
    on: '"paymnt"',
    says: /no template 'paymnt'\. Did you mean 'payment'\?/,
  },
  {
    what: 'a template that has no screen',
    file: FLOWS,
    edits: [['"templateId": "payment"', '"templateId": "presentation"']],
    rule: 'missing-screen',
    on: '"presentation"',
    says: /No screen is declared for 'presentation'\. Add screens\/presentation\.json/,
  },
  {
    what: 'one id for two steps',
    file: PIX_FLOW,
    edits: [
      ['"id": "success",', '"id": "pix",'],
      ['"defaultNextStepId": "success"', '"defaultNextStepId": "pix"'],
    ],
    rule: 'duplicate-id',
    on: /"id": "pix",\s*"templateId": "success"/,
    says: /"pix" stands in this list already, in line \d+/,
  },
  {
    what: 'one id for two flows',
    file: PIX_FLOW,
    edits: [
      [
        '"flows": [',
        '"flows": [\n    { "id": "pix", "steps": [{ "id": "lead", "templateId": "lead" }] },',
      ],
    ],
    rule: 'duplicate-id',
    on: /"id": "pix",\s*"steps": \[\s*\{\s*"id": "lead",\s*"templateId": "lead",\s*"def/,
    says: /"pix" stands in this list already/,
  },
  {
    what: 'a step placed behind one that is not there',
    file: PIX_FLOW,
    edits: [
      ['"id": "pix",\n      "steps"', '"id": "default",\n      "steps"'],
      ['"id": "pix",', '"id": "pix",\n          "after": "leads",'],
    ],
    rule: 'merge-id',
    on: '"leads"',
    says: /no 'leads' to stand behind\. Did you mean 'lead'\?/,
  },
  {
    what: 'a flow without steps',
    file: PIX_FLOW,
    edits: [[/"steps": \[[^]*\]\s*\}\s*\]/, '"steps": [] } ]']],
    rule: 'value',
    on: '"steps": []',
    says: /flows\[pix\]\.steps is empty/,
  },
  {
    what: 'a step that says where its number stands',
    file: FLOWS,
    edits: [
      [
        '"templateId": "payment",',
        '"templateId": "payment",\n          "stepNumber": "payment.currentStep",',
      ],
    ],
    rule: 'type',
    on: '"stepNumber"',
    says: /has to be a whole number/,
  },
  {
    what: 'a single route without brackets',
    file: PIX_FLOW,
    edits: [['"id": "pix",', '"id": "pix",\n      "choose": { "route": "pix" },']],
    rule: 'type',
    on: '"choose"',
    says: /flows\[pix\]\.choose\.route is "pix", but has to be a list/,
  },
];
