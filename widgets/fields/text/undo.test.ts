import { expect, test } from 'vitest';
import { createUndo, undoKey } from './undo.ts';

test('what is typed in one go is one step, each way', () => {
  const undo = createUndo();
  undo.note('', 'insertText');
  undo.note('4', 'insertText');
  expect(undo.back('41')).toBe('');
  expect(undo.back('')).toBeUndefined();
  expect(undo.forth('')).toBe('41');
});

test('a paste, a deletion and a pause each begin a step', () => {
  const undo = createUndo();
  undo.note('', 'insertText');
  undo.note('4', 'insertFromPaste');
  undo.note('41', 'insertFromPaste');
  undo.note('411', 'deleteContentBackward');
  undo.pause();
  undo.note('41', 'deleteContentBackward');
  expect(['4', '41', '411', '41', '4', ''].map((now) => undo.back(now))).toEqual([
    '41',
    '411',
    '41',
    '4',
    '',
    undefined,
  ]);
});

test('after a step back, a new change leaves nothing to step forth to', () => {
  const undo = createUndo();
  undo.note('', 'insertFromPaste');
  undo.back('4111');
  undo.note('', 'insertText');
  expect(undo.forth('5')).toBeUndefined();
});

test('what the program put in place cannot be stepped behind: a wiped card stays wiped', () => {
  const undo = createUndo();
  undo.note('4111', 'insertText');
  undo.clear();
  expect(undo.back('')).toBeUndefined();
});

const plain = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

test.each([
  [{ key: 'z', ctrlKey: true }, 'back'],
  [{ key: 'z', metaKey: true }, 'back'],
  [{ key: 'Z', ctrlKey: true, shiftKey: true }, 'forth'],
  [{ key: 'y', ctrlKey: true }, 'forth'],
  [{ key: 'z' }, undefined],
  [{ key: 'z', ctrlKey: true, altKey: true }, undefined],
  [{ key: 'a', ctrlKey: true }, undefined],
] as const)('%o goes %s', (press, way) => {
  expect(undoKey({ ...plain, ...press })).toBe(way);
});
