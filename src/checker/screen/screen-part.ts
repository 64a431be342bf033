import { itemsAt, nodeAt, textAt, type Place } from '../../brand/parse/node.ts';
import type { ActionName } from '../../contract/generated/names.ts';
import { simplify } from '../../flow/condition.ts';
import { canHoldTogether } from '../../flow/conditions/can-hold-together.ts';
import { soldAt, takesPayment } from '../../flow/sold-at.ts';
import type { TemplateId } from '../../flow/templates.ts';
import { say } from '../language/sentence.ts';
import type { BrandContext, Report, Rule } from '../rule.ts';
import { nodeOf, placeOf, valuesOf, type Block, type Step } from '../typed.ts';
import { actionOf } from './screen-ways.ts';

/** A block without which a form's action is of no use, by the action. */
const PART_OF: Readonly<Partial<Record<ActionName, string>>> = {
  payPix: 'pix-code',
  validatePhone: 'sms-sender',
};

/** Settings of brand.json for which some screen of the brand has a block of the same name. */
const SETTINGS = ['tickets', 'contract'] as const;

/** Facts of a buyer who has not paid yet. */
const BEFORE = { hasPix: false, pixFault: false, outcome: false };

/** The screens of a purchase have the blocks that its buyers need. */
export const rule: Rule = {
  id: 'screen-part',
  severity: 'error',
  checkBrand(context) {
    const { merged, forms, report } = context;
    const { screens, flows, brand } = valuesOf(merged);
    // A form that several screens share is judged on the first of them.
    for (const form of forms) {
      const { blocks } = screens.get(form.screen)!;
      const missing = missingPart(form.block, form.screen, blocks);
      if (missing)
        report({
          at: removalOf(missing, context) ?? placeOf(form.block, 'action'),
          message:
            missing === 'order-summary'
              ? say('screen-part.screen-sells-does', { missing })
              : say('screen-part.screen-block-without', { template: form.screen, missing }),
          suggestion: say('screen-part.add-block-do', { missing }),
          subject: '',
          data: { missing },
        });
    }
    const seen = new Set<Block>();
    for (const [template, { blocks }] of screens) {
      checkWayPast(
        template as TemplateId,
        blocks.filter((one) => !seen.has(one)),
        report,
      );
      for (const block of blocks) seen.add(block);
    }
    const shown = flows.flatMap(({ steps }) => steps).map(({ templateId }: Step) => templateId);
    const kinds = shown.flatMap((one) => screens.get(one)?.blocks ?? []).map(({ block }) => block);
    for (const setting of shown.length > 0 ? SETTINGS : []) {
      if (brand[setting] !== true || kinds.includes(setting)) continue;
      report({
        at: removalOf(setting, context) ?? placeOf(brand, setting),
        message: 'screen-part.brand-json-but',
        subject: setting,
        data: { setting, block: setting },
      });
    }
  },
};

/** The block that a form needs beside it and its screen has not. */
function missingPart(form: Block, template: string, blocks: readonly Block[]): string | undefined {
  const { needsPrice, movesMoney } = actionOf(form) ?? {};
  // An invoice has the price that the upstream knows.
  const sells = needsPrice && movesMoney && soldAt(template as TemplateId) !== 'invoice';
  const needed = [sells ? 'order-summary' : undefined, PART_OF[form.action as ActionName]];
  return needed.find((kind) => kind && !blocks.some(({ block }) => block === kind));
}

/** The place where the youngest folder takes a block of some kind away. */
function removalOf(kind: string, { merged, sources }: BrandContext): Place | undefined {
  const entries = [...merged.chain]
    .reverse()
    .flatMap((name) => [...sources.folders.get(name)!.screens])
    .filter(([template]) => soldAt(template as TemplateId) !== 'invoice')
    .flatMap(([, screen]) => itemsAt(screen, 'blocks'));
  const ids = entries
    .filter((one) => textAt(one, 'block') === kind)
    .map((one) => textAt(one, 'id'));
  const removed = entries.find(
    (one) => nodeAt(one, ['$remove']) && ids.includes(textAt(one, 'id')),
  );
  return nodeAt(removed, ['id'])?.at;
}

/** A button that leads on beside the form that pays, and the tab of another method. */
function checkWayPast(template: TemplateId, blocks: readonly Block[], report: Report): void {
  const sold = soldAt(template);
  const paying = blocks.filter((block) => actionOf(block)?.paysBy);
  if (paying.length === 0 || (sold !== 'main' && sold !== 'upsell')) return;
  for (const one of blocks) {
    const { block, id, when, method } = one;
    const isPast = block === 'next' && takesPayment(template) && sold === 'main';
    if (isPast && simplify(when, BEFORE) !== false)
      report({ at: nodeOf(one).at, message: 'screen-part.leads-past-payment', data: { id } });
    const beside = paying.filter((form) => canHoldTogether(form.when, when));
    const isOther = beside.length > 0 && !beside.some((form) => actionOf(form)?.paysBy === method);
    if (block !== 'payment-methods' || !method || !isOther) continue;
    report({
      at: placeOf(one, 'method'),
      message: 'screen-part.tab-marked-here',
      subject: '',
      data: { method: String(method) },
    });
  }
}
