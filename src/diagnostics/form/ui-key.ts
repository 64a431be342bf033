import { suggestFix } from '../../brand/parse/nearest-name.ts';
import { entriesAt } from '../../brand/parse/node.ts';
import { SCREEN, exampleField } from '../rule-examples.ts';
import type { Rule } from '../rule.ts';
import { uiParts } from './schema/ui-parts.ts';

/** What RJSF, widgets and templates read from 'ui:options', or as 'ui:<name>'. */
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
    example: {
      file: SCREEN,
      wrong: exampleField({}, { ui: { nick: { 'ui:placehoder': 'Bia' } } }),
      right: exampleField({}, { ui: { nick: { 'ui:placeholder': 'Bia' } } }),
    },
  },
  checkForm({ form: { ui }, report }) {
    for (const { node } of uiParts(ui)) {
      for (const [key, { keyAt }] of entriesAt(node)) {
        if (!key.startsWith('ui:') || KEYS.includes(key)) continue;
        report({
          at: keyAt,
          message: `Nothing reads '${key}'.`,
          ...suggestFix(key, KEYS, 'Keys'),
          data: { key },
        });
      }
      for (const [key, { keyAt }] of entriesAt(node, 'ui:options')) {
        if (OPTIONS.includes(key)) continue;
        report({
          at: keyAt,
          message: `Nothing reads the option '${key}'.`,
          ...suggestFix(key, OPTIONS, 'Options'),
          data: { key },
        });
      }
    }
  },
};
