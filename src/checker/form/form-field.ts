import { didYouMean, suggestFix } from '../language/suggest.ts';
import type { Node, Place } from '../../brand/parse/node.ts';
import { entriesAt, itemsAt, nodeAt, textAt } from '../../brand/parse/node.ts';
import type { Rule } from '../rule.ts';
import { describedAt, propertyNames } from './schema/described.ts';
import type { Form } from './schema/forms.ts';
import { uiOptions } from './ui-key.ts';
import { say, type MessageId, type SentenceData } from '../language/sentence.ts';

interface Mention {
  /** Names that lead to the field that is spoken of. */
  path: readonly string[];
  place: Place;
  /** The message about a field that is not there, and its other names. */
  message: MessageId;
  data?: SentenceData;
}

/** A form speaks only of fields that it has. A name that is wrong in several places is reported once. */
export const rule: Rule = {
  id: 'form-field',
  severity: 'error',
  phase: 'names',
  checkForm({ form, report }) {
    const { screen, schema } = form;
    const has = (path: readonly string[]) => describedAt(schema, path).length > 0;
    const reported = new Set<string>();
    for (const { path, place, message, data } of mentionsIn(form)) {
      const key = path.join('.');
      const owner = path.slice(0, -1);
      if (reported.has(key) || has(path)) continue;
      reported.add(key);
      // A field of an object that is not there is reported with the object.
      if (reported.has(owner.join('.')) && !has(owner)) continue;
      const name = path.at(-1)!;
      report({
        at: place,
        message,
        ...(message === 'form-field.dress' && uiOptions.includes(name)
          ? didYouMean(name, `ui:${name}`)
          : suggestFix(name, propertyNames(schema, owner), 'list.fields')),
        subject: `screens/${screen} ${key}`,
        data: { field: key, name, within: withinOf(owner), ...data },
      });
    }
  },
};

const withinOf = (owner: readonly string[]) =>
  owner.length === 0
    ? say('form-field.the-form')
    : say('form-field.group', { name: owner.join('.') });

/** Every place of a form that speaks of a field. */
function mentionsIn({ block, parts, schema, ui }: Form): Mention[] {
  const found: Mention[] = [];
  for (const { node, path, kind } of parts) {
    for (const item of isWhole(node, path) ? itemsAt(node, 'required') : []) {
      const name = textAt(item);
      if (name === undefined) continue;
      found.push({ path: [...path, name], place: item.at, message: 'form-field.require' });
    }
    if (isWhole(node, path)) found.push(...dependenciesIn(node, path));
    if (kind !== 'test') continue;
    for (const [name, { keyAt }] of entriesAt(node, 'properties')) {
      found.push({ path: [...path, name], place: keyAt, message: 'form-field.compare' });
    }
  }
  for (const page of itemsAt(block, 'pages')) {
    for (const item of itemsAt(page, 'fields')) {
      const name = textAt(item);
      if (name === undefined) continue;
      found.push({ path: name.split('.'), place: item.at, message: 'form-field.show' });
    }
  }
  for (const [name, { keyAt }] of entriesAt(block, 'prefill')) {
    found.push({ path: [name], place: keyAt, message: 'form-field.prefill' });
  }
  found.push(...dressed(schema, ui, []));
  for (const [path, { keyAt }] of entriesAt(block, 'messages')) {
    found.push({ path: path.split('.'), place: keyAt, message: 'form-field.messages' });
  }
  return found;
}

/** Fields on which others depend, and those that are required with them. */
const dependenciesIn = (node: Node, path: readonly string[]): Mention[] =>
  ['dependentRequired', 'dependentSchemas', 'dependencies'].flatMap((keyword) =>
    entriesAt(node, keyword).flatMap(([name, { keyAt, node: needed }]): Mention[] => [
      { path: [...path, name], place: keyAt, message: 'form-field.depend-on', data: { keyword } },
      ...(needed.kind === 'array' ? needed.items : []).flatMap((item): Mention[] => {
        const other = textAt(item);
        return other === undefined
          ? []
          : [
              {
                path: [...path, other],
                place: item.at,
                message: 'form-field.require-with',
                data: { other: name },
              },
            ];
      }),
    ]),
  );

/** Whether the schema tells its properties: a definition may be one part of what a value is. */
const isWhole = (node: Node, [first = '']: readonly string[]): boolean =>
  !first.startsWith('#/') || nodeAt(node, ['properties']) !== undefined;

/** Keys of a uiSchema that lead to entries of a list, or to properties of any name. */
const ENTRIES = ['items', 'additionalItems', 'additionalProperties'];
const ALTERNATIVES = ['anyOf', 'oneOf'];

/** Every field that a uiSchema has something to say about. */
function dressed(schema: Node, ui: Node, path: readonly string[]): Mention[] {
  const isField = (name: string) => describedAt(schema, [...path, name]).length > 0;
  return entriesAt(ui).flatMap(([name, { node, keyAt }]) => {
    if (name === 'ui:definitions') {
      return entriesAt(node).flatMap(([key, { node: one }]) => dressed(schema, one, [key]));
    }
    if (name.startsWith('ui:')) return [];
    if (!isField(name) && ALTERNATIVES.includes(name)) {
      return itemsAt(node).flatMap((item) => dressed(schema, item, path));
    }
    if (!isField(name) && ENTRIES.includes(name)) {
      return node.kind === 'array'
        ? node.items.flatMap((item, at) => dressed(schema, item, [...path, String(at)]))
        : dressed(schema, node, [...path, '*']);
    }
    const inner = [...path, name];
    const own: Mention = { path: inner, place: keyAt, message: 'form-field.dress' };
    return [own, ...(isField(name) ? dressed(schema, node, inner) : [])];
  });
}
