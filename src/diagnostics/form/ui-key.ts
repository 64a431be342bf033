import { fieldExample } from '../rule-examples.ts';
import type { Rule } from '../rule.ts';
import { keysAt, reportUnknown } from '../unknown-names.ts';
import { uiSchemasIn } from './schema/ui-schemas.ts';

/** Names that RJSF, widgets and templates read from 'ui:options', or as 'ui:<name>'. */
const OPTIONS = [
  'addable',
  'autocomplete',
  'autoCapitalize',
  'copyable',
  'country',
  'description',
  'disabled',
  'emptyValue',
  'enumDisabled',
  'enumNames',
  'enumOrder',
  'expandable',
  'field',
  'fieldReplacesAnyOrOneOf',
  'help',
  'inline',
  'inputMode',
  'inputType',
  'label',
  'level',
  'numberField',
  'optionsSchemaSelector',
  'order',
  'orderable',
  'placeholder',
  'politicsText',
  'readonly',
  'removable',
  'rows',
  'termsText',
  'texts',
  'title',
  'trim',
  'widget',
  'width',
];
/** Names that are read as 'ui:<name>' only. */
const ALONE = ['definitions', 'globalOptions', 'layoutGrid', 'options'];
const KEYS = [...ALONE, ...OPTIONS].map((name) => `ui:${name}`);

/** A field's appearance is said with keys that something reads. */
export const rule: Rule = {
  meta: {
    id: 'ui-key',
    severity: 'error',
    description: 'Nothing reads this key of "ui", so it changes nothing.',
    howToFix: 'Take the key that is suggested.',
    example: fieldExample(
      { ui: { nick: { 'ui:placehoder': 'Bia' } } },
      { ui: { nick: { 'ui:placeholder': 'Bia' } } },
    ),
  },
  checkForm({ form: { ui }, report }) {
    for (const node of uiSchemasIn(ui)) {
      const keys = keysAt(node).filter(({ name }) => name.startsWith('ui:'));
      reportUnknown(keys, KEYS, 'Keys', report, (key) => ({
        message: `Nothing reads '${key}'.`,
        data: { key },
      }));
      reportUnknown(keysAt(node, 'ui:options'), OPTIONS, 'Options', report, (key) => ({
        message: `Nothing reads the option '${key}'.`,
        data: { key },
      }));
    }
  },
};
