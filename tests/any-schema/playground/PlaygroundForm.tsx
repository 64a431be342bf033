import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { useRef, useState } from 'react';
import { createFormScope } from '../../../src/checkout/form/form-scope.ts';
import type { FieldError, FormValues } from '../../../src/checkout/form/form-values.ts';
import { FormScopeContext } from '../../../src/checkout/hooks/form-hooks.ts';
import { CheckoutForm } from '../../../src/renderer/form/CheckoutForm.tsx';
import type { FormValidator } from '../../../src/renderer/form/form-validator.ts';
import { ErrorSummary, type Summary } from '../../../src/renderer/form/ErrorSummary.tsx';
import { meantErrors } from '../../../src/renderer/form/meant-errors.ts';
import { SubmitRow } from '../../../src/renderer/form/SubmitRow.tsx';
import { translate } from '../../../src/renderer/form/theme/translate.ts';
import { drawn } from '../../../src/renderer/form/use-form-pages.ts';
import { usePress } from '../../../src/renderer/form/use-press.ts';
import { aCheckout } from '../../drawing/checkout.ts';
import { plainBrand } from '../../drawing/plain-brand.ts';
import { Providers } from '../../drawing/providers.tsx';

const checkout = aCheckout(plainBrand());
const translateString = translate(checkout.text);

/** Of alternatives, only the errors of the chosen one are shown. */
const transformErrors: FormValidator['transformErrors'] = (errors) => [
  ...meantErrors(errors, drawn),
];
const withTransform: FormValidator = Object.assign(validator, { transformErrors });

interface PlaygroundFormProps {
  schema: object;
  ui?: UiSchema;
  data?: FormValues;
  /** Errors that something else than the schema has found. */
  served?: readonly FieldError[];
  onSend(values: FormValues): void;
}

/** Any schema in the product's form; a validator that compiles at run time takes the place of the compiled one. */
export function PlaygroundForm({ ui, data, served, onSend, ...props }: PlaygroundFormProps) {
  const schema: RJSFSchema = props.schema;
  const summary = useRef<Summary>(null);
  const [scope] = useState(() => createFormScope({ values: data, errors: served }));
  const [pages] = useState(() => [
    { id: 'only', schema, validator: withTransform, hasCard: false, cardPaths: [] },
  ]);
  const { rjsf, events, shown } = usePress({
    scope,
    pages,
    index: 0,
    onPage: () => {},
    summary,
    onRight: () => onSend([...shown()].at(-1)!),
  });
  return (
    <Providers checkout={checkout}>
      <FormScopeContext value={scope}>
        <ErrorSummary
          ref={summary}
          title={checkout.text('error.summary')}
          errors={scope.errors}
          labelOf={(path) => path}
        />
        <CheckoutForm
          ref={rjsf}
          schema={schema}
          uiSchema={ui}
          validator={withTransform}
          transformErrors={transformErrors}
          initialFormData={scope.values()}
          translateString={translateString}
          {...events}
        >
          <SubmitRow text="Continuar" isBusy={false} needsProgram={false} />
        </CheckoutForm>
      </FormScopeContext>
    </Providers>
  );
}
