import type { UiSchema } from '@rjsf/utils';
import { referencedBy, type JsonObject } from '../../brand/compile/sub-schemas.ts';
import { didYouMean, suggestFix } from '../../brand/parse/nearest-name.ts';
import { isRemoval, itemsAt, nodeAt, nodesAt, toValue } from '../../brand/parse/node.ts';
import { isObject } from '../../contract/is-object.ts';
import { formats } from '../../rules/formats.ts';
import { formatDescriptors } from '../../rules/generated/format-descriptors.ts';
import { standardFormats } from '../../rules/json-schema/standard-formats.ts';
import { say, articleOf, inWords, joinedBy, type MessageId } from '../language/sentence.ts';
import { keysAt, reportUnknown, namesIn } from '../names.ts';
import { formRule, partRule, type At, type Rule } from '../rule.ts';
import { nodeOf } from '../typed.ts';
import { KEYWORDS } from './json-schema.ts';
import { describedAt, propertyNames } from './schema/described.ts';
import { uiOptions, uiOptionTypes, uiSchemasIn } from './schema/forms.ts';
import type { FieldSchema, Form } from './schema/forms.ts';

/** A place that speaks of the field to which a path leads, with the message about one that is not there. */
type Mention = readonly [path: readonly string[], at: At, message: MessageId];

/** The names under which a message is shown: of a keyword, or of an error of a format. */
const FAULTS = [
  ...KEYWORDS,
  ...Object.values(formatDescriptors).flatMap(({ errors }) => Object.keys(errors)),
];

const FORMATS = [...Object.keys(formats), ...Object.keys(standardFormats)];
const UI_KEYS = uiOptions.map((name) => `ui:${name}`);

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
  partRule('format', 'names', ({ schema }, { report }) => {
    const names = namesIn(nodesAt(nodeOf(schema), 'format'));
    reportUnknown(report, names, [FORMATS, 'list.rules'], 'format.there-rule-format');
  }),
  // The compiler looks up fields of the library.
  partRule('field-reference', 'names', ({ schema }, { form, sources, report }) => {
    const { $ref: name } = schema;
    if (!name || name.startsWith('fields/')) return;
    if (referencedBy(schema as JsonObject, form.schema as JsonObject)) return;
    const known = [...sources.fields.keys()].sort().map((one) => `fields/${one}`);
    const field = known.find((one) => one.endsWith(`/${name}`));
    const what = name.startsWith('#') ? 'schema-part' : 'field-library';
    const names = [{ name, at: [schema, '$ref'] as const }];
    const meant = field === undefined ? {} : didYouMean(name, field);
    reportUnknown(report, names, [known, 'list.fields'], `field-reference.${what}`, meant);
  }),
  formRule('ui-key', 'names', ({ form: { ui }, report }) => {
    for (const one of uiSchemasIn(ui).map(nodeOf)) {
      const keys = keysAt(one).filter(({ name }) => name.startsWith('ui:'));
      const options = keysAt(one, 'ui:options');
      const countries = namesIn(nodesAt(one, 'ui:options.country'));
      reportUnknown(report, keys, [UI_KEYS, 'list.keys'], 'ui-key.nothing-reads');
      reportUnknown(report, options, [uiOptions, 'list.keys'], 'ui-key.nothing-reads-option');
      reportUnknown(report, countries, [['BR', 'MZ'], 'list.keys'], 'ui-key.phone-typed-way');
      for (const [option, allowed] of uiOptionTypes)
        for (const path of [[`ui:${option}`], ['ui:options', option]]) {
          const value = nodeAt(one, path);
          const kind = value?.kind === 'scalar' ? typeof value.value : value?.kind;
          if (!value || isRemoval(value) || allowed.includes(kind!)) continue;
          const types = joinedBy('or', allowed.map(inWords));
          const data = { name: `ui:${option}`, kind: articleOf(toValue(value)), types };
          report(value.at, 'schema.type', data);
        }
    }
  }),
  formRule('ui-order', 'error', ({ form: { parts, schema }, report }) => {
    const described = parts.filter(({ kind }) => kind !== 'test');
    for (const [ui, path] of new Map(described.map((part) => [part.ui, part.path]))) {
      const order = ui?.['ui:order'];
      if (!order) continue;
      const known = propertyNames(schema, path);
      const names = namesIn(itemsAt(nodeOf(order)));
      reportUnknown(report, names, [[...known, '*'], 'list.fields'], 'ui-order.there-field-order');
      const twice = names.find(({ name }, at) => order.indexOf(name) < at);
      if (twice) report(twice.at, 'ui-order.ui-order-names', { name: twice.name });
      const left = order.includes('*') ? [] : known.filter((name) => !order.includes(name));
      const leaves = 'ui-order.ui-order-leaves';
      // The same order in several variants is reported once.
      if (left.length > 0)
        report([order], say(leaves, { left }), undefined, { help: `${leaves}.help` });
    }
  }),
];

function mentionsIn({ block, parts, schema, ui }: Form): Mention[] {
  const dotted = (name: string) => name.split('.');
  const names = (written: object | undefined, message: MessageId, pathOf = dotted) => {
    const node = written && nodeOf(written);
    const all = [...keysAt(node), ...namesIn(itemsAt(node))];
    return all.map(({ name, at }): Mention => [pathOf(name), at, message]);
  };
  return [
    ...parts.flatMap(({ schema: { required, properties }, path, kind }) => {
      const inner = (name: string) => [...path, name];
      // A definition may be one part of what a value is.
      const isWhole = !path[0]?.startsWith('#/') || properties;
      return [
        ...(isWhole ? names(required, 'form-field.require', inner) : []),
        ...(kind === 'test' ? names(properties, 'form-field.compare', inner) : []),
      ];
    }),
    ...(block.pages ?? []).flatMap(({ fields }) => names(fields, 'form-field.show')),
    ...names(block.prefill, 'form-field.prefill', (name) => [name]),
    ...dressed(schema, ui, []),
    ...names(block.messages, 'form-field.messages'),
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
