import { expect, test } from 'vitest';
import { findingsOf, sourcesOf, type Files } from '../rule-test-kit.ts';
import { rule } from './registry.ts';

const alfa = { 'alfa/brand.json': { key: 'ALFA', area: 'BR' } };
const beta = { 'beta/brand.json': { key: 'BETA', area: 'BR' } };

function told(files: Files) {
  const sources = sourcesOf(files);
  return findingsOf(rule, sources).map(
    ({ file, line, message, suggestion }) => `${file}:${line} ${message} ${suggestion}`,
  );
}

test.each([
  ['is one of the keys', 'ALFA', []],
  ['is none', 'OMEGA', ["brands/registry.json:2 No brand has the key 'OMEGA'. Keys: ALFA, BETA."]],
  [
    'is misspelt',
    'ALFAA',
    ["brands/registry.json:2 No brand has the key 'ALFAA'. Did you mean 'ALFA'?"],
  ],
])('the default brand %s', (_, name, expected) => {
  expect(
    told({ 'registry.json': { default: name, designSystemOverrides: [] }, ...alfa, ...beta }),
  ).toEqual(expected);
});

test('the default brand sells in Brazil', () => {
  const abroad = { 'alfa/brand.json': { key: 'ALFA', area: 'MZ' } };
  expect(
    told({ 'registry.json': { default: 'ALFA', designSystemOverrides: [] }, ...abroad }),
  ).toEqual([expect.stringContaining("The default brand 'ALFA' does not sell in the area BR")]);
});
