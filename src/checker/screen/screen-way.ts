import { blockFacts } from '../../contract/generated/blocks.ts';
import { flowMapsOf, wayOf, type GraphStep } from '../flow/flow-maps.ts';
import { canHold } from '../form/schema/forms.ts';
import { say } from '../language/sentence.ts';
import { brandRule } from '../rule.ts';
import { placeOf, laterFirst, type Block } from '../typed.ts';

/** On every screen that something follows stands something that leads on, for every buyer. */
export const rule = brandRule('screen-way', 'error', ({ merged, screens, known, report }) => {
  const seen = new Set<object>();
  for (const { steps, issues } of flowMapsOf(merged)) {
    for (const step of steps) {
      const screen = step.templateId;
      const blocks = screens.get(screen)?.blocks;
      const path = issues.pathTo.get(step.id);
      if (!blocks || !path || seen.has(blocks)) continue;
      const whens = blocks.filter(isLeading).map(({ when }) => when);
      const negated = whens.map((when) => when && { not: when });
      const strands = whens.length > 0 && whens.every(Boolean) && canHold(negated, known);
      const isStuck = !leadsOn(step);
      if (!isStuck && (step.isEnd || !strands)) continue;
      seen.add(blocks);
      const id = `screen-way.${isStuck ? 'buyers-do-get' : 'some-buyers-do'}` as const;
      const places = whens.flatMap((when) => (when ? placeOf(when) : []));
      const [at = [blocks] as const] = laterFirst(merged, ...places);
      report(at, [say(id, { screen }), wayOf(path)], { screen }, { help: `${id}.help` });
    }
  }
});

function isLeading({ block }: Block): boolean {
  const { always = [], linkOption } = blockFacts.get(block) ?? {};
  return block === 'form' || block === 'restart' || always.length > 0 || linkOption !== undefined;
}

function leadsOn({ isEnd, next, comesTo, mayComeTo = [], links }: GraphStep): boolean {
  // Without blocks, or without a step that follows, something else is seen.
  if (isEnd || next === undefined || comesTo === undefined) return true;
  return comesTo.length > 0 || mayComeTo.length > 0 || links.length > 0;
}
