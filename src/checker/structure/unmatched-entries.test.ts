import { expect, test } from 'vitest';
import { merge } from '../../brand/inherit/merge.ts';
import { parseFile } from '../../brand/parse/parse-file.ts';
import { checkComplete } from './check-schema.ts';
import { diagnosticOf } from '../language/say-finding.ts';
import { metaSchemas } from '../rule-test-kit.ts';
import { unmatchedEntries } from './unmatched-entries.ts';

const screen = (file: string, ...blocks: object[]) =>
  parseFile(file, JSON.stringify({ blocks })).node!;
const base = screen(
  'base.json',
  { id: 'title', block: 'heading', text: 'a.b' },
  { id: 'form', block: 'form', action: 'pay', submit: 'a.c', schema: {} },
);

function told(...blocks: object[]) {
  const merged = merge(base, screen('alfa.json', ...blocks));
  const faults = checkComplete(merged, metaSchemas.get('screen')!);
  return unmatchedEntries(merged, faults).map(({ entry, finding }) => {
    const { file, rule, suggestion } = diagnosticOf(finding);
    return `${entry} ${file} ${rule} ${suggestion}`;
  });
}

test('an entry that was to change one of the parent, under a misspelt id', () => {
  expect(told({ id: 'from', block: 'form', schema: {} })).toEqual([
    "/blocks/2 alfa.json merge-id Did you mean 'form'?",
  ]);
});

test('an id that this file changes already is not meant once more', () => {
  expect(told({ id: 'form', submit: 'x.y' }, { id: 'from', block: 'form', schema: {} })).toEqual(
    [],
  );
});

test('an entry that lacks much, under an id of its own', () => {
  expect(told({ id: 'payment', block: 'form', submit: 'x.y' })).toEqual([
    '/blocks/2 alfa.json merge-id Ids of the parent: title, form.',
  ]);
});

test('a new entry that lacks one thing lacks that thing', () => {
  expect(told({ id: 'notice', block: 'text' })).toEqual([]);
});

test('an entry of the parent, changed, is no new one', () => {
  expect(told({ id: 'form', action: null })).toEqual([]);
});
