import { isSellable } from '../../brand/parse/brand-files.ts';
import { isTextKey } from '../../brand/compile/resolve-texts.ts';
import { entriesAt, nodeAt } from '../../brand/parse/node.ts';
import { nearestName } from '../../brand/parse/nearest-name.ts';
import type { Rule } from '../rule.ts';
import { say } from '../language/sentence.ts';

/** Some screen, field or part of the program shows every text that a folder adds. */
export const rule: Rule = {
  id: 'unused-text',
  severity: 'warning',
  checkTexts({ sources, merges, usedTexts, report }) {
    const brands = [...merges.values()].filter(({ id }) => isSellable(id));
    for (const { name, files } of sources.folders.values()) {
      const descendants = brands.filter(({ chain }) => chain.includes(name));
      // An error leaves it uncertain what a brand shows.
      const isCertain = descendants.every(({ id }) => usedTexts.has(id));
      if (descendants.length === 0 || !isCertain) continue;
      const isUsed = (key: string) => descendants.some(({ id }) => usedTexts.get(id)!.has(key));
      const parent = merges.get(merges.get(name)?.chain.at(-2) ?? '')?.files.get('texts');
      for (const [key, { keyAt }] of entriesAt(files.get('texts'))) {
        // An unknown key is reported as such; another wording of a parent's text waits
        // for the brand that shows it.
        if (!isTextKey(key) || nodeAt(parent, [key]) || isUsed(key)) continue;
        const shown = new Set(descendants.flatMap(({ id }) => [...usedTexts.get(id)!]));
        const near = nearestName(key, [...shown]);
        report({
          at: keyAt,
          message: 'unused-text.nothing-shows-text',
          suggestion: near ? say('unused-text.did-you-mean', { near }) : say('delete'),
          data: { key },
        });
      }
    }
  },
};
