import { suggestName } from '../../brand/parse/nearest-name.ts';
import type { Node } from '../../brand/parse/node.ts';
import { entriesAt, nodeAt, textAt } from '../../brand/parse/node.ts';
import type { Check, Report } from '../rule.ts';
import { describedAt, propertyNames } from './schema/described.ts';
import type { Form } from './schema/forms.ts';

/** RJSF's fields that a form may ask for by name; what else it draws, it finds by the schema. */
const FIELDS = ['LayoutGridField', 'LayoutMultiSchemaField'];
/** Keys of a layout behind which its parts stand. */
const PARTS = ['ui:row', 'ui:columns', 'ui:col', 'ui:condition'];

/** 'ui:field' names a field that there is, and a layout shows fields of the form. */
export const uiField: Check = {
  rule: 'ui-field',
  run({ forms }, report) {
    for (const form of forms) {
      const seen = new Set<Node>();
      for (const { path, ui: looks, kind } of form.parts) {
        const own = nodeAt(form.ui, looks);
        if (!own || kind === 'test' || seen.has(own)) continue;
        seen.add(own);
        const field = nodeAt(own, ['ui:field']) ?? nodeAt(own, ['ui:options', 'field']);
        const name = textAt(field);
        if (field && name !== undefined && !FIELDS.includes(name)) {
          const hint = suggestName(name, FIELDS, 'Fields of a layout');
          report(field.at, `There is no field '${name}' that JSON can ask for.`, hint);
        }
        checkLayout(form, path, nodeAt(own, ['ui:layoutGrid']), report);
      }
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
      const hint = suggestName(shown.at(-1)!, propertyNames(form.schema, owner), 'Fields');
      report(place, `There is no field '${name}' to lay out.`, hint);
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
