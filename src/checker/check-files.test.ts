import { expect, test } from 'vitest';
import { parseSources } from '../brand/parse/brand-files.ts';
import { createFileCheck } from './check-files.ts';
import { diagnosticOf } from './language/say-finding.ts';
import { metaSchemas, sourcesOf } from './rule-test-kit.ts';

const checkFiles = createFileCheck(metaSchemas);

const strays = (...paths: string[]) => {
  const json = paths.filter((path) => path.endsWith('.json')).map((path) => [path, '{}'] as const);
  const others = paths.filter((path) => !path.endsWith('.json'));
  const sources = parseSources({ json: new Map(json), images: new Map(), others });
  return checkFiles(sources)
    .filter(({ rule }) => rule === 'unknown-file')
    .map(diagnosticOf)
    .map(({ file, severity, suggestion }) => `${file} ${severity} ${suggestion}`);
};

test.each([
  ['brands/alfa/themes.json', "error Did you mean 'theme.json'?"],
  ['brands/alfa/Brand.json', "error Did you mean 'brand.json'?"],
  ['brands/alfa/lead.json', "error Did you mean 'screens/lead.json'?"],
  ['brands/alfa/old/theme.json', "error Did you mean 'theme.json'?"],
  ['brands/registri.json', "error Did you mean 'registry.json'?"],
  ['brands/brand.json', 'error Here stand registry.json and the folders of brands.'],
  ['brands/families/brand.json', 'error Here stand registry.json and the folders of brands.'],
  ['brands/alfa/brand.jsn', "error Did you mean 'brand.json'?"],
  [
    'brands/alfa/notes.txt',
    'warning A brand folder holds brand.json, theme.json, flows.json, texts.json, sandbox.json, its images, and screens/<template>.json.',
  ],
])('nothing reads %s', (path, says) => {
  expect(strays(path)).toEqual([`${path} ${says}`]);
});

test('an image stands in the folder of its brand', () => {
  const images = new Map([
    ['brands/alfa/logo.svg', 'x'],
    ['brands/alfa/img/logo.svg', 'x'],
  ]);
  const findings = checkFiles(parseSources({ json: new Map(), images }));
  expect(findings.map(({ file, rule }) => `${file} ${rule}`)).toEqual([
    'brands/alfa/img/logo.svg unknown-file',
  ]);
});

test.each([
  ['alfa', []],
  ['alfa-2', []],
  ['families/exam-prep', []],
  ['Alfa', ['Rename it to brands/alfa.']],
  ['alfa beta', ['Rename it to brands/alfa-beta.']],
  ['families/Exam_Prep', ['Rename it to brands/families/exam-prep.']],
])('the folder name %s', (name, expected) => {
  const findings = checkFiles(sourcesOf({ [`${name}/texts.json`]: {} }));
  const told = findings.filter(({ rule }) => rule === 'folder-name').map(diagnosticOf);
  expect(told.map(({ suggestion }) => suggestion)).toEqual(expected);
});

test('a file with an error that others are laid over is set aside', () => {
  const sources = sourcesOf({
    'alfa/screens/lead.json': { blocks: 'none' },
    'alfa/screens/pix.json': { blocks: [{ block: 'text' }] },
    'alfa/flows.json': { flows: [{ id: 3, steps: [] }] },
    'alfa/brand.json': { product: 'Alfa' },
    'schemas/fields/x.json': { schema: 'string' },
  });
  checkFiles(sources);
  const folder = sources.folders.get('alfa')!;
  expect([...folder.unreadable].sort()).toEqual(['flows', 'screens/lead', 'screens/pix']);
  expect(folder.screens.size).toBe(0);
  expect(sources.fields.size).toBe(0);
  expect(folder.files.has('brand')).toBe(true);
});
