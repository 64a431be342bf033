import type { FormProps } from '@rjsf/core';
import { customizeValidator } from '@rjsf/validator-ajv8';
import type { Field, Form } from '../../../pages/forms.ts';
import { FORMATS } from '../form.ts';

/** Schema and validator of RJSF; made once for each form, as RJSF's documentation advises. */
export function stockProps({ title, submit, fields }: Form): FormProps {
  const byName = <Value>(valueOf: (field: Field) => Value) =>
    Object.fromEntries(fields.map((field) => [field.name, valueOf(field)]));
  const messages = byName(({ message }) => message);
  return {
    schema: {
      type: 'object',
      title,
      required: fields.map(({ name }) => name),
      properties: byName(({ schema }) => schema),
    },
    uiSchema: {
      ...byName(({ ui }) => ui),
      'ui:submitButtonOptions': { norender: false, submitText: submit },
    },
    validator: customizeValidator({ customFormats: FORMATS }),
    noHtml5Validate: true,
    showErrorList: false,
    transformErrors: (errors) =>
      errors.map((error) => ({ ...error, message: messages[error.property!.replace('.', '')] })),
  };
}
