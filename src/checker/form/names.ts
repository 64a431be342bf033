import { referencedBy, type JsonObject } from '../../brand/compile/sub-schemas.ts';
import { nodeAt } from '../../brand/parse/node.ts';
import type { ParsedSources } from '../../brand/parse/brand-files.ts';
import { formats } from '../../rules/formats.ts';
import { standardFormats } from '../../rules/json-schema/standard-formats.ts';
import { say, type MessageId } from '../language/sentence.ts';
import { didYouMean } from '../language/suggest.ts';
import type { Rule } from '../rule.ts';
import { nodeOf, placeOf } from '../typed.ts';
import { keysAt, namesIn, reportUnknown, type WrittenName } from '../unknown-names.ts';
import type { Form } from './schema/forms.ts';
import { uiSchemasIn } from './schema/look.ts';
import { uiOptions } from './schema/ui-options.ts';

/** Names that a form writes at one place, the names that there are, and what is said of others. */
interface Mentions {
  names: readonly WrittenName[];
  known: readonly string[];
  message: MessageId;
}

interface Family extends Pick<Rule, 'id' | 'phase'> {
  /** The message that lists the names that there are. */
  list: MessageId;
  mentions(form: Form, sources: ParsedSources): Mentions[];
}

const FORMATS = [...Object.keys(formats), ...Object.keys(standardFormats)];
const UI_KEYS = ['definitions', 'globalOptions', 'layoutGrid', 'options', ...uiOptions].map(
  (name) => `ui:${name}`,
);

const families: readonly Family[] = [
  {
    id: 'format',
    phase: 'names',
    list: 'list.rules',
    mentions: ({ parts }) =>
      parts
        .filter(({ schema: { format } }) => format !== undefined)
        .map(({ schema }) => ({
          names: [{ name: schema.format!, at: placeOf(schema, 'format') }],
          known: FORMATS,
          message: 'format.there-rule-format',
        })),
  },
  {
    // The compiler looks up fields of the library.
    id: 'field-reference',
    phase: 'names',
    list: 'list.fields',
    mentions: ({ parts, schema: root }, { fields }) =>
      parts
        .filter(({ schema }) => schema.$ref && !schema.$ref.startsWith('fields/'))
        .filter(({ schema }) => !referencedBy(schema as JsonObject, root as JsonObject))
        .map(({ schema }) => ({
          names: [{ name: schema.$ref!, at: placeOf(schema, '$ref') }],
          known: [...fields.keys()].sort().map((name) => `fields/${name}`),
          message: schema.$ref!.startsWith('#')
            ? 'field-reference.schema-part'
            : 'field-reference.field-library',
        })),
  },
  {
    id: 'ui-key',
    phase: 'names',
    list: 'list.keys',
    mentions: ({ ui }) =>
      uiSchemasIn(ui).flatMap((one): Mentions[] => [
        {
          names: keysAt(nodeOf(one)).filter(({ name }) => name.startsWith('ui:')),
          known: UI_KEYS,
          message: 'ui-key.nothing-reads',
        },
        {
          names: keysAt(nodeOf(one), 'ui:options'),
          known: uiOptions,
          message: 'ui-key.nothing-reads-option',
        },
        {
          names: namesIn(nodeAt(nodeOf(one), ['ui:options', 'country'])),
          known: ['BR', 'MZ'],
          message: 'ui-key.phone-typed-way',
        },
      ]),
  },
];

/** The names that a form writes are among those that there are. */
export const rules: readonly Rule[] = families.map(({ id, phase, list, mentions }) => ({
  id,
  phase,
  severity: 'error',
  checkForm({ form, sources, report }) {
    for (const { names, known, message } of mentions(form, sources)) {
      reportUnknown(names, known, list, report, (name) => {
        const data = { name, key: name };
        const whole = known.find((one) => one.endsWith(`/${name}`));
        return { message: say(message, data), data, ...(whole && didYouMean(name, whole)) };
      });
    }
  },
}));
