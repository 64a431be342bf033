import Form from '@rjsf/mui';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { customizeValidator } from '@rjsf/validator-ajv8';
import { createRoot } from 'react-dom/client';
import type { Field, Form as Step } from '../../../scripts/bench/pages/forms.ts';
import { isAnswer } from '../rules.ts';

const KINDS = ['name', 'email', 'phone', 'cpf', 'card-number', 'card-expiry', 'cvv'] as const;

const validator = customizeValidator({
  customFormats: Object.fromEntries(
    KINDS.map((kind) => [`buyer-${kind}`, (text: string) => isAnswer(kind, text)]),
  ),
});

function schemaOf({ kind, label, options, initial }: Field): RJSFSchema {
  if (kind === 'terms') return { type: 'boolean', title: label, enum: [true] };
  if (!options) return { type: 'string', title: label, format: `buyer-${kind}` };
  return {
    type: 'string',
    title: label,
    ...(initial && { default: initial }),
    enum: options.map(([value]) => value),
  };
}

function uiOf({ options, kind, autocomplete, placeholder, help, inputMode }: Field): UiSchema {
  return {
    ...(kind === 'terms' && { 'ui:widget': 'checkbox' }),
    ...(kind === 'card-company' && { 'ui:widget': 'radio' }),
    ...(autocomplete && { 'ui:autocomplete': autocomplete as UiSchema['ui:autocomplete'] }),
    ...(placeholder && { 'ui:placeholder': placeholder }),
    ...(options && { 'ui:enumNames': options.map(([, title]) => title) }),
    ...(help && { 'ui:help': help }),
    ...(inputMode && { 'ui:options': { inputMode } }),
  };
}

const step = JSON.parse(document.getElementById('form')!.textContent!) as Step;

const messages = new Map(step.fields.map(({ name, message }) => [name, message]));

const schema: RJSFSchema = {
  type: 'object',
  title: step.title,
  required: step.fields.map(({ name }) => name),
  properties: Object.fromEntries(step.fields.map((field) => [field.name, schemaOf(field)])),
};

const uiSchema: UiSchema = {
  ...Object.fromEntries(step.fields.map((field) => [field.name, uiOf(field)])),
  'ui:submitButtonOptions': { submitText: step.submit },
};

createRoot(document.getElementById('root')!).render(
  <Form
    schema={schema}
    uiSchema={uiSchema}
    validator={validator}
    noHtml5Validate
    showErrorList={false}
    transformErrors={(errors) =>
      errors.map((error) => {
        const name = (error.property ?? '').replace(/^\./, '');
        return { ...error, message: messages.get(name) ?? error.message };
      })
    }
  />,
);
