import { expandFields } from '../../brand/expand-fields.ts';
import { nearestName } from '../../brand/nearest-name.ts';
import type { Node } from '../../brand/node.ts';
import { emptyObject, nodeAt, textAt, toValue } from '../../brand/node.ts';
import { formats } from '../../rules/formats.ts';
import { widgetNames } from '../../../widgets/fields/names.ts';
import type { Check, Report } from '../check.ts';

/** Forms ask only for fields they have, and name only formats and widgets that exist. */
export const formSchema: Check = {
  rule: 'form-schema',
  run({ merged, sources }, report) {
    for (const screen of merged.screens.values()) {
      const blocks = nodeAt(screen, ['blocks']);
      for (const block of blocks?.kind === 'array' ? blocks.items : []) {
        const schema = nodeAt(block, ['schema']);
        if (!schema) continue;
        const context = {
          fields: sources.fields,
          texts: new Map(),
          usedTexts: new Set<string>(),
          knownFacts: {},
          stepNumbers: {},
          report: () => {},
        };
        const ui = nodeAt(block, ['ui']) ?? emptyObject(block.at);
        const expanded = expandFields(context, schema, ui);
        checkSchema(expanded.schema, report);
        checkWidgets(expanded.ui, report);
      }
    }
  },
};

function checkSchema(node: Node, report: Report): void {
  if (node.kind === 'array') node.items.forEach((item) => checkSchema(item, report));
  if (node.kind !== 'object') return;
  const properties = nodeAt(node, ['properties']);
  const required = nodeAt(node, ['required']);
  if (properties?.kind === 'object' && required?.kind === 'array') {
    const names = [...properties.entries.keys()];
    for (const item of required.items) {
      const name = String(toValue(item));
      if (names.includes(name)) continue;
      const near = nearestName(name, names);
      report(
        item.at,
        `'${name}' is required, but the form has no such field, so no buyer could go on.${near ? ` Did you mean '${near}'?` : ''} Fields: ${names.join(', ')}.`,
      );
    }
  }
  const format = textAt(node, 'format');
  if (
    format !== undefined &&
    textAt(node, 'type') === 'string' &&
    !Object.hasOwn(formats, format)
  ) {
    const near = nearestName(format, Object.keys(formats));
    report(
      nodeAt(node, ['format'])!.at,
      `There is no rule (format) '${format}'.${near ? ` Did you mean '${near}'?` : ''} Rules: ${Object.keys(formats).join(', ')}.`,
    );
  }
  for (const { node: inner } of node.entries.values()) checkSchema(inner, report);
}

function checkWidgets(ui: Node, report: Report): void {
  if (ui.kind !== 'object') return;
  for (const [key, { node }] of ui.entries) {
    const name = key === 'ui:widget' ? toValue(node) : undefined;
    const known: readonly string[] = widgetNames;
    if (typeof name === 'string' && !known.includes(name)) {
      const near = nearestName(name, known);
      report(
        node.at,
        `There is no widget '${name}'.${near ? ` Did you mean '${near}'?` : ''} Widgets: ${known.join(', ')}.`,
      );
    }
    checkWidgets(node, report);
  }
}
