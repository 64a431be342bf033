import { referencedBy, type JsonObject } from '../../brand/compile/sub-schemas.ts';
import { didYouMean } from '../../brand/parse/nearest-name.ts';
import { itemsAt, nodesAt } from '../../brand/parse/node.ts';
import { formats } from '../../rules/formats.ts';
import { standardFormats } from '../../rules/json-schema/standard-formats.ts';
import { say } from '../language/sentence.ts';
import { keysAt, namesIn, reportUnknown } from '../names.ts';
import { formRule, type Rule } from '../rule.ts';
import { nodeOf, placeOf } from '../typed.ts';
import { propertyNames } from './schema/described.ts';
import { uiOptions, uiSchemasIn } from './schema/forms.ts';

const FORMATS = [...Object.keys(formats), ...Object.keys(standardFormats)];
const UI_KEYS = ['definitions', 'globalOptions', 'layoutGrid', 'options', ...uiOptions].map(
  (name) => `ui:${name}`,
);

/** The names that a form writes are among those that there are. */
export const rules: readonly Rule[] = [
  formRule('format', 'names', ({ form: { parts }, report }) => {
    const names = parts.flatMap(({ schema }) =>
      schema.format === undefined ? [] : { name: schema.format, at: placeOf(schema, 'format') },
    );
    reportUnknown(report, names, [FORMATS, 'list.rules'], 'format.there-rule-format');
  }),
  // The compiler looks up fields of the library.
  formRule(
    'field-reference',
    'names',
    ({ form: { parts, schema: root }, sources: { fields }, report }) => {
      const known = [...fields.keys()].sort().map((name) => `fields/${name}`);
      for (const { schema } of parts) {
        const { $ref: name } = schema;
        if (!name || name.startsWith('fields/')) continue;
        if (referencedBy(schema as JsonObject, root as JsonObject)) continue;
        const what = name.startsWith('#') ? 'schema-part' : 'field-library';
        const field = known.find((one) => one.endsWith(`/${name}`));
        const names = [{ name, at: placeOf(schema, '$ref') }];
        const list = [known, 'list.fields'] as const;
        reportUnknown(report, names, list, `field-reference.${what}`, {}, () =>
          field ? didYouMean(name, field) : {},
        );
      }
    },
  ),
  formRule('ui-key', 'names', ({ form: { ui }, report }) => {
    for (const one of uiSchemasIn(ui).map(nodeOf)) {
      const keys = keysAt(one).filter(({ name }) => name.startsWith('ui:'));
      const options = keysAt(one, 'ui:options');
      const countries = namesIn(nodesAt(one, 'ui:options.country'));
      reportUnknown(report, keys, [UI_KEYS, 'list.keys'], 'ui-key.nothing-reads');
      reportUnknown(report, options, [uiOptions, 'list.keys'], 'ui-key.nothing-reads-option');
      reportUnknown(report, countries, [['BR', 'MZ'], 'list.keys'], 'ui-key.phone-typed-way');
    }
  }),
  // 'ui:order' names fields of the form, each once, and all of them unless '*' stands for the rest.
  formRule('ui-order', 'error', ({ form: { parts, schema }, report }) => {
    const described = parts.filter(({ kind }) => kind !== 'test');
    for (const [ui, path] of new Map(described.map((part) => [part.ui, part.path]))) {
      const order = ui?.['ui:order'];
      if (!order) continue;
      const known = propertyNames(schema, path);
      const names = namesIn(itemsAt(nodeOf(order)));
      const list = [[...known, '*'], 'list.fields'] as const;
      reportUnknown(report, names, list, 'ui-order.there-field-order');
      const twice = names.find(({ name }, at) => order.indexOf(name) < at);
      if (twice) report(twice.at, 'ui-order.ui-order-names', { name: twice.name });
      const left = known.filter((name) => !order.includes(name));
      const leaves = 'ui-order.ui-order-leaves';
      // The same order in several variants is reported once.
      if (left.length > 0 && !order.includes('*'))
        report(nodeOf(order).at, say(leaves, { left }), undefined, { help: `${leaves}.help` });
    }
  }),
];
