import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { CheckedBrands } from '../../src/checker/check-brands.ts';
import type { Diagnostic } from '../../src/contract/diagnostic.ts';
import { fixFiles } from './fix-files.ts';

const root = mkdtempSync(join(tmpdir(), 'fix-'));
const FILE = 'brand.json';
const [WRONG, RIGHT] = ['{"kye":1}', '{"key":1}'];

beforeEach(() => writeFileSync(join(root, FILE), WRONG));
afterAll(() => rmSync(root, { recursive: true }));

const misspelt: Diagnostic = {
  rule: 'unknown-key',
  severity: 'error',
  message: 'There is no "kye".',
  file: FILE,
  line: 1,
  column: 2,
  endLine: 1,
  endColumn: 7,
  fix: { kind: 'rename', from: 'kye', to: 'key' },
};
const { fix: _, ...another } = { ...misspelt, rule: 'another', message: 'The key is taken.' };
const EVERYTHING = { isShown: () => true, isFile: () => true, isBrand: () => true };

/** Fixes the file, where a check of a text finds these diagnostics. */
function fixed(before: string, diagnosticsOf: (text: string) => readonly Diagnostic[]): string {
  const check = ({ json }: { json: ReadonlyMap<string, string> }) =>
    ({ diagnostics: diagnosticsOf(json.get(FILE)!) }) as CheckedBrands;
  const sources = { json: new Map([[FILE, before]]), images: new Map() };
  fixFiles(root, { sources, checked: check(sources) }, EVERYTHING, check);
  return readFileSync(join(root, FILE), 'utf8');
}

test('each comma before a closing bracket of one line is fixed', () => {
  const fix = { kind: 'remove-comma' } as const;
  const commasIn = (text: string) =>
    [...text.matchAll(/,(?=[\]}])/g)].map(({ index }) => ({ ...misspelt, column: index + 1, fix }));
  expect(fixed('{"a":[1,],}', commasIn)).toBe('{"a":[1]}');
});

test.each<[what: string, after: readonly Diagnostic[], text: string]>([
  ['takes the error away is kept', [], RIGHT],
  ['brings another error into its file is left out', [another], WRONG],
  ['brings a warning alone is kept', [{ ...another, severity: 'warning' }], RIGHT],
  ['uncovers an error of another file is kept', [{ ...another, file: 'texts.json' }], RIGHT],
  ['takes nothing away is left out', [misspelt], WRONG],
])('a fix that %s', (_what, after, text) => {
  expect(fixed(WRONG, (of) => (of === WRONG ? [misspelt] : after))).toBe(text);
});
