import { expect, test } from 'vitest';
import { reportsOf } from '../rule-test-kit.ts';

test('the default brand sells in Brazil', () => {
  const registry = { default: 'ALFA', designSystemOverrides: [] };
  const abroad = { 'alfa/brand': { key: 'ALFA', area: 'MZ' } };
  expect(reportsOf('registry', { registry, ...abroad })).toEqual([
    expect.stringContaining("The default brand 'ALFA' does not sell in the area BR"),
  ]);
});
