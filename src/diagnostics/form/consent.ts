import { nodeAt, textAt, toValue } from '../../brand/parse/node.ts';
import type { Check } from '../rule.ts';

/** No consent is given before the buyer gives it (D-97). */
export const consent: Check = {
  rule: 'consent',
  run({ forms }, report) {
    for (const { parts, ui } of forms) {
      for (const { node, path, ui: looks } of parts) {
        const given = nodeAt(node, ['default']);
        const isConsent = textAt(ui, ...looks, 'ui:widget') === 'consent';
        if (!isConsent || !given || toValue(given) !== true) continue;
        report(given.at, `'${path.join('.')}' would be ticked beforehand.`, 'Delete the default.');
      }
    }
  },
};
