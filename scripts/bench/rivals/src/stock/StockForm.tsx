import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { FormProps } from '@rjsf/core';
import Form from '@rjsf/mui';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { customizeValidator } from '@rjsf/validator-ajv8';
import type { Field, Form as Step } from '../../../pages/forms.ts';
import { isAnswer } from '../rules.ts';

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

function uiOf({ options, kind, autocomplete, placeholder, inputMode }: Field): UiSchema {
  return {
    ...(kind === 'terms' && { 'ui:widget': 'checkbox' }),
    ...(kind === 'card-company' && { 'ui:widget': 'radio' }),
    ...(autocomplete && { 'ui:autocomplete': autocomplete as UiSchema['ui:autocomplete'] }),
    ...(placeholder && { 'ui:placeholder': placeholder }),
    ...(options && { 'ui:enumNames': options.map(([, title]) => title) }),
    ...(inputMode && { 'ui:options': { inputMode } }),
  };
}

/** Schema and validator of RJSF; made once for each form, as RJSF's documentation advises. */
export function stockProps({ title, submit, fields }: Step): FormProps {
  const messages = new Map(fields.map(({ name, message }) => [name, message]));
  return {
    schema: {
      type: 'object',
      title,
      required: fields.map(({ name }) => name),
      properties: Object.fromEntries(fields.map((field) => [field.name, schemaOf(field)])),
    },
    uiSchema: {
      ...Object.fromEntries(fields.map((field) => [field.name, uiOf(field)])),
      'ui:submitButtonOptions': { norender: false, submitText: submit },
    },
    validator: customizeValidator({
      customFormats: Object.fromEntries(
        fields.map(({ kind }) => [`buyer-${kind}`, (text: string) => isAnswer(kind, text)]),
      ),
    }),
    noHtml5Validate: true,
    showErrorList: false,
    transformErrors: (errors) =>
      errors.map((error) => {
        const name = (error.property ?? '').replace(/^\./, '');
        return { ...error, message: messages.get(name) ?? error.message };
      }),
  };
}

export function StockForm({ cache, ...props }: FormProps & { cache: EmotionCache }) {
  return (
    <CacheProvider value={cache}>
      <Form {...props} />
    </CacheProvider>
  );
}
