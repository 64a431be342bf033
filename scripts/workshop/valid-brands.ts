import type { CheckedBrands } from '../../src/checker/check-brands.ts';

/**
 * The brands that no error concerns, nor one that they extend. A mistake in the registry keeps no brand
 * from being shown.
 */
export function soundBrands(checked: CheckedBrands): CheckedBrands {
  const wrong = checked.diagnostics.flatMap(({ severity, file, data }) =>
    severity === 'error' && file !== 'brands/registry.json' ? (data?.brands ?? []) : [],
  );
  const isSound = (name: string) => !wrong.includes(name);
  return { ...checked, brands: checked.brands.filter(({ merged }) => merged.chain.every(isSound)) };
}
