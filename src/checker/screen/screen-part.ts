import { itemsAt, nodeAt, textAt, type Node } from '../../brand/parse/node.ts';
import { whenOf } from '../../brand/compile/read-condition.ts';
import { ACTIONS } from '../../contract/actions.ts';
import type { ActionName } from '../../contract/generated/names.ts';
import { soldAt, takesPayment } from '../../flow/sold-at.ts';
import type { TemplateId } from '../../flow/templates.ts';
import { canHoldTogether } from '../../flow/conditions/can-hold-together.ts';
import { simplify } from '../../flow/condition.ts';
import { flowsOf, stepsOf } from '../flow/flow-nodes.ts';
import type { BrandContext, Report, Rule } from '../rule.ts';
import { say } from '../language/sentence.ts';

/** A block without which a form's action is of no use, by the action. */
const PART_OF: Readonly<Partial<Record<ActionName, string>>> = {
  payPix: 'pix-code',
  validatePhone: 'sms-sender',
};

/** Settings of brand.json for which some screen of the brand has a block. */
const PART_OF_BRAND = [
  ['tickets', 'tickets'],
  ['contract', 'contract'],
] as const;

/** Facts of a buyer who has not paid yet. */
const BEFORE = { hasPix: false, pixFault: false, outcome: false };

/** The screens of a purchase have the blocks that its buyers need. */
export const rule: Rule = {
  id: 'screen-part',
  severity: 'error',
  checkBrand(context) {
    const { merged, forms } = context;
    const seen = new Set<Node>();
    for (const [template, screen] of merged.screens) {
      const blocks = itemsAt(screen, 'blocks');
      if (!forms.some(({ block }) => blocks.includes(block))) continue;
      checkParts(template, blocks, context, seen);
      checkWayPast(template, blocks, context.report, seen);
    }
    checkSettings(context);
  },
};

const kindsOf = (blocks: readonly Node[]) => blocks.map((block) => textAt(block, 'block') ?? '');

/** The blocks that the forms of a screen need beside them. */
function checkParts(
  template: string,
  blocks: readonly Node[],
  context: BrandContext,
  seen: Set<Node>,
): void {
  const kinds = kindsOf(blocks);
  for (const block of blocks.filter((one) => textAt(one, 'block') === 'form')) {
    const name = textAt(block, 'action') as ActionName;
    const action = ACTIONS[name];
    // An invoice has the price that the upstream knows.
    const sells =
      action?.needsPrice && action.movesMoney && soldAt(template as TemplateId) !== 'invoice';
    const needed = [...(sells ? ['order-summary'] : []), ...(PART_OF[name] ? [PART_OF[name]] : [])];
    const missing = needed.find((kind) => !kinds.includes(kind));
    if (missing === undefined || seen.has(block)) continue;
    seen.add(block);
    context.report({
      at: (removalOf(missing, context) ?? nodeAt(block, ['action']) ?? block).at,
      message:
        missing === 'order-summary'
          ? say('screen-part.screen-sells-does', { missing })
          : say('screen-part.screen-block-without', { template, missing }),
      suggestion: say('screen-part.add-block-do', { missing }),
      subject: '',
      data: { missing },
    });
  }
}

/** The place where a folder takes a block of some kind away. */
function removalOf(kind: string, { merged, sources }: BrandContext): Node | undefined {
  const entries = [...merged.chain]
    .reverse()
    .flatMap((name) => [...(sources.folders.get(name)?.screens ?? [])])
    .filter(([template]) => soldAt(template as TemplateId) !== 'invoice')
    .flatMap(([, screen]) => itemsAt(screen, 'blocks'));
  const ids = entries
    .filter((entry) => textAt(entry, 'block') === kind)
    .map((entry) => textAt(entry, 'id'));
  const removed = entries.find(
    (entry) => nodeAt(entry, ['$remove']) && ids.includes(textAt(entry, 'id')),
  );
  return nodeAt(removed, ['id']);
}

/** A button that leads on beside the form that pays, and the tab of another method. */
function checkWayPast(
  template: string,
  blocks: readonly Node[],
  report: Report,
  seen: Set<Node>,
): void {
  const sold = soldAt(template as TemplateId);
  const paying = blocks.filter((block) => ACTIONS[textAt(block, 'action') as ActionName]?.paysBy);
  if (paying.length === 0 || (sold !== 'main' && sold !== 'upsell')) return;
  for (const block of blocks) {
    const kind = textAt(block, 'block');
    const method = nodeAt(block, ['method']);
    const isPast = kind === 'next' && simplify(whenOf(block), BEFORE) !== false;
    if (isPast && takesPayment(template) && sold === 'main' && !seen.has(block)) {
      seen.add(block);
      report({
        at: block.at,
        message: 'screen-part.leads-past-payment',
        data: { id: textAt(block, 'id') },
      });
    }
    const beside = paying.filter((form) => canHoldTogether(whenOf(form), whenOf(block)));
    const methods = beside.map((form) => ACTIONS[textAt(form, 'action') as ActionName].paysBy);
    const isOther =
      kind === 'payment-methods' &&
      methods.length > 0 &&
      !methods.some((one) => one === textAt(method));
    if (!method || !isOther || seen.has(method)) continue;
    seen.add(method);
    report({
      at: method.at,
      message: 'screen-part.tab-marked-here',
      subject: '',
      data: { method: textAt(method) },
    });
  }
}

function checkSettings(context: BrandContext): void {
  const { merged, report } = context;
  const templates = new Set(
    flowsOf(merged)
      .flatMap(stepsOf)
      .map((step) => textAt(step, 'templateId') ?? ''),
  );
  const shown = [...templates].map((one) => merged.screens.get(one));
  if (templates.size === 0) return;
  const kinds = shown.flatMap((screen) => kindsOf(itemsAt(screen, 'blocks')));
  for (const [setting, block] of PART_OF_BRAND) {
    const node = nodeAt(merged.brand, [setting]);
    if (node?.kind !== 'scalar' || node.value !== true || kinds.includes(block)) continue;
    report({
      at: (removalOf(block, context) ?? node).at,
      message: 'screen-part.brand-json-but',
      subject: setting,
      data: { setting, block },
    });
  }
}
