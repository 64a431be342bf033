import { expect, test } from 'vitest';
import { reportsOf, withSteps } from '../rule-test-kit.ts';
import { rule } from './screen-unused.ts';

const NOTE = { blocks: [{ id: 'note', block: 'text', text: 'lead.intro' }] };
const TITLE = { blocks: [{ id: 'title', block: 'heading', text: 'lead.title' }] };
const brand = (templateId: string, more: object = {}) => ({
  'base/brand.json': {},
  'base/screens/video.json': TITLE,
  'alfa/brand.json': { extends: 'base' },
  ...withSteps({ id: 'one', templateId }),
  ...more,
});

test('a brand adds a block to a screen that none of its flows has', () => {
  expect(reportsOf(rule, brand('lead', { 'alfa/screens/video.json': NOTE }))).toEqual([
    "alfa/screens/video.json blocks[note].id: No flow has a step with the template 'video', so that nobody sees the block 'note'. Add such a step to flows.json, or delete this file.",
  ]);
});

test.each([
  ['a step shows it', brand('video', { 'alfa/screens/video.json': NOTE })],
  ['a link leads to it', brand('lead', { 'alfa/screens/recovery/[id].json': NOTE })],
  ['it changes what is there', brand('lead', { 'alfa/screens/video.json': TITLE })],
  [
    'a screen of a step begins as it',
    brand('md', {
      'alfa/screens/video.json': NOTE,
      'alfa/screens/md.json': { extends: 'video', ...TITLE },
    }),
  ],
  [
    'a brand of the family has the step',
    {
      'base/brand.json': {},
      'families/tour/brand.json': { extends: 'base' },
      'families/tour/screens/video.json': NOTE,
      'alfa/brand.json': { extends: 'families/tour' },
      ...withSteps({ id: 'one', templateId: 'video' }),
    },
  ],
  ['the library of all brands', { 'base/screens/md.json': NOTE, ...brand('lead') }],
])('nothing is said where %s', (_, files) => {
  expect(reportsOf(rule, files)).toEqual([]);
});
