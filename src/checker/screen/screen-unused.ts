import { isSellable } from '../../brand/parse/brand-files.ts';
import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import { itemsAt, nodeAt, textAt } from '../../brand/parse/node.ts';
import { isEntry } from '../flow/flow-maps.ts';
import { flowsOf, stepsOf } from '../flow/flow-nodes.ts';
import { templateIdOf } from '../../flow/templates.ts';
import type { ProjectContext, Rule } from '../rule.ts';

/** Some flow shows what a folder adds to a screen. The library of all brands has screens that wait for a flow. */
export const rule: Rule = {
  id: 'screen-unused',
  severity: 'warning',
  checkProject(context) {
    const { merges, sources } = context;
    const brands = [...merges.values()].filter(({ id }) => isSellable(id));
    for (const { id, chain } of merges.values()) {
      if (chain.length < 2) continue;
      const concerned = brands.filter((brand) => brand.chain.includes(id));
      if (concerned.length === 0) continue;
      const shown = new Set(concerned.flatMap((brand) => templatesOf(brand, context)));
      const parent = merges.get(chain.at(-2)!);
      for (const [template, screen] of sources.folders.get(id)!.screens) {
        // Another rule reports a name that is none.
        if (shown.has(template) || isEntry(template) || !templateIdOf(template)) continue;
        const known = itemsAt(parent?.screens.get(template), 'blocks').map((one) =>
          textAt(one, 'id'),
        );
        const added = itemsAt(screen, 'blocks').find(
          (block) => !known.includes(textAt(block, 'id')),
        );
        if (!added) continue;
        const name = textAt(added, 'id') ?? '';
        context.report({
          at: (nodeAt(added, ['id']) ?? added).at,
          message: 'screen-unused.flow-step-template',
          data: { template, name },
        });
      }
    }
  },
};

/** The templates of a brand's steps, and those that their screens begin as. */
function templatesOf(merged: MergedBrand, { sources }: ProjectContext): string[] {
  const found = new Set(
    flowsOf(merged)
      .flatMap(stepsOf)
      .flatMap((step) => textAt(step, 'templateId') ?? []),
  );
  // A set that grows while it is walked is walked to its end.
  for (const template of found) {
    for (const folder of merged.chain) {
      const screen = sources.folders.get(folder)?.screens.get(template);
      const origin = textAt(screen, 'extends');
      if (origin !== undefined) found.add(origin);
    }
  }
  return [...found];
}
