import type { UnfinishedBrands, UnfinishedValue } from '../../src/contract/compiled-brand.ts';
import type { CheckedBrands } from '../../src/checker/check-brands.ts';

/** The reasons for which findings close a brand in production, by their rules; most rules close none. */
export const CLOSING_KINDS: Readonly<Record<string, UnfinishedValue['kind']>> = {
  placeholder: 'placeholder',
  'shown-price': 'price',
};

/** The values of each brand that no real buyer may meet; brands without any are left out. */
export function unfinishedBrands(checked: CheckedBrands): UnfinishedBrands {
  const { brands, diagnostics, declared } = checked;
  const found = brands.map(({ merged: { id } }) => {
    const values = [...diagnostics, ...declared].flatMap(
      ({ rule, message, file, line, data }): UnfinishedValue[] => {
        const kind = CLOSING_KINDS[rule];
        const isOfBrand = (data?.brands as string[] | undefined)?.includes(id);
        return kind && isOfBrand ? [{ kind, message, place: `${file}:${line}` }] : [];
      },
    );
    return [id, values] as const;
  });
  return Object.fromEntries(found.filter(([, values]) => values.length > 0));
}
