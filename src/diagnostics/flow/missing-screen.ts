import { nodeAt, textAt } from '../../brand/parse/node.ts';
import { isOwnTemplate, TEMPLATE_IDS } from '../../flow/templates.ts';
import type { Rule } from '../rule.ts';
import { flowsOf, stepsOf } from './flow-nodes.ts';

const known: readonly string[] = TEMPLATE_IDS;

/** Every step has a screen to draw. */
export const rule: Rule = {
  meta: {
    id: 'missing-screen',
    hidesTexts: true,
    severity: 'error',
    description: 'A step has a template for which no screen is written: buyers would see nothing.',
    howToFix: "Add screens/<template>.json to the brand's folder or to one it extends.",
    pt: {
      "No screen is declared for '{}'.": "Nenhuma tela foi declarada para '{}'.",
      "Add screens/{}.json to the brand's folder or to one it extends.":
        'Acrescente screens/{}.json à pasta da marca ou a uma que ela estende.',
    },
  },
  checkBrand({ merged: { screens, unreadable, ...merged }, report }) {
    const reported = new Set<string>();
    for (const step of flowsOf(merged).flatMap(stepsOf)) {
      const id = textAt(step, 'templateId');
      if (id === undefined || reported.has(id)) continue;
      reported.add(id);
      if (!(known.includes(id) || isOwnTemplate(id))) continue;
      if (screens.has(id) || unreadable.has(`screens/${id}`)) continue;
      report({
        at: nodeAt(step, ['templateId'])!.at,
        message: `No screen is declared for '${id}'.`,
        suggestion: `Add screens/${id}.json to the brand's folder or to one it extends.`,
        data: { id },
      });
    }
  },
};
