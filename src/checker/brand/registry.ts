import { beginningOf, type Place } from '../../brand/parse/node.ts';
import type { RegistryFile } from '../../contract/generated/registry.ts';
import type { MessageId } from '../language/sentence.ts';
import { suggestFix } from '../names.ts';
import { projectRule } from '../rule.ts';
import { placeOf, valueOf, valuesOf } from '../typed.ts';

/** The default brand exists and sells in Brazil, and designs are named by the keys of brands. */
export const rule = projectRule('registry', 'error', ({ sources, brands, report }) => {
  if (!sources.registry)
    return report(beginningOf('brands/registry.json'), 'registry.there-brands-registry');
  const registry = valueOf(sources.registry) as RegistryFile;
  const { default: name, designSystemOverrides: designs } = registry;
  const values = brands.map((merged) => valuesOf(merged).brand);
  const keys = [...new Set(values.map(({ key }) => key))];
  const check = (one: string, at: Place, message: MessageId) => {
    if (!keys.some((key) => isSame(key, one)))
      report(at, message, { name: one }, suggestFix(one, keys, 'list.keys'));
  };
  const at = placeOf(registry, 'default');
  check(name, at, 'registry.no-brand');
  for (const [index, one] of designs.entries())
    check(one, placeOf(registry, 'designSystemOverrides', index), 'registry.no-brand-of-design');
  // Buyers who come without a product get the default brand, in Brazil.
  const named = values.filter(({ key }) => isSame(key, name));
  if (named.length > 0 && named.every(({ area }) => area !== 'BR'))
    report(at, 'registry.default-brand-does', { name });
});

const isSame = (key: string, name: string) => key.toLowerCase() === name.toLowerCase();
