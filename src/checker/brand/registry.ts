import { isSellable, type ParsedSources } from '../../brand/parse/brand-files.ts';
import { suggestFix } from '../language/suggest.ts';
import { beginningOf, itemsAt, nodeAt, textAt, type Node } from '../../brand/parse/node.ts';
import type { ProjectContext, Rule } from '../rule.ts';
import { namesIn } from '../unknown-names.ts';
import { say, type MessageId } from '../language/sentence.ts';

/** The default brand exists and sells in Brazil, and designs are named by the keys of brands. */
export const rule: Rule = {
  id: 'registry',
  severity: 'error',
  checkProject(context) {
    const { sources, report } = context;
    const { registry } = sources;
    if (!registry) {
      const message = say('registry.there-brands-registry');
      return report({ at: beginningOf(FILE), message, suggestion: say('registry.add-default') });
    }
    const keys = [...new Set(keysOf(sources))];
    const named = nodeAt(registry, ['default']);
    const checkKeys = (nodes: Node[], message: MessageId) => {
      for (const { name, at } of namesIn(...nodes)) {
        if (keys.some((key) => isSame(key, name))) continue;
        report({ at, message, ...suggestFix(name, keys, 'list.keys'), data: { name } });
      }
    };
    if (!named) {
      const message = say('registry.default-missing');
      report({ at: registry.at, message, ...suggestFix('', keys, 'list.keys') });
    } else checkKeys([named], 'registry.no-brand');
    checkKeys(itemsAt(registry, 'designSystemOverrides'), 'registry.no-brand-of-design');
    if (named) checkDefaultArea(context, named);
  },
};

const FILE = 'brands/registry.json';

const isSame = (key: string, name: string | undefined) => key.toLowerCase() === name?.toLowerCase();

/** The keys of all brands that can be sold, as they are written. */
const keysOf = ({ folders }: ParsedSources) =>
  [...folders.values()]
    .filter(({ name }) => isSellable(name))
    .flatMap(({ files }) => textAt(files.get('brand'), 'key') ?? []);

/** Buyers who come without a product get the default brand, in Brazil. */
function checkDefaultArea({ merges, report }: ProjectContext, node: Node): void {
  const name = textAt(node);
  const brands = [...merges.values()]
    .filter(({ id }) => isSellable(id))
    .map(({ brand }) => ({ key: textAt(brand, 'key') ?? '', area: textAt(brand, 'area') ?? '' }));
  const named = brands.filter(({ key }) => isSame(key, name));
  // A key that stands twice in an area may be the one that is meant.
  const isSound = brands.every(
    ({ key, area }) => brands.filter((one) => one.key === key && one.area === area).length === 1,
  );
  if (named.length === 0 || !isSound || named.some(({ area }) => area === 'BR')) return;
  report({ at: node.at, message: 'registry.default-brand-does', data: { name } });
}
