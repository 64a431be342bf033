import { itemsAt, nodeAt } from '../../brand/parse/node.ts';
import type { Rule } from '../rule.ts';
import { namesIn, reportUnknown } from '../unknown-names.ts';
import { propertyNames } from './schema/described.ts';
import { uiSchemasOfFields } from './schema/ui-schemas.ts';
import { say } from '../language/sentence.ts';

/** 'ui:order' names fields of the form, and all of them unless '*' stands for the rest. */
export const rule: Rule = {
  id: 'ui-order',
  severity: 'error',
  checkForm({ form, report }) {
    for (const [ui, path] of uiSchemasOfFields(form)) {
      const order = nodeAt(ui, ['ui:order']);
      if (!order) continue;
      const known = propertyNames(form.schema, path);
      const names = namesIn(...itemsAt(order));
      const others = names.filter(({ name }) => name !== '*');
      reportUnknown(others, known, 'list.fields', report, (name) => ({
        message: say('ui-order.there-field-order', { name }),
      }));
      const ordered = names.map(({ name }) => name);
      const twice = names.find(({ name }, at) => ordered.indexOf(name) < at);
      if (twice) {
        report({ at: twice.at, message: 'ui-order.ui-order-names', data: { name: twice.name } });
      }
      const left = known.filter((name) => !ordered.includes(name));
      if (left.length === 0 || ordered.includes('*')) continue;
      report({
        at: order.at,
        message: say('ui-order.ui-order-leaves', { left }),
        suggestion: say('ui-order.ui-order-leaves.help'),
      });
    }
  },
};
