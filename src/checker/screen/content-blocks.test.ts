import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportsOf } from '../rule-test-kit.ts';
import { rule as countdownPast } from './countdown-past.ts';
import { rule as presentationContent } from './presentation-content.ts';
import { rule as sideColumn } from './side-column.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2030, 0, 1), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const screen = (...blocks: object[]) => ({ blocks });
const heading = { id: 'title', block: 'heading', text: 'a.b' };
const next = { id: 'next', block: 'next', text: 'a.b' };
const text = { id: 'text', block: 'text', text: 'a.b' };

test.each([
  ['presentation', [heading, text, next], true],
  ['md', [heading, next], true],
  ['lead', [heading, text, next], false],
  ['presentation', [heading, { id: 'list', block: 'benefits', items: 'a.b' }, next], false],
  ['md', [heading, { id: 'text', block: 'rich-text', text: 'a.b' }], false],
] as const)('%s with %j shows nothing: %s', (template, blocks, isReported) => {
  const files = { [`alfa/screens/${template}.json`]: screen(...blocks) };
  expect(presentationContent.severity).toBe('warning');
  expect(reportsOf(presentationContent, files)).toHaveLength(isReported ? 1 : 0);
});

test.each([
  ['2029-12-31T23:59:59Z', true],
  ['2030-01-01T00:00:00Z', true],
  ['2030-02-31T99:00:00Z', true],
  ['2029-12-31T23:59:59-03:00', false],
])('a countdown to %s draws nothing: %s', (until, isReported) => {
  const files = { 'alfa/screens/lead.json': screen({ id: 'c', block: 'countdown', until }) };
  expect(countdownPast.severity).toBe('warning');
  expect(reportsOf(countdownPast, files)).toHaveLength(isReported ? 1 : 0);
});

const side = (id: string, block = 'text') => ({ id, block, column: 'side' });

test.each([
  ['in one run', [heading, side('a'), side('b'), next], []],
  ['apart', [side('a'), heading, side('b')], [/'b' stands apart/]],
  ['alone at large widths', [{ ...side('a'), column: 'side-only' }, heading, side('b')], []],
  ['alone at large widths, below', [side('b'), heading, { ...side('a'), column: 'side-only' }], []],
  ['a form', [heading, side('f', 'form')], [/form 'f' of the screen 'lead' cannot/]],
  ['a price beside the form', [heading, side('p', 'order-summary')], []],
  [
    'a price that phones do not draw',
    [heading, { ...side('p', 'order-summary'), column: 'side-only' }],
    [/Phones do not draw the block 'p' \(order-summary\)/],
  ],
])('the second column: %s', (_, blocks, expected) => {
  const found = reportsOf(sideColumn, { 'alfa/screens/lead.json': screen(...blocks) });
  expect(found).toHaveLength(expected.length);
  expected.forEach((pattern, at) => expect(found[at]).toMatch(pattern));
});
