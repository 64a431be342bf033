import { itemsAt, nodeAt } from '../../brand/parse/node.ts';
import { fieldExample } from '../rule-examples.ts';
import type { Rule } from '../rule.ts';
import { namesIn, reportUnknown } from '../unknown-names.ts';
import { propertyNames } from './schema/described.ts';
import { uiSchemasOfFields } from './schema/ui-schemas.ts';

/** 'ui:order' names fields of the form, and all of them unless '*' stands for the rest. */
export const rule: Rule = {
  meta: {
    id: 'ui-order',
    severity: 'error',
    description:
      '"ui:order" names the fields in their order: each once, and all of them or "*" for the rest.',
    howToFix: 'Add what is left out, or "*".',
    example: fieldExample(
      { ui: { 'ui:order': ['name', 'email'] } },
      { ui: { 'ui:order': ['name', 'email', '*'] } },
    ),
    pt: {
      "There is no field '{}' to order.": "Não há o campo '{}' para ordenar.",
      "'ui:order' leaves out {}.": "'ui:order' deixa de fora {}.",
      "'ui:order' names '{}' twice, so that this form could not be drawn.":
        "'ui:order' nomeia '{}' duas vezes, então este formulário não poderia ser mostrado.",
      'Delete one of the two.': 'Apague um dos dois.',
      'Add what is left out, or "*" where the rest shall stand.':
        'Acrescente o que falta, ou "*" onde o resto deve ficar.',
    },
  },
  checkForm({ form, report }) {
    if (form.hasSlip) return;
    for (const [ui, path] of uiSchemasOfFields(form)) {
      const order = nodeAt(ui, ['ui:order']);
      if (!order) continue;
      const known = propertyNames(form.schema, path);
      const names = namesIn(...itemsAt(order));
      const others = names.filter(({ name }) => name !== '*');
      reportUnknown(others, known, 'Fields', report, (name) => ({
        message: `There is no field '${name}' to order.`,
      }));
      const ordered = names.map(({ name }) => name);
      const twice = names.find(({ name }, at) => ordered.indexOf(name) < at);
      if (twice) {
        report({
          at: twice.at,
          message: `'ui:order' names '${twice.name}' twice, so that this form could not be drawn.`,
          suggestion: 'Delete one of the two.',
          data: { name: twice.name },
        });
      }
      const left = known.filter((name) => !ordered.includes(name));
      if (left.length === 0 || ordered.includes('*')) continue;
      report({
        at: order.at,
        message: `'ui:order' leaves out ${left.join(', ')}.`,
        suggestion: `Add what is left out, or "*" where the rest shall stand.`,
      });
    }
  },
};
