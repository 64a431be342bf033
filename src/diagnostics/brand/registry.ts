import { isSellable, type ParsedSources } from '../../brand/parse/brand-files.ts';
import { suggestFix } from '../../brand/parse/nearest-name.ts';
import { beginningOf, itemsAt, nodeAt, textAt, type Node } from '../../brand/parse/node.ts';
import type { ProjectContext, Rule } from '../rule.ts';
import { namesIn } from '../unknown-names.ts';

/** The default brand exists and sells in Brazil, and designs are named by the keys of brands. */
export const rule: Rule = {
  meta: {
    id: 'registry',
    severity: 'error',
    description:
      'brands/registry.json says which brand is shown where a link names none, and whose design wins. It has to name brands that exist.',
    howToFix: 'Write the key of a brand; the default one sells in Brazil.',
    pt: {
      "No brand has the key '{}', so no link gets this design.":
        "Nenhuma marca tem a chave '{}', então nenhum link recebe esta aparência.",
      'There is no brands/registry.json, which says which brand is the default.':
        'Não há brands/registry.json, que diz qual é a marca padrão.',
      'Add it with "default".': 'Acrescente-o com "default".',
      "No brand has the key '{}'.": "Nenhuma marca tem a chave '{}'.",
      "'default' is missing.": "Falta 'default'.",
      "The default brand '{}' does not sell in the area BR, where links without a product lead.":
        "A marca padrão '{}' não vende na área BR, para onde vão os links sem produto.",
      'Name a brand of the area BR.': 'Diga uma marca da área BR.',
    },
  },

  checkProject(context) {
    const { sources, report } = context;
    const { registry, unreadable } = sources;
    if (unreadable.has(FILE)) return;
    if (!registry) {
      const message = 'There is no brands/registry.json, which says which brand is the default.';
      return report({ at: beginningOf(FILE), message, suggestion: 'Add it with "default".' });
    }
    const written = keysOf(sources);
    const keys = [...new Set(written.filter((key) => key !== undefined))];
    const named = nodeAt(registry, ['default']);
    const checkKeys = (nodes: Node[], consequence: string) => {
      for (const { name, at } of namesIn(...nodes)) {
        if (keys.some((key) => isSame(key, name))) continue;
        const message = `No brand has the key '${name}'${consequence}.`;
        report({ at, message, ...suggestFix(name, keys, 'Keys'), data: { name } });
      }
    };
    if (!named) {
      const message = "'default' is missing.";
      report({ at: registry.at, message, ...suggestFix('', keys, 'Keys') });
      // A key that is missing, unreadable or wrongly written is reported where it stands.
    } else if (!written.includes(undefined)) checkKeys([named], '');
    const designs = unreadable.size > 0 ? [] : itemsAt(registry, 'designSystemOverrides');
    checkKeys(designs, ', so no link gets this design');
    if (named && sources.diagnostics.length === 0) checkDefaultArea(context, named);
  },
};

const FILE = 'brands/registry.json';

const isSame = (key: string, name: string | undefined) => key.toLowerCase() === name?.toLowerCase();

/** The keys of all brands that can be sold, as they are written; undefined where one has none. */
const keysOf = ({ folders }: ParsedSources) =>
  [...folders.values()]
    .filter(({ name }) => isSellable(name))
    .map(({ files }) => textAt(files.get('brand'), 'key'));

/** Buyers who come without a product get the default brand, in Brazil. */
function checkDefaultArea({ merges, report }: ProjectContext, node: Node): void {
  const name = textAt(node);
  const brands = [...merges.values()]
    .filter(({ id }) => isSellable(id))
    .map(({ brand }) => ({ key: textAt(brand, 'key') ?? '', area: textAt(brand, 'area') ?? '' }));
  const named = brands.filter(({ key }) => isSame(key, name));
  // A key or area that is wrongly written anywhere, or stands twice, may be the one that is meant.
  const isSound = brands.every(
    ({ key, area }) =>
      /^[A-Z0-9-]+$/.test(key) &&
      ['BR', 'MZ'].includes(area) &&
      brands.filter((one) => one.key === key && one.area === area).length === 1,
  );
  if (named.length === 0 || !isSound || named.some(({ area }) => area === 'BR')) return;
  report({
    at: node.at,
    message: `The default brand '${name}' does not sell in the area BR, where links without a product lead.`,
    suggestion: 'Name a brand of the area BR.',
    data: { name },
  });
}
