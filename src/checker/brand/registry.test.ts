import { expect, test } from 'vitest';
import { rule as registry } from './registry.ts';
import { rule as sameKey } from './same-key.ts';
import { findingsOf, sourcesOf, type Files } from '../rule-test-kit.ts';

const alfa = { 'alfa/brand.json': { key: 'ALFA', area: 'BR' } };
const beta = { 'beta/brand.json': { key: 'BETA', area: 'BR' } };

function told(files: Files) {
  const sources = sourcesOf(files);
  return [registry, sameKey]
    .flatMap((rule) => findingsOf(rule, sources))
    .map(
      ({ file, line, rule, message, suggestion }) =>
        `${file}:${line} ${rule} ${message} ${suggestion}`,
    );
}

test.each([
  ['is one of the keys', 'ALFA', []],
  [
    'is none',
    'OMEGA',
    ["brands/registry.json:2 registry No brand has the key 'OMEGA'. Keys: ALFA, BETA."],
  ],
  [
    'is misspelt',
    'ALFAA',
    ["brands/registry.json:2 registry No brand has the key 'ALFAA'. Did you mean 'ALFA'?"],
  ],
])('the default brand %s', (_, name, expected) => {
  expect(told({ 'registry.json': { default: name }, ...alfa, ...beta })).toEqual(expected);
});

test('no default brand, no registry', () => {
  expect(told({ 'registry.json': {}, ...alfa })).toEqual([
    "brands/registry.json:1 registry 'default' is missing. Keys: ALFA.",
  ]);
  expect(told(alfa)).toEqual([
    'brands/registry.json:1 registry There is no brands/registry.json, which says which brand is the default. Add it with "default".',
  ]);
});

test('two brands with one key and area; the area may be inherited', () => {
  const files = {
    'registry.json': { default: 'ALFA' },
    'base/brand.json': { area: 'BR' },
    ...alfa,
    'beta/brand.json': { extends: 'base', key: 'ALFA' },
    'alfa-mz/brand.json': { extends: 'alfa', key: 'ALFA', area: 'MZ' },
  };
  expect(told(files)).toEqual([
    'brands/beta/brand.json:3 same-key brands/alfa has the key \'ALFA\' in the area BR too, so no link could tell them apart. Give one of them another "key" or "area".',
  ]);
});
