import { expect, test } from 'vitest';
import { findingsOf, sourcesOf, type Files } from '../rule-test-kit.ts';

function told(files: Files) {
  const sources = sourcesOf(files);
  return findingsOf('registry', sources).map(
    ({ file, line, message, suggestion }) => `${file}:${line} ${message} ${suggestion}`,
  );
}

test('the default brand sells in Brazil', () => {
  const abroad = { 'alfa/brand.json': { key: 'ALFA', area: 'MZ' } };
  expect(
    told({ 'registry.json': { default: 'ALFA', designSystemOverrides: [] }, ...abroad }),
  ).toEqual([expect.stringContaining("The default brand 'ALFA' does not sell in the area BR")]);
});
