import { expect, test } from 'vitest';
import { reportsOf, withScreen } from '../rule-test-kit.ts';

const heading = { id: 'title', block: 'heading', text: 'a.b' };
const next = { id: 'next', block: 'next', text: 'a.b' };

const side = (id: string, block = 'text') => ({ id, block, column: 'side' });

test.each([
  ['in one run', [heading, side('a'), side('b'), next], []],
  ['alone at large widths', [{ ...side('a'), column: 'side-only' }, heading, side('b')], []],
  ['alone at large widths, below', [side('b'), heading, { ...side('a'), column: 'side-only' }], []],
  ['a form', [heading, side('f', 'form')], [/form 'f' cannot/]],
  ['a price beside the form', [heading, side('p', 'order-summary')], []],
  [
    'a price that phones do not draw',
    [heading, { ...side('p', 'order-summary'), column: 'side-only' }],
    [/Phones do not draw the block 'p' \(order-summary\)/],
  ],
])('the second column: %s', (_, blocks, expected) => {
  const found = reportsOf('side-column', withScreen('lead', ...blocks));
  expect(found).toHaveLength(expected.length);
  expected.forEach((pattern, at) => expect(found[at]).toMatch(pattern));
});
