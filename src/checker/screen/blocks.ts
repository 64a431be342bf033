import { itemsAt, nodeAt, nodesAt, textAt, type Place } from '../../brand/parse/node.ts';
import { blockFacts } from '../../contract/generated/blocks.ts';
import type { ActionName } from '../../contract/generated/names.ts';
import { simplify } from '../../flow/condition.ts';
import { canHoldTogether } from '../../flow/conditions/can-hold-together.ts';
import { soldAt, takesPayment } from '../../flow/sold-at.ts';
import { pathOf, type TemplateId } from '../../flow/templates.ts';
import { actionOf, isOtherAction } from '../answer/answers.ts';
import { flowMapsOf, wayOf, type GraphStep } from '../flow/flow-maps.ts';
import { canHold, type Form } from '../form/schema/forms.ts';
import { say } from '../language/sentence.ts';
import { namesIn, reportUnknown } from '../names.ts';
import { brandFormRule, brandRule, screenRule, type BrandContext, type Rule } from '../rule.ts';
import { laterFirst, nodeOf, placeOf, type Block } from '../typed.ts';

/** Blocks that say something and lead nowhere: a buyer on a phone can do without them. */
const SPEAKING =
  'benefits countdown guarantee heading help-link rich-text secure-note steps success-icon testimonial text video';

/** A block without which a form's action is of no use, by the action. */
const PART_OF: Readonly<Partial<Record<ActionName, string>>> = {
  payPix: 'pix-code',
  validatePhone: 'sms-sender',
};

/** Settings of brand.json for which some screen of the brand has a block of the same name. */
const SETTINGS = ['tickets', 'contract'] as const;

/** Facts of a buyer who has not paid yet. */
const BEFORE = { hasPix: false, pixFault: false, outcome: false };

function missingPart(form: Form, blocks: readonly Block[]): string | undefined {
  const { needsPrice, paysBy } = actionOf(form);
  // An invoice has the price that the upstream knows.
  const sells = needsPrice && paysBy && soldAt(form.screen as TemplateId) !== 'invoice';
  const needed = [sells ? 'order-summary' : undefined, PART_OF[form.block.action as ActionName]];
  return needed.find((kind) => kind && !blocks.some(({ block }) => block === kind));
}

/** The place where the youngest folder takes a block of some kind away. */
function removalOf(kind: string, { merged, sources }: BrandContext): Place | undefined {
  const entries = [...merged.chain]
    .reverse()
    .flatMap((name) => [...sources.folders.get(name)!.screens])
    .filter(([template]) => soldAt(template as TemplateId) !== 'invoice')
    .flatMap(([, screen]) => itemsAt(screen, 'blocks'));
  const ofKind = entries.filter((one) => textAt(one, 'block') === kind);
  const ids = ofKind.map((one) => textAt(one, 'id'));
  const removed = entries.find(
    (one) => nodeAt(one, ['$remove']) && ids.includes(textAt(one, 'id')),
  );
  return nodeAt(removed, ['id'])?.at;
}

function isLeading({ block }: Block): boolean {
  const { always = [], linkOption } = blockFacts.get(block) ?? {};
  return block === 'form' || block === 'restart' || always.length > 0 || linkOption !== undefined;
}

function leadsOn({ isEnd, next, comesTo, mayComeTo = [], links }: GraphStep): boolean {
  // Without blocks, or without a step that follows, something else is seen.
  if (isEnd || next === undefined || comesTo === undefined) return true;
  return comesTo.length > 0 || mayComeTo.length > 0 || links.length > 0;
}

export const rules: readonly Rule[] = [
  screenRule('side-column', 'error', ({ screen, report }) => {
    for (const block of screen.blocks) {
      const { id, block: kind, column } = block;
      const isForm = kind === 'form' && column !== undefined;
      const isLost = column === 'side-only' && !SPEAKING.split(' ').includes(kind);
      const message = isForm ? 'side-column.form-screen-cannot' : 'side-column.phones-do-draw';
      if (isForm || isLost) report([block, 'column'], message, { id, kind });
    }
  }),
  screenRule('one-form', 'error', ({ screen, template, report }) => {
    const forms = screen.blocks.filter(({ block }) => block === 'form');
    for (const [at, form] of forms.entries()) {
      const earlier = forms.slice(0, at).find(({ when }) => canHoldTogether(when, form.when))?.id;
      if (earlier) report([form], 'one-form.screen-form-already', { template, earlier });
    }
  }),
  brandRule('screen-link', 'error', ({ screens, blocks, report }) => {
    const links = blocks.filter(({ block }) => block === 'screen-link').map(nodeOf);
    const written = namesIn(links.flatMap((link) => nodesAt(link, 'screen')));
    const names = [...screens.keys()].filter((name) => pathOf(name) !== undefined);
    reportUnknown(report, written, [names, 'list.screens'], 'screen-link.there-screen-link');
  }),
  // A form that several screens share is judged on the first of them.
  brandFormRule('screen-part', 'error', (form, context) => {
    const { screens, report } = context;
    const { screen, block } = form;
    const { blocks } = screens.get(screen)!;
    // An action that is wrong for the form has a finding of its own, and the blocks that it would need have none.
    const missing = isOtherAction(form) ? undefined : missingPart(form, blocks);
    const what = missing === 'order-summary' ? 'screen-sells-does' : 'screen-block-without';
    if (missing)
      report(removalOf(missing, context) ?? [block, 'action'], `screen-part.${what}`, { missing });
    const isOfSale = takesPayment(screen) && soldAt(screen as TemplateId) === 'main';
    for (const one of isOfSale && actionOf(form).paysBy ? blocks : []) {
      if (one.block !== 'next' || simplify(one.when, BEFORE) === false) continue;
      report([one], 'screen-part.leads-past-payment', { id: one.id });
    }
  }),
  brandRule('screen-part', 'error', (context) => {
    const { flows, screens, brand, report } = context;
    const shown = flows.flatMap(({ steps }) => steps).map(({ templateId }) => templateId);
    const kinds = shown.flatMap((one) => screens.get(one)?.blocks ?? []).map(({ block }) => block);
    for (const setting of shown.length > 0 ? SETTINGS : []) {
      if (brand[setting] !== true || kinds.includes(setting)) continue;
      const at = removalOf(setting, context) ?? ([brand, setting] as const);
      report(at, 'screen-part.brand-json-but', { setting, block: setting });
    }
  }),
  brandRule('screen-way', 'error', ({ merged, screens, known, report }) => {
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
  }),
];
