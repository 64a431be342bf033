import type { CompiledBrand } from '../contract/compiled-brand.ts';
import { titlePath, type TitledSchema } from './title-path.ts';
import { formatValue } from './format-value.ts';

/** Settings that calls carry to the upstream, which has to know their values (section 7). */
const CARRIED: readonly (readonly string[])[] = [
  ['key'],
  ['productCode'],
  ['business'],
  ['dsProductId'],
  ['product', 'productId'],
  ['product', 'paymentMethods'],
  ['product', 'plan'],
  ['orderBump', 'planId'],
  ['upsellDsProductId'],
];

/** Sentences about calls that send another value to the upstream after the change. */
export function brokenCalls(
  was: CompiledBrand,
  is: CompiledBrand,
  schema: TitledSchema | undefined,
): string[] {
  return CARRIED.flatMap((path) => {
    const [before, after] = [valueAt(was.settings, path), valueAt(is.settings, path)];
    if (JSON.stringify(before) === JSON.stringify(after) || before === undefined) return [];
    const name = titlePath(schema, path);
    const now = after === undefined ? 'nothing' : formatValue(after as string);
    return `Calls carry ${now} as ${name} instead of ${formatValue(before as string)}: the upstream has to know it.`;
  });
}

const valueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (here, key) =>
      typeof here === 'object' && here !== null
        ? (here as Record<string, unknown>)[key]
        : undefined,
    value,
  );
