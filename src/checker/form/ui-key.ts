import type { Problem, Rule } from '../rule.ts';
import { keysAt, reportUnknown } from '../unknown-names.ts';
import { uiSchemasIn } from './schema/ui-schemas.ts';

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
const INSTEAD: Readonly<Record<string, string>> = {
  autofocus:
    'Delete it: no field takes the focus by itself, because that hides what stands above it.',
  classNames: 'Delete it: theme.json says how every field looks, and "ui:width" how wide one is.',
  enableMarkdownInDescription:
    'Delete it: descriptions are plain text. A block "rich-text" above the form shows Markdown.',
  enableMarkdownInHelp:
    'Delete it: help is plain text. A block "rich-text" above the form shows Markdown.',
  enableOptionalDataFieldForType: 'Delete it: what is not in "required" is optional.',
  filePreview: 'Delete it: forms take no files.',
  hideError: 'Delete it: every error is shown at its field. "messages" says it in other words.',
  optionValueFormat: 'Delete it: the program decides how a choice stands in the page.',
  rootFieldId: 'Delete it: the program names the fields of the page.',
  style: 'Delete it: theme.json says how every field looks, and "ui:width" how wide one is.',
  submitButtonOptions: 'Delete it: "submit" of the form block is the text of its button.',
};

/** A field's appearance is said with keys that something reads. */
export const rule: Rule = {
  id: 'ui-key',
  severity: 'error',
  phase: 'names',
  checkForm({ form: { ui }, report }) {
    for (const node of uiSchemasIn(ui)) {
      const keys = keysAt(node).filter(({ name }) => name.startsWith('ui:'));
      reportUnknown(keys, KEYS, 'Keys', report, (key) => ({
        message: `Nothing reads '${key}'.`,
        data: { key },
        ...insteadOf(key.slice('ui:'.length)),
      }));
      reportUnknown(keysAt(node, 'ui:options'), uiOptions, 'Options', report, (key) => ({
        message: `Nothing reads the option '${key}'.`,
        data: { key },
        ...insteadOf(key),
      }));
    }
  },
};

const insteadOf = (name: string): Partial<Problem> =>
  Object.hasOwn(INSTEAD, name) ? { suggestion: INSTEAD[name], fix: undefined } : {};
