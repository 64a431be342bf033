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
      if (descendants.length === 0) continue;
      const shown = new Set(descendants.flatMap(({ id }) => [...usedTexts.get(id)!]));
      const parent = merges.get(merges.get(name)?.chain.at(-2) ?? '')?.files.get('texts');
      for (const [key, { keyAt }] of entriesAt(files.get('texts'))) {
        // Another wording of a parent's text waits for the brand that shows it.
        if (!isTextKey(key) || nodeAt(parent, [key]) || shown.has(key)) continue;
        const near = nearestName(key, [...shown]);
        const suggestion = near ? say('unused-text.did-you-mean', { near }) : say('delete');
        report({ at: keyAt, message: 'unused-text.nothing-shows-text', suggestion, data: { key } });
      }
    }
  },
};
