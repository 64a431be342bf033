import { fieldExample } from '../rule-examples.ts';
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
  meta: {
    id: 'ui-key',
    severity: 'error',
    description: 'Nothing reads this key of "ui", so it changes nothing.',
    howToFix: 'Take the key that is suggested.',
    example: fieldExample(
      { ui: { nick: { 'ui:placehoder': 'Bia' } } },
      { ui: { nick: { 'ui:placeholder': 'Bia' } } },
    ),
    pt: {
      "Nothing reads '{}'.": "Nada lê '{}'.",
      "Nothing reads the option '{}'.": "Nada lê a opção '{}'.",
      'Delete it: no field takes the focus by itself, because that hides what stands above it.':
        'Apague: nenhum campo toma o foco sozinho, porque isso esconde o que está acima dele.',
      'Delete it: theme.json says how every field looks, and "ui:width" how wide one is.':
        'Apague: theme.json diz como todos os campos aparecem, e "ui:width" a largura de um.',
      'Delete it: descriptions are plain text.': 'Apague: descrições são texto simples.',
      'Delete it: help is plain text.': 'Apague: a ajuda é texto simples.',
      'A block "rich-text" above the form shows Markdown.':
        'Um bloco "rich-text" acima do formulário mostra Markdown.',
      'Delete it: what is not in "required" is optional.':
        'Apague: o que não está em "required" é opcional.',
      'Delete it: forms take no files.': 'Apague: formulários não recebem arquivos.',
      'Delete it: every error is shown at its field.': 'Apague: cada erro aparece no seu campo.',
      '"messages" says it in other words.': '"messages" o diz com outras palavras.',
      'Delete it: the program decides how a choice stands in the page.':
        'Apague: o programa decide como uma escolha fica na página.',
      'Delete it: the program names the fields of the page.':
        'Apague: o programa dá nome aos campos da página.',
      'Delete it: "submit" of the form block is the text of its button.':
        'Apague: "submit" do bloco do formulário é o texto do botão.',
    },
  },
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
