import { entriesAt, itemsAt, nodeAt, textAt } from '../../brand/parse/node.ts';
import { flowsOf, stepsOf } from '../flow/flow-nodes.ts';
import type { Rule } from '../rule.ts';

/** The offers of brand.json that a block of some step makes. */
const OFFERS = [
  { path: ['orderBump', 'planId'], block: 'order-bump', template: 'order-bump-presentation' },
  {
    path: ['multiProfile', 'profiles'],
    block: 'profile-plans',
    template: 'multiprofile-presentation',
  },
] as const;

/** An offer of brand.json is made on a step of some flow. */
export const rule: Rule = {
  meta: {
    id: 'offer-step',
    severity: 'warning',
    description:
      'brand.json names plans for an order bump or for profiles, but no flow has a step that offers them, so nobody can buy them.',
    howToFix: 'Add a step with the template to the flows, or take the offer out of brand.json.',
    example: {
      file: 'brand.json',
      wrong: { orderBump: { planId: 'anual' } },
      right: {},
    },
    pt: {
      'No step of any flow offers {}, so that nobody can buy it.':
        'Nenhuma etapa de nenhum fluxo oferece {}, então ninguém pode comprar.',
      'Add a step with {} to flows.json, or delete {}.':
        'Acrescente uma etapa com {} a flows.json, ou apague {}.',
    },
  },
  checkBrand({ merged, report }) {
    const { brand, screens, unreadable } = merged;
    if (unreadable.has('flows')) return;
    const templates = new Set(
      flowsOf(merged)
        .flatMap(stepsOf)
        .map((step) => textAt(step, 'templateId') ?? ''),
    );
    const blocks = [...templates].flatMap((id) =>
      itemsAt(screens.get(id), 'blocks').map((block) => textAt(block, 'block')),
    );
    for (const { path, block, template } of OFFERS) {
      const offer = nodeAt(brand, path);
      const isThere = textAt(offer) !== undefined || entriesAt(offer).length > 0;
      // A screen that cannot be read may be the one that offers it.
      if (!offer || !isThere || blocks.includes(block) || templates.size === 0) continue;
      if ([...templates].some((id) => unreadable.has(`screens/${id}`))) continue;
      const key = path[0];
      report({
        at: (nodeAt(brand, [key]) ?? offer).at,
        message: `No step of any flow offers "${key}", so that nobody can buy it.`,
        suggestion: `Add a step with "templateId": "${template}" to flows.json, or delete "${key}".`,
        subject: key,
        data: { key },
      });
    }
  },
};
