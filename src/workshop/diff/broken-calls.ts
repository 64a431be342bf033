import type { CompiledBrand } from '../../contract/compiled-brand.ts';
import type { Language } from '../../checker/language/translate.ts';
import { DIFF_TEXTS } from './diff-texts.ts';
import { titlePath, type TitledSchema } from './title-path.ts';
import { formatValue } from './title-path.ts';

/** Settings that calls carry to the upstream, which has to know their values. */
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
  language: Language,
): string[] {
  const texts = DIFF_TEXTS[language];
  return CARRIED.flatMap((path) => {
    const [before, after] = [valueAt(was.settings, path), valueAt(is.settings, path)];
    if (JSON.stringify(before) === JSON.stringify(after) || before === undefined) return [];
    const name = titlePath(schema, path, language);
    const now = after === undefined ? texts.nothing : formatValue(after as string);
    return texts.otherCall(now, name, formatValue(before as string));
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
