import { suggestName } from '../../brand/parse/nearest-name.ts';
import { nodeAt, textAt } from '../../brand/parse/node.ts';
import type { Check } from '../rule.ts';

/** The folder that lends its theme to the upsell pages exists. */
export const upsellTheme: Check = {
  rule: 'upsell-theme',
  run({ merged: { brand }, sources: { folders } }, report) {
    const path = ['upsellData', 'theme'];
    const name = textAt(brand, ...path);
    if (name === undefined || folders.has(name)) return;
    const names = suggestName(name, [...folders.keys()], 'Folders that exist');
    report(nodeAt(brand, path)!.at, `There is no folder '${name}' to take a theme from.`, names);
  },
};
