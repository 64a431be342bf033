import { suggestName } from '../../brand/nearest-name.ts';
import type { Node, ObjectNode, Place } from '../../brand/node.ts';
import { entriesAt, itemsAt, textAt } from '../../brand/node.ts';
import type { Check } from '../check.ts';
import type { Form } from '../forms.ts';
import { propertyNames } from '../subschemas.ts';

interface Mention {
  /** Dotted path of the field that is spoken of. */
  path: string;
  place: Place;
  /** What speaks of it. */
  by: string;
}

/** A form speaks only of fields that it has. A name that is wrong in several places is told once. */
export const formField: Check = {
  rule: 'form-field',
  run({ forms }, report) {
    for (const form of forms) {
      if (form.hasSlip) continue;
      const { fields } = form;
      const told = new Set<string>();
      for (const { path, place, by } of mentions(form)) {
        if (fields.has(path) || told.has(path)) continue;
        told.add(path);
        const [, owner = '', name = path] = /^(?:(.*)\.)?([^.]*)$/.exec(path) ?? [];
        // A field of an object that is not there is told with the object.
        if (!fields.has(owner) && told.has(owner)) continue;
        const within = owner === '' ? 'The form' : `'${owner}'`;
        const names = propertyNames(fields, owner);
        const subject = `screens/${form.screen} ${path}`;
        const hint = suggestName(name, names, 'Fields');
        report(place, `${within} has no field '${name}' ${by}.`, hint, subject);
      }
    }
  },
};

function mentions({ block, parts, fields, ui }: Form): Mention[] {
  const found: Mention[] = [];
  const within = (path: readonly string[], name: string) => [...path, name].join('.');
  for (const { node, path, kind } of parts) {
    for (const item of itemsAt(node, 'required')) {
      const name = textAt(item);
      if (name === undefined) continue;
      found.push({ path: within(path, name), place: item.at, by: 'to require' });
    }
    if (kind !== 'test') continue;
    for (const [name, { keyAt }] of entriesAt(node, 'properties')) {
      found.push({ path: within(path, name), place: keyAt, by: 'to compare' });
    }
  }
  for (const page of itemsAt(block, 'pages')) {
    for (const item of itemsAt(page, 'fields')) {
      const path = textAt(item);
      if (path !== undefined) found.push({ path, place: item.at, by: 'to show on this page' });
    }
  }
  found.push(...dressed(ui, [], fields));
  for (const [path, { keyAt }] of entriesAt(block, 'messages')) {
    found.push({ path, place: keyAt, by: 'to have messages' });
  }
  return found;
}

/** Keys of a uiSchema that are no field: what RJSF lays over parts of a list or a choice. */
const PARTS = ['items', 'additionalItems', 'additionalProperties', 'anyOf', 'oneOf'];

function dressed(
  ui: Node,
  path: readonly string[],
  fields: ReadonlyMap<string, ObjectNode[]>,
): Mention[] {
  return entriesAt(ui).flatMap(([name, { node, keyAt }]) => {
    if (
      name.startsWith('ui:') ||
      (PARTS.includes(name) && !fields.has([...path, name].join('.')))
    ) {
      return [];
    }
    const inner = [...path, name];
    return [
      { path: inner.join('.'), place: keyAt, by: 'to dress' },
      ...(fields.has(inner.join('.')) ? dressed(node, inner, fields) : []),
    ];
  });
}
