import type { UnfinishedBrands, UnfinishedValue } from '../../src/contract/compiled-brand.ts';
import type { CheckedBrands } from '../../src/checker/check-brands.ts';

/** The rules whose findings close a brand in production. */
const KINDS: Readonly<Record<string, UnfinishedValue['kind']>> = {
  placeholder: 'placeholder',
  'shown-price': 'price',
};

/** The reason for which a finding of a rule closes a brand; undefined for most rules. */
export const closingKind = (rule: string): UnfinishedValue['kind'] | undefined => KINDS[rule];

/** The values of each brand that no real buyer may meet; brands without any are left out. */
export function unfinishedBrands({
  brands,
  diagnostics,
  declared,
}: CheckedBrands): UnfinishedBrands {
  const found = brands.map(({ merged: { id } }) => {
    const values = [...diagnostics, ...declared].flatMap(
      ({ rule, message, file, line, data }): UnfinishedValue[] => {
        const kind = closingKind(rule);
        const isOfBrand = (data?.brands as string[] | undefined)?.includes(id);
        return kind && isOfBrand ? [{ kind, message, place: `${file}:${line}` }] : [];
      },
    );
    return [id, values] as const;
  });
  return Object.fromEntries(found.filter(([, values]) => values.length > 0));
}
