import { expect, test } from 'vitest';
import { comparedFlows, type DiagramFlow } from './diagram-flow.ts';
import { flowDiagram } from './flow-diagram.ts';
import { flowMermaid } from './flow-mermaid.ts';

const step = (id: string, numbers = '') => ({ id, templateId: id, numbers });

const before: DiagramFlow = {
  id: 'default',
  steps: [step('lead', '1'), step('payment', '2, 3'), step('success')],
  ways: [
    { from: 'lead', to: 'payment', outcome: '' },
    { from: 'payment', to: 'lead', outcome: 'refused' },
    { from: 'payment', to: 'success', outcome: '' },
  ],
};
const after: DiagramFlow = {
  ...before,
  steps: [step('lead', '1'), step('video'), step('payment', '3'), step('success')],
  ways: [
    { from: 'lead', to: 'video', outcome: '' },
    { from: 'video', to: 'payment', outcome: '' },
    ...before.ways.slice(1),
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

test('a way to nowhere says so', () => {
  const broken = { ...before, ways: [{ from: 'lead', to: 'paymnet', outcome: '' }] };
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
  expect(compared.before!.ways.map(({ mark }) => mark)).toEqual(['removed', undefined, undefined]);
  expect(flowMermaid(compared.after!)).toContain('style s1 stroke:#1a7f37');
  expect(flowDiagram(compared.after!, { title: 'x' }).match(/data-mark="added"/g)).toHaveLength(3);
});

test('a flow that is new, and one that goes', () => {
  expect(comparedFlows(undefined, after).after!.steps.every(({ mark }) => mark === 'added')).toBe(
    true,
  );
  expect(
    comparedFlows(before, undefined).before!.ways.every(({ mark }) => mark === 'removed'),
  ).toBe(true);
});

test('Mermaid takes no harm from signs of its own', () => {
  const odd = { id: 'x', steps: [step('a"|b')], ways: [] };
  expect(flowMermaid(odd)).toContain('a#34;#124;b');
});
