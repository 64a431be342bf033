import { referencedBy, type JsonObject } from '../../brand/compile/sub-schemas.ts';
import { didYouMean } from '../../brand/parse/nearest-name.ts';
import { isRemoval, itemsAt, nodeAt, nodesAt, toValue, type Node } from '../../brand/parse/node.ts';
import { formats } from '../../rules/formats.ts';
import { standardFormats } from '../../rules/json-schema/standard-formats.ts';
import { articleOf, inWords, joinedBy, say } from '../language/sentence.ts';
import { keysAt, namesIn, reportUnknown } from '../names.ts';
import { formRule, partRule, type Report, type Rule } from '../rule.ts';
import { nodeOf } from '../typed.ts';
import { propertyNames } from './schema/described.ts';
import { uiOptions, uiOptionTypes, uiSchemasIn } from './schema/forms.ts';

const FORMATS = [...Object.keys(formats), ...Object.keys(standardFormats)];
const UI_KEYS = uiOptions.map((name) => `ui:${name}`);

function checkType(
  value: Node | undefined,
  name: string,
  types: readonly string[],
  report: Report,
): void {
  if (!value || isRemoval(value)) return;
  if (types.includes(value.kind === 'scalar' ? typeof value.value : value.kind)) return;
  const data = { name, kind: articleOf(toValue(value)), types: joinedBy('or', types.map(inWords)) };
  report(value.at, 'schema.type', data);
}

export const rules: readonly Rule[] = [
  partRule('format', 'names', ({ schema }, { report }) => {
    const { format: name } = schema;
    const names = name === undefined ? [] : [{ name, at: [schema, 'format'] as const }];
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
      for (const [name, types] of uiOptionTypes) {
        const key = `ui:${name}`;
        for (const path of [[key], ['ui:options', name]])
          checkType(nodeAt(one, path), key, types, report);
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
