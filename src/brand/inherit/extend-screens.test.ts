import { expect, test } from 'vitest';
import { nodeOf, shortly } from '../brand-test-kit.ts';
import { toValue } from '../parse/node.ts';
import type { Problem } from '../problem.ts';
import { extendScreens } from './extend-screens.ts';

function extended(files: Record<string, unknown>) {
  const screens = new Map(
    Object.entries(files).map(([name, screen]) => [name, nodeOf(screen, `screens/${name}.json`)]),
  );
  const problems: Problem[] = [];
  const whole = extendScreens([screens], problems);
  return {
    values: Object.fromEntries([...whole].map(([name, node]) => [name, toValue(node)])),
    messages: shortly(problems),
  };
}

test('a screen begins as the one that it extends', () => {
  const { values, messages } = extended({
    upgrade: { extends: 'payment', blocks: [{ id: 'b', text: 'own' }, { id: 'c' }] },
    payment: { stepNumber: 2, blocks: [{ id: 'a' }, { id: 'b', text: 'paid', icon: 1 }] },
  });
  expect(values.upgrade).toEqual({
    stepNumber: 2,
    blocks: [{ id: 'a' }, { id: 'b', text: 'own', icon: 1 }, { id: 'c' }],
  });
  expect(messages).toEqual([]);
});

test('one that takes its number away has none on the pages of its form either, unless it gives them anew', () => {
  const pages = [
    { id: 'card', stepNumber: 2, fields: ['a'] },
    { id: 'address', stepNumber: 3 },
  ];
  const payment = { stepNumber: 2, blocks: [{ id: 'title' }, { id: 'form', pages }] };
  const formOf = (own: object) => {
    const { values } = extended({ payment, upsell: { extends: 'payment', ...own } });
    return (values.upsell as unknown as typeof payment).blocks[1]!.pages;
  };
  expect(formOf({ stepNumber: null })).toEqual([{ id: 'card', fields: ['a'] }, { id: 'address' }]);
  expect(formOf({})).toEqual(pages);
  const anew = [{ id: 'form', pages: [{ id: 'address', stepNumber: 4 }] }];
  expect(formOf({ stepNumber: null, blocks: anew })).toContainEqual({
    id: 'address',
    stepNumber: 4,
  });
});

test('so does one that extends an extended one, and two may extend the same', () => {
  const { values } = extended({
    a: { extends: 'b', x: 1 },
    b: { extends: 'c', y: 1 },
    c: { z: 1 },
    d: { extends: 'c' },
  });
  expect(values).toEqual({ a: { x: 1, y: 1, z: 1 }, b: { y: 1, z: 1 }, c: { z: 1 }, d: { z: 1 } });
});

const INHERITED = 'Delete this line: a screen is laid over that of its parents by itself.';

test.each([
  ['zzzzzzzz', 'Screens of this brand: payment.'],
  // Names of screens as well as any, though parts of them look like paths.
  ['database', 'Screens of this brand: payment.'],
  ['quiz.jsonx', 'Screens of this brand: payment.'],
  // Files, and folders that a brand extends: a screen needs to say nothing of them.
  ['pix.json', INHERITED],
  ['families/exam-prep', INHERITED],
])("a screen '%s' to extend is not there", (base, suggestion) => {
  const { values, messages } = extended({ upgrade: { stepNumber: 1, extends: base }, payment: {} });
  expect(messages).toEqual([
    `screen-extends screens/upgrade.json:4 There is no screen '${base}' to extend. ${suggestion}`,
  ]);
  expect(Object.keys(values)).toEqual(['payment']);
});

test('a circle is reported once, and all its screens are left out', () => {
  const { values, messages } = extended({
    tail: { extends: 'a' },
    a: { extends: 'b' },
    b: { extends: 'a' },
    fine: {},
  });
  expect(messages).toEqual([
    'screen-extends screens/b.json:3 The screens extend each other in a circle: a → b → a. Let one of them say everything itself.',
  ]);
  expect(Object.keys(values)).toEqual(['fine']);
});
