import { expect, test } from 'vitest';
import type { DiagramFlow } from './diagram-flow.ts';
import { flowMermaid } from './flow-mermaid.ts';

const step = (id: string, numbers = '') => ({ id, templateId: id, numbers });

const before: DiagramFlow = {
  id: 'default',
  steps: [step('lead', '1'), step('payment', '2, 3'), step('success')],
  transitions: [
    { from: 'lead', to: 'payment', outcome: '' },
    { from: 'payment', to: 'lead', outcome: 'refused' },
    { from: 'payment', to: 'success', outcome: '' },
  ],
};
test('Mermaid takes no harm from signs of its own', () => {
  const odd = { id: 'x', steps: [step('a"|b')], transitions: [] };
  expect(flowMermaid(odd)).toContain('a#34;#124;b');
});

test('colours and dashes show what was added, removed and changed', () => {
  const marks = ['added', 'removed', 'changed'] as const;
  const marked: DiagramFlow = {
    id: 'f',
    steps: [...marks.map((mark) => ({ ...step(mark), mark })), step('same')],
    transitions: marks.map((mark) => ({ from: 'same', to: mark, outcome: '', mark })),
  };
  const mermaid = flowMermaid(marked).split('\n');
  expect(mermaid).toEqual([
    'flowchart LR',
    '  s0["added<br>/added"]',
    '  s1["removed<br>/removed"]',
    '  s2["changed<br>/changed"]',
    '  s3["same<br>/same"]',
    '  s3 ==> s0',
    '  s3 -.-> s1',
    '  s3 --> s2',
    expect.stringMatching(/^ {2}style s0 stroke:#1a7f37/),
    expect.stringMatching(/^ {2}style s1 stroke:#cf222e.*dash/),
    expect.stringMatching(/^ {2}style s2 stroke:#9a6700/),
  ]);
});

test('Mermaid names numbers, outcomes and steps that are not there', () => {
  const broken = {
    ...before,
    transitions: [...before.transitions, { from: 'lead', to: 'x', outcome: '' }],
  };
  expect(flowMermaid(broken).split('\n').slice(1)).toEqual([
    '  s0["(1) lead<br>/lead"]',
    '  s1["(2, 3) payment<br>/payment"]',
    '  s2["success<br>/success"]',
    '  m0["x: no such step"]',
    '  s0 --> s1',
    '  s1 -->|refused| s0',
    '  s1 --> s2',
    '  s0 --> m0',
  ]);
});
