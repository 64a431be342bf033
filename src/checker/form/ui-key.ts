import type { Problem, Rule } from '../rule.ts';
import { keysAt, reportUnknown } from '../unknown-names.ts';
import { uiSchemasIn } from './schema/ui-schemas.ts';
import { say, type Sentence } from '../language/sentence.ts';

/** Names that RJSF, widgets and templates read from 'ui:options', or as 'ui:<name>'. */
export const uiOptions: readonly string[] = [
  'addable',
  'autocomplete',
  'autoCapitalize',
  'companyField',
  'copyable',
  'country',
  'description',
  'disabled',
  'domains',
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
  'mask',
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
const KEYS = [...ALONE, ...uiOptions].map((name) => `ui:${name}`);

/** Keys of RJSF that people know, and what takes their place here. */
const INSTEAD: Readonly<Record<string, Sentence>> = {
  autofocus: say('ui-key.delete-field-takes'),
  classNames: say('ui-key.delete-theme-json'),
  enableMarkdownInDescription: say('ui-key.delete-descriptions-plain'),
  enableMarkdownInHelp: say('ui-key.delete-help-plain'),
  enableOptionalDataFieldForType: say('ui-key.delete-what-required'),
  filePreview: say('ui-key.delete-forms-take'),
  hideError: say('ui-key.delete-every-error'),
  optionValueFormat: say('ui-key.delete-program-decides'),
  rootFieldId: say('ui-key.delete-program-names'),
  style: say('ui-key.delete-theme-json'),
  submitButtonOptions: say('ui-key.delete-submit-form'),
};

/** A field's appearance is said with keys that something reads. */
export const rule: Rule = {
  id: 'ui-key',
  severity: 'error',
  phase: 'names',
  checkForm({ form: { ui }, report }) {
    for (const node of uiSchemasIn(ui)) {
      const keys = keysAt(node).filter(({ name }) => name.startsWith('ui:'));
      reportUnknown(keys, KEYS, 'list.keys', report, (key) => ({
        message: say('ui-key.nothing-reads', { key }),
        data: { key },
        ...insteadOf(key.slice('ui:'.length)),
      }));
      reportUnknown(keysAt(node, 'ui:options'), uiOptions, 'list.options', report, (key) => ({
        message: say('ui-key.nothing-reads-option', { key }),
        data: { key },
        ...insteadOf(key),
      }));
    }
  },
};

const insteadOf = (name: string): Partial<Problem> =>
  Object.hasOwn(INSTEAD, name) ? { suggestion: INSTEAD[name], fix: undefined } : {};
