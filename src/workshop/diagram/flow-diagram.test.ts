import { expect, test } from 'vitest';
import { comparedFlows, type DiagramFlow } from './diagram-flow.ts';
import { flowDiagram } from './flow-diagram.ts';
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
const after: DiagramFlow = {
  ...before,
  steps: [step('lead', '1'), step('video'), step('payment', '3'), step('success')],
  transitions: [
    { from: 'lead', to: 'video', outcome: '' },
    { from: 'video', to: 'payment', outcome: '' },
    ...before.transitions.slice(1),
  ],
};

test('a picture has every step with its number and screen, and every outcome', () => {
  const picture = flowDiagram(before, { title: 'How <one> buys', hrefOf: ({ id }) => `#${id}` });
  expect(picture).toContain('<title>How &lt;one&gt; buys</title>');
  for (const word of ['lead', '/payment', '2, 3', 'refused']) {
    expect(picture).toContain(`>${word}</text>`);
  }
  expect(picture.match(/<a href="#\w+">/g)).toHaveLength(3);
});

test('what the checks find is drawn in: dashes where nobody comes, red where nobody gets on', () => {
  const [lead, payment, success] = before.steps;
  const steps = [
    lead!,
    { ...payment!, mark: 'unreachable' as const },
    { ...success!, mark: 'endless' as const },
  ];
  const picture = flowDiagram({ ...before, steps }, { title: 'x' });
  expect(picture).toMatch(/data-step="payment" data-mark="unreachable"><rect[^>]*stroke-dasharray/);
  expect(picture).toMatch(/data-step="success" data-mark="endless"><rect[^>]*diagram-removed/);
  expect(picture).not.toMatch(/data-step="lead" data-mark/);
});

test('a transition to nowhere says so', () => {
  const broken = { ...before, transitions: [{ from: 'lead', to: 'paymnet', outcome: '' }] };
  expect(flowDiagram(broken, { title: 'x' })).toContain('>no such step</text>');
  expect(flowMermaid(broken)).toContain('paymnet: no such step');
});

test('two versions: what came, what went and what changed is marked, and nothing else', () => {
  const compared = comparedFlows(before, after);
  expect(compared.after!.steps.map(({ mark }) => mark)).toEqual([
    undefined,
    'added',
    'changed',
    undefined,
  ]);
  expect(compared.before!.transitions.map(({ mark }) => mark)).toEqual([
    'removed',
    undefined,
    undefined,
  ]);
  expect(flowMermaid(compared.after!)).toContain('style s1 stroke:#1a7f37');
  expect(flowDiagram(compared.after!, { title: 'x' }).match(/data-mark="added"/g)).toHaveLength(3);
});

test('a flow that is new, and one that goes', () => {
  expect(comparedFlows(undefined, after).after!.steps.every(({ mark }) => mark === 'added')).toBe(
    true,
  );
  expect(
    comparedFlows(before, undefined).before!.transitions.every(({ mark }) => mark === 'removed'),
  ).toBe(true);
});

test('Mermaid takes no harm from signs of its own', () => {
  const odd = { id: 'x', steps: [step('a"|b')], transitions: [] };
  expect(flowMermaid(odd)).toContain('a#34;#124;b');
});

const attribute = (svg: string, name: string) =>
  [...svg.matchAll(new RegExp(`${name}="([^"]*)"`, 'g'))].map(([, value]) => value);

test('colours and dashes show what was added, removed and changed', () => {
  const marks = ['added', 'removed', 'changed'] as const;
  const marked: DiagramFlow = {
    id: 'f',
    steps: [...marks.map((mark) => ({ ...step(mark), mark })), step('same')],
    transitions: marks.map((mark) => ({ from: 'same', to: mark, outcome: '', mark })),
  };
  const svg = flowDiagram(marked, { title: 'x' });
  expect(attribute(svg, 'data-mark')).toEqual([...marks, ...marks]);
  expect(svg.match(/stroke-dasharray/g)).toHaveLength(2);
  for (const mark of marks) expect(svg).toContain(`stroke="var(--diagram-${mark}, `);
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

test('without links a diagram is an image, with them a group', () => {
  expect(flowDiagram(before, { title: 'x' })).toContain('role="img"');
  const linked = flowDiagram(before, { title: 'x', hrefOf: () => '?a=1&b="2"' });
  expect(linked).toContain('role="group"');
  expect(linked).toContain('href="?a=1&amp;b=&quot;2&quot;"');
  const some = flowDiagram(before, {
    title: 'x',
    hrefOf: ({ id }) => (id === 'lead' ? '#' : undefined),
  });
  expect(some.match(/<a /g)).toHaveLength(1);
});

test('boxes stand from left to right, wide enough for their words, within the picture', () => {
  const long = { ...step('a'.repeat(40)), numbers: '2, 3' };
  const wide: DiagramFlow = {
    id: 'f',
    steps: [step('a'), long],
    transitions: [{ from: 'a', to: long.id, outcome: 'x' }],
  };
  const svg = flowDiagram(wide, { title: 'x' });
  const [small, large] = [
    ...svg.matchAll(/<rect x="([\d.]+)" y="[\d.]+" width="([\d.]+)" height="52"/g),
  ].map(([, x, width]) => ({ x: Number(x), width: Number(width) }));
  expect(small!.x + small!.width).toBeLessThan(large!.x);
  expect(small!.width).toBe(96);
  expect(large!.width).toBeGreaterThan(40 * 7);
  expect(Number(attribute(svg, 'width')[0])).toBeGreaterThanOrEqual(large!.x + large!.width);
});

test('a step without a number begins with its words', () => {
  const svg = (numbers: string) =>
    flowDiagram({ id: 'f', steps: [step('a', numbers)], transitions: [] }, { title: 'x' });
  const left = (picture: string) => Number(/<rect x="([\d.]+)"/.exec(picture)![1]);
  const words = (picture: string) => Number(/<text x="([\d.]+)"[^>]*>a</.exec(picture)![1]);
  expect(words(svg('')) - left(svg(''))).toBe(12);
  expect(words(svg('1')) - left(svg('1'))).toBeGreaterThan(12 + 24);
});
