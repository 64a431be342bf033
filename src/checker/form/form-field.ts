import type { UiSchema } from '@rjsf/utils';
import { didYouMean, suggestFix } from '../../brand/parse/nearest-name.ts';
import type { Place } from '../../brand/parse/node.ts';
import { say, type MessageId } from '../language/sentence.ts';
import { keysAt } from '../names.ts';
import { formRule } from '../rule.ts';
import { nodeOf, placeOf } from '../typed.ts';
import { describedAt, propertyNames } from './schema/described.ts';
import { type FieldSchema, type Form, uiOptions } from './schema/forms.ts';

interface Mention {
  /** Names that lead to the field that is spoken of. */
  path: readonly string[];
  at: Place;
  /** The message about a field that is not there. */
  message: MessageId;
}

/** A form speaks only of fields that it has. A name that is wrong in several places is reported once. */
export const rule = formRule('form-field', 'names', ({ form, report }) => {
  const { schema } = form;
  const has = (path: readonly string[]) => describedAt(schema, path).length > 0;
  const reported = new Set<string>();
  for (const { path, at, message } of mentionsIn(form)) {
    const field = path.join('.');
    const owner = path.slice(0, -1);
    if (reported.has(field) || has(path)) continue;
    reported.add(field);
    // A field of an object that is not there is reported with the object.
    if (reported.has(owner.join('.')) && !has(owner)) continue;
    const name = path.at(-1)!;
    const group = say('form-field.group', { name: owner.join('.') });
    const within = owner.length === 0 ? say('form-field.the-form') : group;
    const isOption = message === 'form-field.dress' && uiOptions.includes(name);
    const hint = isOption
      ? didYouMean(name, `ui:${name}`)
      : suggestFix(name, propertyNames(schema, owner), 'list.fields');
    report(at, message, { field, name, within }, hint);
  }
});

/** Every place of a form that speaks of a field. */
function mentionsIn({ block, parts, schema, ui }: Form): Mention[] {
  const keys = (object: object, message: MessageId, split = (name: string) => [name]) =>
    keysAt(nodeOf(object)).map(({ name, at }): Mention => ({ path: split(name), at, message }));
  const dotted = (name: string) => name.split('.');
  return [
    ...parts.flatMap(({ schema: part, path, kind }) => [
      // A definition may be one part of what a value is.
      ...(path[0]?.startsWith('#/') && !part.properties ? [] : (part.required ?? [])).map(
        (name, at): Mention => {
          const message = 'form-field.require';
          return { path: [...path, name], at: placeOf(part.required!, at), message };
        },
      ),
      ...(kind === 'test' && part.properties
        ? keys(part.properties, 'form-field.compare', (name) => [...path, name])
        : []),
    ]),
    ...(block.pages ?? []).flatMap(({ fields }) =>
      fields.map((name, at): Mention => {
        return { path: dotted(name), at: placeOf(fields, at), message: 'form-field.show' };
      }),
    ),
    ...(block.prefill ? keys(block.prefill, 'form-field.prefill') : []),
    ...(Object.keys(ui).length > 0 ? dressed(schema, ui, []) : []),
    ...(block.messages ? keys(block.messages, 'form-field.messages', dotted) : []),
  ];
}

/** Keys of a uiSchema that lead to parts without a name of their own. */
const NAMELESS = ['items', 'additionalItems', 'additionalProperties', 'anyOf', 'oneOf'];

/** Every field that a uiSchema has something to say about. */
function dressed(schema: FieldSchema, ui: UiSchema, path: readonly string[]): Mention[] {
  return keysAt(nodeOf(ui)).flatMap(({ name, at }): Mention[] => {
    const inner = [...path, name];
    const isField = describedAt(schema, inner).length > 0;
    if (name.startsWith('ui:') || (!isField && NAMELESS.includes(name))) return [];
    return [
      { path: inner, at, message: 'form-field.dress' },
      ...(isField ? dressed(schema, ui[name] as UiSchema, inner) : []),
    ];
  });
}
