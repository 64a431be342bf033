import { knownFacts } from '../../brand/compile/known-facts.ts';
import { blockFacts } from '../../contract/generated/blocks.ts';
import { laterFirst } from '../age-of.ts';
import { flowMapsOf, wayOf, type GraphStep } from '../flow/flow-maps.ts';
import { canHold } from '../form/schema/forms.ts';
import { say } from '../language/sentence.ts';
import { brandRule } from '../rule.ts';
import { nodeOf, type Block } from '../typed.ts';

/** On every screen that something follows stands something that leads on, for every buyer. */
export const rule = brandRule('screen-way', 'error', ({ merged, screens, report }) => {
  const known = knownFacts(merged.brand);
  const seen = new Set<object>();
  for (const { steps, issues } of flowMapsOf(merged)) {
    for (const step of steps) {
      const screen = step.templateId;
      const blocks = screens.get(screen)?.blocks;
      const path = issues.pathTo.get(step.id);
      if (!blocks || !path || seen.has(blocks)) continue;
      const whens = blocks.filter(isLeading).map(({ when }) => when);
      const strands = whens.every(Boolean) && canHold(whens.map(negated), known);
      const isStuck = !leadsOn(step);
      if (!isStuck && (step.isEnd || whens.length === 0 || !strands)) continue;
      seen.add(blocks);
      const id = `screen-way.${isStuck ? 'buyers-do-get' : 'some-buyers-do'}` as const;
      const written = whens.flatMap((when) => (when ? nodeOf(when).at : []));
      const [at = nodeOf(blocks).at] = laterFirst(merged, ...written);
      const message = [say(id, { screen }), wayOf(path)];
      report(at, message, { screen }, { help: `${id}.help` });
    }
  }
});

const negated = (when: Block['when']) => when && { not: when };

/** Whether a block leads on: a form, what has an outcome or links to a screen, and the way to the start. */
function isLeading({ block }: Block): boolean {
  const { always = [], linkOption } = blockFacts.get(block) ?? {};
  return block === 'form' || block === 'restart' || always.length > 0 || linkOption !== undefined;
}

function leadsOn({ isEnd, next, comesTo, mayComeTo = [], links }: GraphStep): boolean {
  // Without blocks, or without a step that follows, something else is seen.
  if (isEnd || next === undefined || comesTo === undefined) return true;
  return comesTo.length > 0 || mayComeTo.length > 0 || links.length > 0;
}
