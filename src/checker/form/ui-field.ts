import { suggestFix } from '../language/suggest.ts';
import { entriesAt, itemsAt, nodeAt, type Node } from '../../brand/parse/node.ts';
import type { Rule, Report } from '../rule.ts';
import { namesIn, reportUnknown } from '../unknown-names.ts';
import { describedAt, propertyNames } from './schema/described.ts';
import type { Form } from './schema/forms.ts';
import { uiOption, uiSchemasOfFields } from './schema/ui-schemas.ts';
import { say } from '../language/sentence.ts';

/** RJSF's fields that a form may ask for by name; what else it draws, it finds by the schema. */
const FIELDS = ['LayoutGridField', 'LayoutMultiSchemaField'];
/** Keys of a layout behind which its parts stand. */
const PARTS = ['ui:row', 'ui:columns', 'ui:col', 'ui:condition'];

/** 'ui:field' names a field that there is, and a layout shows fields of the form. */
export const rule: Rule = {
  id: 'ui-field',
  severity: 'error',
  checkForm({ form, report }) {
    for (const [ui, path] of uiSchemasOfFields(form)) {
      const names = namesIn(uiOption(ui, 'field'));
      reportUnknown(names, FIELDS, 'list.fields-of-a-layout', report, (name) => ({
        message: say('ui-field.there-field-json', { name }),
      }));
      checkLayout(form, path, nodeAt(ui, ['ui:layoutGrid']), report);
    }
  },
};

function checkLayout(
  form: Form,
  path: readonly string[],
  layout: Node | undefined,
  report: Report,
): void {
  for (const { name, at } of namesIn(layout, nodeAt(layout, ['name']))) {
    const shown = [...path, ...name.split('.')];
    if (describedAt(form.schema, shown).length > 0) continue;
    report({
      at,
      message: 'ui-field.there-field-lay',
      ...suggestFix(shown.at(-1)!, propertyNames(form.schema, shown.slice(0, -1)), 'list.fields'),
      data: { name },
    });
  }
  const inner = entriesAt(layout).flatMap(([key, { node }]) => {
    if (!PARTS.includes(key)) return [];
    return itemsAt(node.kind === 'array' ? node : nodeAt(node, ['children']));
  });
  for (const part of [...itemsAt(layout), ...inner]) checkLayout(form, path, part, report);
}
