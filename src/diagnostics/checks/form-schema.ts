import { expandFields } from '../../brand/expand-fields.ts';
import { placeWithin, type FieldPlace } from '../../brand/field-place.ts';
import { nearestName } from '../../brand/nearest-name.ts';
import type { Node, ObjectNode } from '../../brand/node.ts';
import { emptyObject, nodeAt, textAt, toValue } from '../../brand/node.ts';
import { mapSubNodes } from '../../brand/sub-schemas.ts';
import { stockWidgetNames } from '../../contract/stock-widgets.ts';
import { formats } from '../../rules/formats.ts';
import { standardFormats } from '../../rules/standard-formats.ts';
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
        if (schema?.kind !== 'object') continue;
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
        checkSchema(expanded.schema as ObjectNode, report);
        checkWidgets(expanded.ui, report);
      }
    }
  },
};

/** A schema within a form's, and where its value stands. */
interface Part {
  node: ObjectNode;
  place: FieldPlace;
}

function partsOf(schema: ObjectNode): Part[] {
  const parts: Part[] = [];
  const visit = (node: ObjectNode, place: FieldPlace): ObjectNode => {
    parts.push({ node, place });
    return mapSubNodes(node, (part, slot) => visit(part, placeWithin(place, slot)));
  };
  visit(schema, { path: [], ui: [] });
  return parts;
}

function checkSchema(schema: ObjectNode, report: Report): void {
  const type = textAt(schema, 'type') ?? 'object';
  if (type !== 'object') {
    const message = `A form's schema describes an object, and this is a '${type}': make it a property of one.`;
    report(nodeAt(schema, ['type'])!.at, message);
  }
  const parts = partsOf(schema);
  for (const part of parts) {
    checkRequired(part, parts, report);
    checkFormat(part.node, report);
    checkCardFields(part, report);
  }
}

function propertiesOf(node: ObjectNode): [name: string, property: Node][] {
  const properties = nodeAt(node, ['properties']);
  if (properties?.kind !== 'object') return [];
  return [...properties.entries].map(([name, entry]) => [name, entry.node]);
}

/** What is required has to be described, here or in another schema of the same object. */
function checkRequired({ node, place }: Part, parts: Part[], report: Report): void {
  const required = nodeAt(node, ['required']);
  if (required?.kind !== 'array' || !nodeAt(node, ['properties'])) return;
  const path = place.path.join('.');
  const same = parts.filter((part) => part.place.path.join('.') === path);
  const isOpen = same.some(({ node: one }) =>
    ['$ref', 'additionalProperties', 'patternProperties'].some((key) => {
      const value = nodeAt(one, [key]);
      return value !== undefined && !(value.kind === 'scalar' && value.value === false);
    }),
  );
  // What a definition is put together with is not known here.
  if (isOpen || path.startsWith('#/')) return;
  const names = [...new Set(same.flatMap((part) => propertiesOf(part.node).map(([name]) => name)))];
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

const FORMATS = [...Object.keys(formats), ...Object.keys(standardFormats)];

function checkFormat(node: ObjectNode, report: Report): void {
  const format = textAt(node, 'format');
  if (format === undefined || textAt(node, 'type') !== 'string' || FORMATS.includes(format)) return;
  const near = nearestName(format, FORMATS);
  report(
    nodeAt(node, ['format'])!.at,
    `There is no rule (format) '${format}'.${near ? ` Did you mean '${near}'?` : ''} Rules: ${FORMATS.join(', ')}.`,
  );
}

/** They are kept nowhere and wiped by name, at the top of the values. */
const CARD_SECRETS: readonly string[] = ['cardNumber', 'cardCVV'];

function checkCardFields({ node, place }: Part, report: Report): void {
  if (place.path.length === 0 || place.isTest) return;
  for (const [name, property] of propertiesOf(node)) {
    if (!CARD_SECRETS.includes(name)) continue;
    report(
      property.at,
      `'${name}' stands within '${place.path.join('.')}', where it would be kept over a reload. Put it at the top of the form.`,
    );
  }
}

const WIDGETS = [...widgetNames, ...stockWidgetNames];

function checkWidgets(ui: Node, report: Report): void {
  if (ui.kind === 'array') ui.items.forEach((item) => checkWidgets(item, report));
  if (ui.kind !== 'object') return;
  for (const [key, { node }] of ui.entries) {
    const name = key === 'ui:widget' ? toValue(node) : undefined;
    if (typeof name === 'string' && !WIDGETS.includes(name)) {
      const near = nearestName(name, WIDGETS);
      report(
        node.at,
        `There is no widget '${name}'.${near ? ` Did you mean '${near}'?` : ''} Widgets: ${WIDGETS.join(', ')}.`,
      );
    }
    checkWidgets(node, report);
  }
}
