import { isSellable } from '../../brand/parse/brand-files.ts';
import { beginningOf, type Place } from '../../brand/parse/node.ts';
import type { RegistryFile } from '../../contract/generated/registry.ts';
import { say, type MessageId } from '../language/sentence.ts';
import { suggestFix } from '../language/suggest.ts';
import type { Rule } from '../rule.ts';
import { placeOf, valueOf, valuesOf } from '../typed.ts';

/** The default brand exists and sells in Brazil, and designs are named by the keys of brands. */
export const rule: Rule = {
  id: 'registry',
  severity: 'error',
  checkProject({ sources, merges, report }) {
    if (!sources.registry) {
      const message = say('registry.there-brands-registry');
      const at = beginningOf('brands/registry.json');
      return report({ at, message, suggestion: say('registry.add-default') });
    }
    const registry = valueOf(sources.registry) as Partial<RegistryFile>;
    const brands = [...merges.values()]
      .filter(({ id }) => isSellable(id))
      .map((merged) => valuesOf(merged).brand);
    const keys = [...new Set(brands.map(({ key }) => key))];
    const check = (name: string, at: Place, message: MessageId) => {
      if (!keys.some((key) => isSame(key, name)))
        report({ at, message, ...suggestFix(name, keys, 'list.keys'), data: { name } });
    };
    const name = registry.default;
    const at = placeOf(registry, 'default');
    if (name === undefined)
      return report({
        at,
        message: 'registry.default-missing',
        ...suggestFix('', keys, 'list.keys'),
      });
    check(name, at, 'registry.no-brand');
    for (const [index, one] of (registry.designSystemOverrides ?? []).entries())
      check(one, placeOf(registry, 'designSystemOverrides', index), 'registry.no-brand-of-design');
    // Buyers who come without a product get the default brand, in Brazil.
    const named = brands.filter(({ key }) => isSame(key, name));
    if (named.length > 0 && named.every(({ area }) => area !== 'BR'))
      report({ at, message: 'registry.default-brand-does', data: { name } });
  },
};

const isSame = (key: string, name: string) => key.toLowerCase() === name.toLowerCase();
