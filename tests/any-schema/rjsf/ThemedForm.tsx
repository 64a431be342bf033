import type { FormProps } from '@rjsf/core';
import { toErrorList, type ErrorSchema } from '@rjsf/utils';
import { useState } from 'react';
import { createFormScope } from '../../../src/checkout/form/form-scope.ts';
import { FormScopeContext } from '../../../src/checkout/hooks/form-hooks.ts';
import { CheckoutForm } from '../../../src/renderer/form/CheckoutForm.tsx';
import { fieldErrors } from '../../../src/renderer/form/form-validator.ts';
import { SubmitRow } from '../../../src/renderer/form/SubmitRow.tsx';
import { translate } from '../../../src/renderer/form/theme/translate.ts';
import { aCheckout } from '../../drawing/checkout.ts';
import { plainBrand } from '../../drawing/plain-brand.ts';
import { Providers } from '../../drawing/providers.tsx';

const checkout = aCheckout(plainBrand());
const translateString = translate(checkout.text);

/**
 * The product's form with the props of RJSF's own `Form`, for tests that draw any theme. Errors from elsewhere reach
 * the theme as those of the server do.
 */
export function ThemedForm({ extraErrors, ...props }: FormProps) {
  const [scope] = useState(() =>
    createFormScope({
      values: props.formData,
      errors: fieldErrors(toErrorList(extraErrors as ErrorSchema | undefined)),
    }),
  );
  return (
    <Providers checkout={checkout}>
      <FormScopeContext value={scope}>
        <CheckoutForm translateString={translateString} {...props}>
          <SubmitRow text="Continuar" isBusy={false} needsProgram={false} />
        </CheckoutForm>
      </FormScopeContext>
    </Providers>
  );
}
