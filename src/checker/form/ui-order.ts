import { itemsAt } from '../../brand/parse/node.ts';
import { say } from '../language/sentence.ts';
import type { Rule } from '../rule.ts';
import { nodeOf } from '../typed.ts';
import { namesIn, reportUnknown } from '../unknown-names.ts';
import { propertyNames } from './schema/described.ts';

/** 'ui:order' names fields of the form, each once, and all of them unless '*' stands for the rest. */
export const rule: Rule = {
  id: 'ui-order',
  severity: 'error',
  checkForm({ form: { parts, schema }, report }) {
    const described = parts.filter(({ kind }) => kind !== 'test');
    for (const [ui, path] of new Map(described.map((part) => [part.ui, part.path]))) {
      const order = ui?.['ui:order'];
      if (!order) continue;
      const known = propertyNames(schema, path);
      const names = namesIn(...itemsAt(nodeOf(order)));
      reportUnknown(names, [...known, '*'], 'list.fields', report, (name) => ({
        message: say('ui-order.there-field-order', { name }),
      }));
      const twice = names.find(({ name }, at) => order.indexOf(name) < at);
      if (twice)
        report({ at: twice.at, message: 'ui-order.ui-order-names', data: { name: twice.name } });
      const left = known.filter((name) => !order.includes(name));
      if (left.length > 0 && !order.includes('*'))
        report({
          at: nodeOf(order).at,
          message: say('ui-order.ui-order-leaves', { left }),
          suggestion: say('ui-order.ui-order-leaves.help'),
        });
    }
  },
};
