import { nodeAt } from '../../brand/parse/node.ts';
import { namesIn, reportUnknown } from '../unknown-names.ts';
import type { Rule } from '../rule.ts';

/** The folder that lends its theme to the upsell pages exists. */
export const rule: Rule = {
  meta: {
    id: 'upsell-theme',
    severity: 'error',
    description: "The upsell pages take the colours of another brand's folder, which is not there.",
    howToFix: 'Write the name of the folder below brands/.',
    example: {
      file: 'brand.json',
      wrong: { upsellData: { name: 'Mais', theme: 'alpha' } },
      right: { upsellData: { name: 'Mais', theme: 'alfa' } },
    },
    pt: {
      "There is no folder '{}' to take a theme from.": "Não há a pasta '{}' de onde tirar o tema.",
    },
  },
  checkBrand({ merged: { brand }, sources: { folders }, report }) {
    const written = namesIn(nodeAt(brand, ['upsellData', 'theme']));
    reportUnknown(written, [...folders.keys()], 'Folders that exist', report, (name) => ({
      message: `There is no folder '${name}' to take a theme from.`,
    }));
  },
};
