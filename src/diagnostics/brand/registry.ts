import { isSellable, type ParsedSources } from '../../brand/parse/brand-files.ts';
import { suggestFix } from '../../brand/parse/nearest-name.ts';
import { beginningOf, itemsAt, nodeAt, textAt } from '../../brand/parse/node.ts';
import type { ProjectContext, Report, Rule } from '../rule.ts';

/** The default brand exists and sells in Brazil, and designs are named by the keys of brands. */
export const rule: Rule = {
  meta: {
    id: 'registry',
    severity: 'error',
    description:
      'brands/registry.json says which brand is shown where a link names none, and whose design wins. It has to name brands that exist.',
    howToFix: 'Write the key of a brand; the default one sells in Brazil.',
  },

  checkProject({ sources, merges, report }) {
    checkDefault(sources, report);
    checkDesigns(sources, report);
    if (sources.diagnostics.length === 0) checkDefaultArea({ sources, merges, report });
  },
};

const FILE = 'brands/registry.json';

const isSame = (key: string, name: string | undefined) => key.toLowerCase() === name?.toLowerCase();

/** The keys of all brands that can be sold, as they are written; undefined where one has none. */
const keysOf = ({ folders }: ParsedSources) =>
  [...folders.values()]
    .filter(({ name }) => isSellable(name))
    .map(({ files }) => textAt(files.get('brand'), 'key'));

function checkDefault(sources: ParsedSources, report: Report): void {
  const { registry, unreadable } = sources;
  if (unreadable.has(FILE)) return;
  if (!registry) {
    const message = 'There is no brands/registry.json, which says which brand is the default.';
    return report({ at: beginningOf(FILE), message, suggestion: 'Add it with "default".' });
  }
  const written = keysOf(sources);
  const keys = [...new Set(written.filter((key) => key !== undefined))];
  const node = nodeAt(registry, ['default']);
  const name = textAt(registry, 'default');
  if (!node) {
    const message = "'default' is missing.";
    return report({ at: registry.at, message, ...suggestFix('', keys, 'Keys') });
  }
  // A key that is missing, unreadable or wrongly written is reported where it stands.
  const isComplete = !written.includes(undefined);
  if (name === undefined || !isComplete || keys.some((key) => isSame(key, name))) return;
  const message = `No brand has the key '${name}'.`;
  report({ at: node.at, message, ...suggestFix(name, keys, 'Keys'), data: { name } });
}

/** Keys whose design wins over the link: each is that of a brand. */
function checkDesigns(sources: ParsedSources, report: Report): void {
  const { registry, unreadable } = sources;
  if (!registry || unreadable.size > 0) return;
  const keys = [...new Set(keysOf(sources).filter((key) => key !== undefined))];
  for (const node of itemsAt(registry, 'designSystemOverrides')) {
    const name = textAt(node);
    if (name === undefined || keys.some((key) => isSame(key, name))) continue;
    const message = `No brand has the key '${name}', so no link gets this design.`;
    report({ at: node.at, message, ...suggestFix(name, keys, 'Keys'), data: { name } });
  }
}

/** Buyers who come without a product get the default brand, in Brazil. */
function checkDefaultArea({
  sources: { registry },
  merges,
  report,
}: Pick<ProjectContext, 'merges' | 'report'> & { sources: ParsedSources }): void {
  const node = nodeAt(registry, ['default']);
  const name = textAt(registry, 'default');
  const brands = [...merges.values()].filter(({ id }) => isSellable(id));
  const named = brands.filter(({ brand }) => isSame(textAt(brand, 'key') ?? '', name));
  // A key or area that is wrongly written anywhere may be the one that is meant.
  const isSound = brands.every(
    ({ brand }) =>
      /^[A-Z0-9-]+$/.test(textAt(brand, 'key') ?? '') &&
      ['BR', 'MZ'].includes(textAt(brand, 'area') ?? ''),
  );
  const isThere = !isSound || named.some(({ brand }) => textAt(brand, 'area') === 'BR');
  if (!node || named.length === 0 || isThere) return;
  report({
    at: node.at,
    message: `The default brand '${textAt(node)}' does not sell in the area BR, where links without a product lead.`,
    suggestion: 'Name a brand of the area BR.',
    data: { name },
  });
}
