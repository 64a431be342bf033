import { beginningOf, itemsAt } from '../../brand/parse/node.ts';
import type { RegistryFile } from '../../contract/generated/registry.ts';
import { type MessageId } from '../language/sentence.ts';
import { namesIn, reportUnknown, type WrittenName } from '../names.ts';
import { projectRule } from '../rule.ts';
import { placeOf, valueOf, valuesOf } from '../typed.ts';

export const rule = projectRule('registry', 'error', ({ sources, brands, report }) => {
  if (!sources.registry)
    return report(beginningOf('brands/registry.json'), 'registry.there-brands-registry');
  const written = valueOf(sources.registry) as RegistryFile;
  const { default: name } = written;
  const values = brands.map((merged) => valuesOf(merged).brand);
  const lower = (one: string) => one.toLowerCase();
  const keys = [...new Set(values.map(({ key }) => key))];
  const checkKeys = (names: readonly WrittenName[], message: MessageId) => {
    const unknown = names.filter((one) => !keys.some((key) => lower(key) === lower(one.name)));
    reportUnknown(report, unknown, [keys, 'list.keys'], message);
  };
  const at = placeOf(written, 'default');
  checkKeys([{ name, at }], 'registry.no-brand');
  checkKeys(
    namesIn(itemsAt(sources.registry, 'designSystemOverrides')),
    'registry.no-brand-of-design',
  );
  // Buyers who come without a product get the default brand, in Brazil.
  const named = values.filter(({ key }) => lower(key) === lower(name));
  if (named.length > 0 && named.every(({ area }) => area !== 'BR'))
    report(at, 'registry.default-brand-does', { name });
});
