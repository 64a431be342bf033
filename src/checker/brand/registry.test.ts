import { expect, test } from 'vitest';
import { sourcesOf, type ShortFiles } from '../../brand/brand-test-kit.ts';
import { findingsOf } from '../rule-test-kit.ts';

function told(files: ShortFiles) {
  const sources = sourcesOf(files);
  return findingsOf('registry', sources).map(
    ({ file, line, message, suggestion }) => `${file}:${line} ${message} ${suggestion}`,
  );
}

test('the default brand sells in Brazil', () => {
  const abroad = { 'alfa/brand': { key: 'ALFA', area: 'MZ' } };
  expect(told({ registry: { default: 'ALFA', designSystemOverrides: [] }, ...abroad })).toEqual([
    expect.stringContaining("The default brand 'ALFA' does not sell in the area BR"),
  ]);
});
