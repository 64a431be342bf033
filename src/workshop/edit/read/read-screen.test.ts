import { expect, test } from 'vitest';
import { sourcesWith, step } from '../build/build-test-kit.ts';
import { inherit } from '../../../brand/inherit/inherit.ts';
import { parseSources } from '../../../brand/parse/brand-files.ts';
import { readFlows } from './read-flows.ts';
import { readScreen } from './read-screen.ts';

const lead = (blocks: object[]) => ({ 'brands/alfa/screens/lead': { blocks } });
const flowsOf = (own: Record<string, object>) => {
  const parsed = parseSources(sourcesWith(own));
  return readFlows(parsed, inherit(parsed.folders.get('alfa')!, parsed).merged!);
};

test('blocks stand in their order, each with its first text and its owner', () => {
  const quote = { id: 'quote', block: 'testimonial', after: 'title', quote: 'lead.intro' };
  const { blocks } = readScreen(sourcesWith(lead([quote])), 'alfa', 'lead');
  expect(blocks.map(({ id, text, from, isChanged }) => [id, text, from, isChanged])).toEqual([
    ['title', 'Olá', 'base', false],
    ['quote', 'Comece', 'alfa', true],
    ['intro', 'Comece', 'base', false],
    ['form', 'Ir', 'base', false],
  ]);
});

test('fields follow the written order; one of a branch is said to be conditional', () => {
  const schema = {
    if: { properties: { name: { const: 'Ana' } } },
    then: { properties: { city: { $ref: 'fields/city' } } },
  };
  const own = { id: 'form', block: 'form', ui: { 'ui:order': ['phone', '*'] }, schema };
  const { blocks } = readScreen(sourcesWith(lead([own])), 'alfa', 'lead');
  const fields = blocks.find(({ id }) => id === 'form')!.fields!;
  expect(fields.map(({ name }) => name)).toEqual(['phone', 'name', 'email', 'city']);
  expect(fields.flatMap((one) => (one.isConditional ? one.name : []))).toEqual(['city']);
});

test('what the checks find is marked on the steps of a flow', () => {
  const own = [
    { id: 'lead', defaultNextStepId: 'video' },
    { ...step('video', 'presentation'), after: 'lead' },
    { ...step('presentation', 'video'), after: 'video' },
  ];
  const { flows } = flowsOf({ 'brands/alfa/flows': { flows: [{ id: 'default', steps: own }] } });
  const { steps } = flows.find(({ id }) => id === 'default')!;
  const marked = (mark: 'isInCircle' | 'isUnreachable') =>
    steps.flatMap((one) => (one[mark] ? one.id : []));
  expect(marked('isInCircle')).toEqual(['video', 'presentation']);
  expect(marked('isUnreachable')).toEqual(['payment', 'success']);
});

test('a new step may show each screen of the brand', () => {
  expect(flowsOf({}).templates).toEqual(['lead', 'payment', 'payment/[id]']);
});
