import type { ParsedSources } from '../../brand/parse/brand-files.ts';
import { isSellable } from '../../brand/parse/brand-files.ts';
import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import { nearestName } from '../../brand/parse/nearest-name.ts';
import { isTextKey } from '../../brand/compile/resolve-texts.ts';
import { entriesAt, nodeAt } from '../../brand/parse/node.ts';
import type { Finding } from '../finding.ts';

/**
 * Texts that no screen, field or part of the program shows in any brand that has them. Asked only of
 * files without errors: where a screen cannot be read, all its texts would seem unused.
 */
export function checkTextUse(
  { folders }: ParsedSources,
  merges: ReadonlyMap<string, MergedBrand>,
  usedTexts: ReadonlyMap<string, ReadonlySet<string>>,
): Finding[] {
  const brands = [...merges.values()].filter(({ id }) => isSellable(id));
  return [...folders.values()].flatMap(({ name, files }) => {
    const heirs = brands.filter(({ chain }) => chain.includes(name));
    const isUsed = (key: string) => heirs.some(({ id }) => usedTexts.get(id)!.has(key));
    const parent = merges.get(merges.get(name)?.chain.at(-2) ?? '')?.files.get('texts');
    return entriesAt(files.get('texts')).flatMap(([key, { keyAt }]): Finding[] => {
      // What is no key of a text at all is told as such.
      // Another wording of a parent's text waits for whoever shows it.
      if (!isTextKey(key) || nodeAt(parent, [key]) || isUsed(key) || heirs.length === 0) return [];
      const shown = [...new Set(heirs.flatMap(({ id }) => [...usedTexts.get(id)!]))];
      const near = nearestName(key, shown);
      return [
        {
          ...keyAt,
          rule: 'unused-text',
          severity: 'warning',
          message: `Nothing shows the text '${key}'.`,
          suggestion: near ? `Did you mean '${near}'? Otherwise delete it.` : 'Delete it.',
        },
      ];
    });
  });
}
