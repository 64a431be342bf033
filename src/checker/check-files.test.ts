import { expect, test } from 'vitest';
import { parseSources } from '../brand/parse/brand-files.ts';
import { checkFiles } from './check-files.ts';
import { diagnosticOf } from './language/say-finding.ts';
import { metaSchemas, sourcesOf } from './rule-test-kit.ts';

const strays = (...paths: string[]) => {
  const json = paths.filter((path) => path.endsWith('.json')).map((path) => [path, '{}'] as const);
  const others = paths.filter((path) => !path.endsWith('.json'));
  const sources = parseSources({ json: new Map(json), images: new Map(), others });
  return checkFiles(sources, metaSchemas)
    .filter(({ rule }) => rule === 'unknown-file')
    .map(diagnosticOf)
    .map(({ file, severity, suggestion }) => `${file} ${severity} ${suggestion}`);
};

test.each([
  ['brands/alfa/themes.json', "error Did you mean 'theme.json'?"],
  ['brands/alfa/old/theme.json', "error Did you mean 'theme.json'?"],
  ['brands/registri.json', "error Did you mean 'registry.json'?"],
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
  const findings = checkFiles(parseSources({ json: new Map(), images }), metaSchemas);
  expect(findings.map(({ file, rule }) => `${file} ${rule}`)).toEqual([
    'brands/alfa/img/logo.svg unknown-file',
  ]);
});

test.each([
  ['alfa', []],
  ['alfa-2', []],
  ['families/exam-prep', []],
  ['families/Exam_Prep', ['Rename it to brands/families/exam-prep.']],
])('the folder name %s', (name, expected) => {
  const findings = checkFiles(sourcesOf({ [`${name}/texts.json`]: {} }), metaSchemas);
  const told = findings.filter(({ rule }) => rule === 'folder-name').map(diagnosticOf);
  expect(told.map(({ suggestion }) => suggestion)).toEqual(expected);
});
