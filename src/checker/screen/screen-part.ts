import { itemsAt, nodeAt, textAt, type Place } from '../../brand/parse/node.ts';
import type { ActionName } from '../../contract/generated/names.ts';
import { simplify } from '../../flow/condition.ts';
import { soldAt, takesPayment } from '../../flow/sold-at.ts';
import type { TemplateId } from '../../flow/templates.ts';
import { actionOf, isOtherAction } from '../answer/answers.ts';
import type { Form } from '../form/schema/forms.ts';
import { brandFormRule, brandRule, type BrandContext, type Rule } from '../rule.ts';
import type { Block } from '../typed.ts';

/** A block without which a form's action is of no use, by the action. */
const PART_OF: Readonly<Partial<Record<ActionName, string>>> = {
  payPix: 'pix-code',
  validatePhone: 'sms-sender',
};

/** Settings of brand.json for which some screen of the brand has a block of the same name. */
const SETTINGS = ['tickets', 'contract'] as const;

/** Facts of a buyer who has not paid yet. */
const BEFORE = { hasPix: false, pixFault: false, outcome: false };

export const rules: readonly Rule[] = [
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
];

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
