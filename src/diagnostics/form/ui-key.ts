import { suggestName } from '../../brand/parse/nearest-name.ts';
import { entriesAt } from '../../brand/parse/node.ts';
import type { Check } from '../rule.ts';
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
/** What is read as 'ui:<name>' alone. */
const ALONE = ['definitions', 'globalOptions', 'layoutGrid', 'options'];
const KEYS = [...ALONE, ...OPTIONS].map((name) => `ui:${name}`);

/** A field's appearance is said with keys that something reads. */
export const uiKey: Check = {
  rule: 'ui-key',
  run({ forms }, report) {
    for (const { ui } of forms) {
      for (const { node } of uiParts(ui)) {
        for (const [key, { keyAt }] of entriesAt(node)) {
          if (!key.startsWith('ui:') || KEYS.includes(key)) continue;
          report(keyAt, `Nothing reads '${key}'.`, suggestName(key, KEYS, 'Keys'));
        }
        for (const [key, { keyAt }] of entriesAt(node, 'ui:options')) {
          if (OPTIONS.includes(key)) continue;
          report(keyAt, `Nothing reads the option '${key}'.`, suggestName(key, OPTIONS, 'Options'));
        }
      }
    }
  },
};
