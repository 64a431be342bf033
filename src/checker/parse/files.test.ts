import { expect, test } from 'vitest';
import { parseSources } from '../../brand/parse/brand-files.ts';
import { sourcesOf } from '../../brand/brand-test-kit.ts';
import { findingsOf } from '../rule-test-kit.ts';

test.each([
  ['brands/alfa/themes.json', "error Did you mean 'theme.json'?"],
  ['brands/alfa/old/theme.json', "error Did you mean 'theme.json'?"],
  ['brands/registri.json', "error Did you mean 'registry.json'?"],
  ['brands/families/brand.json', 'error Here stand registry.json and the folders of brands.'],
  ['brands/alfa/brand.jsn', "error Did you mean 'brand.json'?"],
  ['brands/alfa/notes.txt', 'warning A brand folder holds brand.json, theme.json, flows.json,'],
])('nothing reads %s', (path, says) => {
  const json = new Map(path.endsWith('.json') ? [[path, '{}']] : []);
  const others = path.endsWith('.json') ? [] : [path];
  const [found, ...more] = findingsOf(
    'unknown-file',
    parseSources({ json, images: new Map(), others }),
  );
  expect(more).toEqual([]);
  expect(found!.file).toBe(path);
  expect(`${found!.severity} ${found!.suggestion}`).toContain(says);
});

test.each([
  ['alfa', []],
  ['alfa-2', []],
  ['families/exam-prep', []],
  ['families/Exam_Prep', ['Rename it to brands/families/exam-prep.']],
])('the folder name %s', (name, expected) => {
  const found = findingsOf('folder-name', sourcesOf({ [`${name}/texts`]: {} }));
  expect(found.map(({ suggestion }) => suggestion)).toEqual(expected);
});
