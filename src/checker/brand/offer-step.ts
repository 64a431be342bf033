import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import {
  entriesAt,
  firstPlaceOf,
  itemsAt,
  nodeAt,
  textAt,
  type Node,
} from '../../brand/parse/node.ts';
import { isUpsellPage } from '../../flow/sold-at.ts';
import { flowsOf, stepsOf } from '../flow/flow-nodes.ts';
import type { Rule } from '../rule.ts';

/** An offer of brand.json, and the step that makes it. */
interface Offer {
  /** The offer in brand.json; its first part is the key that stands there. */
  path: readonly [string, ...string[]];
  /** The template to add where no step makes the offer. */
  template: string;
  /** Whether a step makes the offer, by its template and the blocks of its screen. */
  isMade(template: string, blocks: readonly Node[]): boolean;
  /** An example to add where a step has nothing to offer; missing where another rule reports that. */
  example?: object;
}

const hasBlock = (kind: string) => (_: string, blocks: readonly Node[]) =>
  blocks.some((block) => textAt(block, 'block') === kind);

const OFFERS: readonly Offer[] = [
  {
    path: ['orderBump', 'planId'],
    template: 'order-bump-presentation',
    isMade: hasBlock('order-bump'),
    example: { planId: 'anual' },
  },
  {
    path: ['multiProfile', 'profiles'],
    template: 'multiprofile-presentation',
    isMade: (template, blocks) => hasBlock('profile-plans')(template, blocks),
    example: { profiles: { anual: 1 } },
  },
  // The rule 'upsell' reports a page that sells nothing.
  { path: ['upsellProductName'], template: 'upsell-presentation', isMade: isUpsellPage },
  { path: ['upsellData', 'name'], template: 'upsell-presentation', isMade: isUpsellPage },
];

/** An offer of brand.json is made on a step of some flow, and a step that makes one has something to offer. */
export const rule: Rule = {
  id: 'offer-step',
  severity: 'warning',
  checkBrand({ merged, report }) {
    const { brand, files } = merged;
    const steps = stepsWithBlocks(merged);
    const missing = new Set<string>();
    for (const { path, template, isMade, example } of OFFERS) {
      const offer = nodeAt(brand, path);
      const isThere = textAt(offer) !== undefined || entriesAt(offer).length > 0;
      const key = path[0];
      const makers = steps.filter((step) => isMade(step.template, step.blocks));
      const [idle] = makers.filter(({ node }) => !nodeAt(node, ['props', ...path]));
      if (offer && isThere && makers.length === 0 && !missing.has(template)) {
        missing.add(template);
        report({
          at: (nodeAt(brand, [key]) ?? offer).at,
          message: 'offer-step.step-any-flow',
          subject: key,
          data: { key, template },
        });
      }
      if (idle && example && !nodeAt(brand, [key])) {
        report({
          at: idle.at,
          message: 'offer-step.step-nothing-offer',
          subject: `step ${key}`,
          data: { key, id: idle.id, example: JSON.stringify(example) },
        });
      }
    }
    const sandbox = files.get('sandbox');
    const asking = steps.find(({ blocks }) =>
      blocks.some((block) => textAt(block, 'action') === 'selectSchool'),
    );
    if (!asking || !sandbox || nodeAt(sandbox, ['franchises'])) return;
    report({
      at: firstPlaceOf(sandbox),
      message: 'offer-step.step-asks-school',
      data: { id: asking.id, value: JSON.stringify([SCHOOL]) },

      subject: 'franchises',
    });
  },
};

const SCHOOL = { region: 'Sul', city: 'Curitiba', salesforceId: '001A0000BATE04', name: 'Batel' };

/** The steps of all flows with the blocks of their screens. */
function stepsWithBlocks(merged: MergedBrand) {
  return flowsOf(merged)
    .flatMap(stepsOf)
    .flatMap((node) => {
      const template = nodeAt(node, ['templateId']);
      const name = textAt(template);
      if (!template || name === undefined) return [];
      const blocks = itemsAt(merged.screens.get(name), 'blocks');
      return [{ node, id: textAt(node, 'id'), at: template.at, template: name, blocks }];
    });
}
