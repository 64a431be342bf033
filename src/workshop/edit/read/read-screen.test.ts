import { expect, test } from 'vitest';
import { sourcesWith, step } from '../build/build-test-kit.ts';
import { inherit } from '../../../brand/inherit/inherit.ts';
import { parseSources } from '../../../brand/parse/brand-files.ts';
import { readFlows } from './read-flows.ts';
import { readScreen } from './read-screen.ts';

const lead = (blocks: object[]) => ({ 'brands/alfa/screens/lead': { blocks } });
const form = (rest: object) => ({ id: 'form', block: 'form', ...rest });
const flowsOf = (own: Record<string, object>) => {
  const parsed = parseSources(sourcesWith(own));
  return readFlows(parsed, inherit(parsed.folders.get('alfa')!, parsed).merged!);
};
const formOf = (own: Record<string, object> = {}) =>
  readScreen(sourcesWith(own), 'alfa', 'lead').blocks.find(({ id }) => id === 'form')!.fields!;

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
  const fields = formOf(
    lead([
      form({
        ui: { 'ui:order': ['phone', '*'] },
        schema: {
          if: { properties: { name: { const: 'Ana' } } },
          then: { properties: { city: { $ref: 'fields/city' } } },
        },
      }),
    ]),
  );
  expect(fields.map(({ name, isConditional }) => [name, isConditional])).toEqual([
    ['phone', false],
    ['name', false],
    ['email', false],
    ['city', true],
  ]);
});

const defaultFlow = (own: Record<string, object>) =>
  flowsOf(own).flows.find(({ id }) => id === 'default')!.steps;

test('what the checks find is marked on the steps of a flow', () => {
  const steps = defaultFlow({
    'brands/alfa/flows': {
      flows: [
        {
          id: 'default',
          steps: [
            { id: 'lead', defaultNextStepId: 'video' },
            { ...step('video', 'presentation'), after: 'lead' },
            { ...step('presentation', 'video'), after: 'video' },
          ],
        },
      ],
    },
  });
  const marks = steps.map(({ id, isInCircle, isUnreachable }) => [id, isInCircle, isUnreachable]);
  expect(marks).toEqual([
    ['lead', false, false],
    ['video', true, false],
    ['presentation', true, false],
    ['payment', false, true],
    ['success', false, true],
  ]);
});

test('a new step may show each screen of the brand', () => {
  expect(flowsOf({}).templates).toEqual(['lead', 'payment', 'payment/[id]']);
});
