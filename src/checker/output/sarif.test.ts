import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Diagnostic } from '../../contract/diagnostic.ts';
import explanations from '../language/explanations.json' with { type: 'json' };
import { place, reportOf } from './check-report-test-kit.ts';
import { formatSarif } from './programs.ts';

const ajv = new Ajv2020({ allErrors: true });
addFormats.default(ajv);
const schema = readFileSync(join(import.meta.dirname, 'sarif-parts.schema.json'), 'utf8');
const validate = ajv.compile(JSON.parse(schema));

const places = {
  shown: (file: string) => `shop/${file}`,
  base: 'file:///project/',
  pages: 'https://git.example.com/shop/blob/main/',
};
const finding: Diagnostic = {
  ...place,
  file: 'brands/alfa/größe é.json',
  rule: 'value',
  severity: 'error',
  message: 'This {0} is wrong, see [a](b).',
  suggestion: 'Do that.',
  path: 'links.test',
  related: [{ ...place, file: 'brands/base/brand.json', message: 'extends it from here' }],
};
const valueHelp = `${explanations.value.description} ${explanations.value.howToFix}`;
const shown = (...diagnostics: Diagnostic[]) =>
  JSON.parse(formatSarif(reportOf(diagnostics), places));

test.each([
  ['nothing', []],
  ['one finding with all it can have', [finding]],
  [
    'findings of several rules',
    [finding, { ...finding, rule: 'type', related: [], path: undefined }],
  ],
])('%s is SARIF 2.1.0', (_, diagnostics) => {
  validate(shown(...diagnostics));
  expect(validate.errors ?? []).toEqual([]);
});

test('a result stands at its place, below its rule, with its second place', () => {
  const { results, tool, originalUriBaseIds } = shown({ ...finding, rule: 'b' }, finding).runs[0];
  const page = 'https://git.example.com/shop/blob/main/shop/schemas/reference/rules';
  expect(tool.driver.rules).toEqual([
    { id: 'b', help: { text: '' }, helpUri: `${page}/b.md` },
    { id: 'value', help: { text: valueHelp }, helpUri: `${page}/value.md` },
  ]);
  expect(originalUriBaseIds).toEqual({ '%SRCROOT%': { uri: 'file:///project/' } });
  expect(results[1]).toMatchObject({ ruleId: 'value', ruleIndex: 1, level: 'error' });
  expect(results[1].locations[0].physicalLocation).toEqual({
    artifactLocation: {
      uri: 'shop/brands/alfa/gr%C3%B6%C3%9Fe%20%C3%A9.json',
      uriBaseId: '%SRCROOT%',
    },
    region: { startLine: 2, startColumn: 3, endLine: 2, endColumn: 8 },
  });
  // Words that would be read as a placeholder or a link stay words.
  expect(results[1].message.text).toBe('This {{0}} is wrong, see \\[a\\](b). Do that.');
  const [related] = results[1].relatedLocations;
  expect(related.message).toEqual({ text: 'extends it from here' });
});

test('a run that nobody else can look into has help in words, and names no page of this machine', () => {
  const { pages: _, ...local } = places;
  const { runs } = JSON.parse(formatSarif(reportOf([finding]), local));
  expect(runs[0].tool.driver.rules).toEqual([{ id: 'value', help: { text: valueHelp } }]);
});
