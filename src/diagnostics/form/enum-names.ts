import { nodeAt } from '../../brand/parse/node.ts';
import { younger } from '../age-of.ts';
import type { Check } from '../rule.ts';

/** A field's names for its values are as many as the values, for they are matched by their order. */
export const enumNames: Check = {
  rule: 'enum-names',
  run({ merged, forms }, report) {
    for (const { parts, ui } of forms) {
      for (const { node, path, ui: looks } of parts) {
        const values = nodeAt(node, ['enum']);
        const names = nodeAt(ui, [...looks, 'ui:enumNames']);
        if (values?.kind !== 'array' || names?.kind !== 'array') continue;
        if (values.items.length === names.items.length) continue;
        report(
          younger(merged, names, values).at,
          `'${path.join('.')}' has ${values.items.length} values (enum), but ${names.items.length} names (ui:enumNames).`,
          'Give each value one name, in the same order.',
        );
      }
    }
  },
};
