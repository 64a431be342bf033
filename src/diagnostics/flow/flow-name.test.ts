import { expect, test } from 'vitest';
import { findingsOf, reportsOf, sourcesOf } from '../rule-test-kit.ts';
import { rule } from './flow-name.ts';

const STEPS = [
  { id: 'lead', templateId: 'lead', defaultNextStepId: 'payment' },
  { id: 'payment', templateId: 'payment', defaultNextStepId: 'success' },
  { id: 'success', templateId: 'success' },
];
const flows = (...names: string[]) => ({ flows: names.map((id) => ({ id, steps: STEPS })) });
/** A child that leads its buyers elsewhere in one flow. */
const changing = (id: string) => ({
  flows: [{ id, steps: [{ id: 'lead', defaultNextStepId: 'success' }] }],
});

test('the flow that every link gets has been taken away', () => {
  const files = {
    'base/flows.json': flows('default', 'pix'),
    'base/brand.json': {},
    'alfa/brand.json': { extends: 'base' },
    'alfa/flows.json': { flows: [{ id: 'default', $remove: true }] },
  };
  expect(reportsOf(rule, files)).toEqual([
    "alfa/flows.json flows[default].id: There is no flow 'default', which every link gets that asks for no other. Keep it, and change its steps instead.",
  ]);
});

test('no flow is called as every link asks for', () => {
  expect(reportsOf(rule, { 'alfa/flows.json': flows('tour') })).toEqual([
    `alfa/flows.json flows[tour].id: There is no flow 'default', which every link gets that asks for no other. Call the flow of most buyers "default".`,
  ]);
});

const FAMILY = {
  'base/brand.json': {},
  'alfa/brand.json': { extends: 'base' },
  'alfa/flows.json': changing('pix'),
  'beta/brand.json': { extends: 'base' },
  'beta/flows.json': { flows: [{ id: 'pix', $remove: true }] },
};

test('a flow that was renamed is reported where that was done, and covers what follows', () => {
  const sources = sourcesOf({ ...FAMILY, 'base/flows.json': flows('default', 'instant') });
  const [found, ...others] = findingsOf(rule, sources);
  expect(others).toEqual([]);
  expect(found).toMatchObject({
    file: 'brands/base/flows.json',
    message:
      "No flow is called 'pix' here, but brands/alfa, brands/beta change it. This one, 'instant', has their steps.",
    suggestion: "Call it 'pix', or rename it there as well.",
  });
  const covered = found!.covers!.map(({ file }) => file);
  expect(new Set(covered)).toEqual(
    new Set(['base', 'alfa', 'beta'].map((name) => `brands/${name}/flows.json`)),
  );
});

test.each([
  ['the flow is there', flows('default', 'pix')],
  ['no other flow has the steps', flows('default')],
])('nothing was renamed: %s', (_, base) => {
  expect(findingsOf(rule, sourcesOf({ ...FAMILY, 'base/flows.json': base }))).toEqual([]);
});
