import { suggestFix } from '../../brand/parse/nearest-name.ts';
import type { Node } from '../../brand/parse/node.ts';
import { entriesAt, nodeAt, textAt } from '../../brand/parse/node.ts';
import type { Rule, Report } from '../rule.ts';
import { describedAt, propertyNames } from './schema/described.ts';
import type { Form } from './schema/forms.ts';

/** RJSF's fields that a form may ask for by name; what else it draws, it finds by the schema. */
const FIELDS = ['LayoutGridField', 'LayoutMultiSchemaField'];
/** Keys of a layout behind which its parts stand. */
const PARTS = ['ui:row', 'ui:columns', 'ui:col', 'ui:condition'];

/** 'ui:field' names a field that there is, and a layout shows fields of the form. */
export const rule: Rule = {
  meta: {
    id: 'ui-field',
    severity: 'error',
    description:
      'A layout speaks of a field that the form does not have, or of one that only code could draw.',
    howToFix: 'Name fields of the form.',
  },
  checkForm({ form, report }) {
    const seen = new Set<Node>();
    for (const { path, ui: looks, kind } of form.parts) {
      const own = nodeAt(form.ui, looks);
      if (!own || kind === 'test' || seen.has(own)) continue;
      seen.add(own);
      const field = nodeAt(own, ['ui:field']) ?? nodeAt(own, ['ui:options', 'field']);
      const name = textAt(field);
      if (field && name !== undefined && !FIELDS.includes(name)) {
        report({
          at: field.at,
          message: `There is no field '${name}' that JSON can ask for.`,
          ...suggestFix(name, FIELDS, 'Fields of a layout'),
          data: { name },
        });
      }
      checkLayout(form, path, nodeAt(own, ['ui:layoutGrid']), report);
    }
  },
};

function checkLayout(
  form: Form,
  path: readonly string[],
  layout: Node | undefined,
  report: Report,
): void {
  if (layout?.kind === 'array') {
    for (const item of layout.items) checkLayout(form, path, item, report);
  }
  const name = textAt(layout) ?? textAt(layout, 'name');
  if (layout && name !== undefined) {
    const place = nodeAt(layout, ['name'])?.at ?? layout.at;
    const shown = [...path, ...name.split('.')];
    if (describedAt(form.schema, shown).length === 0) {
      const owner = shown.slice(0, -1);
      const names = propertyNames(form.schema, owner);
      report({
        at: place,
        message: `There is no field '${name}' to lay out.`,
        ...suggestFix(shown.at(-1)!, names, 'Fields'),
        data: { name },
      });
    }
  }
  checkLayoutParts(form, path, layout, report);
}

function checkLayoutParts(
  form: Form,
  path: readonly string[],
  layout: Node | undefined,
  report: Report,
): void {
  for (const [key, { node }] of entriesAt(layout)) {
    if (!PARTS.includes(key)) continue;
    checkLayout(form, path, node.kind === 'array' ? node : nodeAt(node, ['children']), report);
  }
}
