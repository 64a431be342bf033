import type { UiSchema } from '@rjsf/utils';
import { didYouMean, suggestFix } from '../../brand/parse/nearest-name.ts';
import { isObject } from '../../contract/is-object.ts';
import { say, type MessageId } from '../language/sentence.ts';
import { formatDescriptors } from '../../rules/generated/format-descriptors.ts';
import { keysAt, reportUnknown } from '../names.ts';
import { formRule, type At, type Rule } from '../rule.ts';
import { nodeOf } from '../typed.ts';
import { KEYWORDS } from './json-schema.ts';
import { describedAt, propertyNames } from './schema/described.ts';
import { type FieldSchema, type Form, uiOptions } from './schema/forms.ts';

/** A place that speaks of the field to which a path leads, with the message about one that is not there. */
type Mention = readonly [path: readonly string[], at: At, message: MessageId];

/** The names under which a message is shown: of a keyword, or of an error of a format. */
const FAULTS = [
  ...KEYWORDS,
  ...Object.values(formatDescriptors).flatMap(({ errors }) => Object.keys(errors)),
];

export const rules: readonly Rule[] = [
  formRule('form-field', 'warning', ({ form: { block }, report }) => {
    for (const field of Object.keys(block.messages ?? {})) {
      const faults = keysAt(nodeOf(block.messages!), field);
      reportUnknown(report, faults, [FAULTS, 'list.errors'], 'form-field.fault');
    }
  }),
  formRule('form-field', 'names', ({ form, report }) => {
    const { schema } = form;
    const has = (path: readonly string[]) => describedAt(schema, path).length > 0;
    const reported = new Set<string>();
    for (const [path, at, message] of mentionsIn(form)) {
      const field = path.join('.');
      const owner = path.slice(0, -1);
      if (reported.has(field) || (has(path) && message !== 'form-field.look')) continue;
      reported.add(field);
      // A field of an object that is not there is reported with the object.
      if (reported.has(owner.join('.')) && !has(owner)) continue;
      const name = path.at(-1)!;
      const group = say('form-field.group', { name: owner.join('.') });
      const within = owner.length === 0 ? say('form-field.the-form') : group;
      if (message === 'form-field.look') return report(at, message, { name });
      const hint =
        message === 'form-field.dress' && uiOptions.includes(name)
          ? didYouMean(name, `ui:${name}`)
          : suggestFix(name, propertyNames(schema, owner), 'list.fields');
      report(at, message, { field, name, within }, hint);
    }
  }),
];

function mentionsIn({ block, parts, schema, ui }: Form): Mention[] {
  const keys = (
    object: object | undefined,
    message: MessageId,
    pathOf = (name: string): string[] => [name],
  ): Mention[] =>
    object ? keysAt(nodeOf(object)).map(({ name, at }) => [pathOf(name), at, message]) : [];
  const items = (
    list: readonly string[] = [],
    message: MessageId,
    pathOf: (name: string) => string[],
  ) => list.map((name, at): Mention => [pathOf(name), [list, at], message]);
  const dotted = (name: string) => name.split('.');
  return [
    ...parts.flatMap(({ schema: { required, properties }, path, kind }) => {
      const inner = (name: string) => [...path, name];
      // A definition may be one part of what a value is.
      const isWhole = !path[0]?.startsWith('#/') || properties;
      return [
        ...(isWhole ? items(required, 'form-field.require', inner) : []),
        ...(kind === 'test' ? keys(properties, 'form-field.compare', inner) : []),
      ];
    }),
    ...(block.pages ?? []).flatMap(({ fields }) => items(fields, 'form-field.show', dotted)),
    ...keys(block.prefill, 'form-field.prefill'),
    ...dressed(schema, ui, []),
    ...keys(block.messages, 'form-field.messages', dotted),
  ];
}

/** Keys of a uiSchema that lead to parts without a name of their own. */
const NAMELESS = ['items', 'additionalItems', 'additionalProperties', 'anyOf', 'oneOf'];

function dressed(schema: FieldSchema, ui: UiSchema, path: readonly string[]): Mention[] {
  return keysAt(nodeOf(ui)).flatMap(({ name, at }): Mention[] => {
    const inner = [...path, name];
    const isField = describedAt(schema, inner).length > 0;
    const look: unknown = ui[name];
    if (name.startsWith('ui:')) return [];
    if (!isField && !NAMELESS.includes(name)) return [[inner, at, 'form-field.dress']];
    if (isField && isObject(look)) return dressed(schema, look, inner);
    return typeof look === 'object' && !(isField && Array.isArray(look))
      ? []
      : [[inner, at, 'form-field.look']];
  });
}
