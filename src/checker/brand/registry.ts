import { beginningOf, itemsAt } from '../../brand/parse/node.ts';
import type { RegistryFile } from '../../contract/generated/registry.ts';
import type { MessageId } from '../language/sentence.ts';
import { namesIn, reportUnknown, type WrittenName } from '../names.ts';
import { projectRule } from '../rule.ts';
import { valueOf, valuesOf } from '../typed.ts';

/** The default brand exists and sells in Brazil, and designs are named by the keys of brands. */
export const rule = projectRule(
  'registry',
  'error',
  ({ sources: { registry }, brands, report }) => {
    if (!registry)
      return report(beginningOf('brands/registry.json'), 'registry.there-brands-registry');
    const written = valueOf(registry) as RegistryFile;
    const { default: name } = written;
    const at = [written, 'default'] as const;
    const values = brands.map((merged) => valuesOf(merged).brand);
    const keys = [...new Set(values.map(({ key }) => key))];
    const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
    const checkKeys = (names: readonly WrittenName[], message: MessageId) => {
      const unknown = names.filter((one) => !keys.some((key) => isSame(key, one.name)));
      reportUnknown(report, unknown, [keys, 'list.keys'], message);
    };
    checkKeys([{ name, at }], 'registry.no-brand');
    checkKeys(namesIn(itemsAt(registry, 'designSystemOverrides')), 'registry.no-brand-of-design');
    // Buyers who come without a product get the default brand, in Brazil.
    const named = values.filter(({ key }) => isSame(key, name));
    if (named.length > 0 && named.every(({ area }) => area !== 'BR'))
      report(at, 'registry.default-brand-does', { name });
  },
);
