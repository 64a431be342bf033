import type { RJSFSchema } from '@rjsf/utils';
import { mergeObjects } from '@rjsf/utils';
import { keptValues } from '../../checkout/form/card-secrets.ts';
import type { FormCheck, FormValues } from '../../checkout/form/form-store.ts';
import type { CompiledForm, LoadedBrand } from '../../contract/compiled-brand.ts';
import { errorsOf } from './field-errors.ts';
import type { FieldSet } from './field-set.ts';
import { createFormShape } from './form-shape.ts';
import type { FormValidator } from './form-validator.ts';

/** One page of a form in one combination of its conditions. */
export interface CheckedPage {
  schema: RJSFSchema;
  validator: FormValidator;
  check: FormCheck;
}

/** The pages of a form and how each is checked; `fallback` is said where the JSON has no message. */
export function checkedPages(
  form: CompiledForm,
  validators: LoadedBrand['validators'],
  { fieldSet, variant, fallback }: { fieldSet: FieldSet; variant: string; fallback: string },
): CheckedPage[] {
  return form.pages.map(({ variants }) => {
    const { schema, validator: name } = variants[variant]!;
    const validator = fieldSet.validatorFor(schema, validators[name]!);
    const check: FormCheck = (values, choices) =>
      errorsOf(values, validator.findErrors(values, choices), form.messages, fallback);
    return { schema, validator, check };
  });
}

/** Values that a form sends: those that any of its pages shows, and the same without secrets. */
export function sentValues(
  pages: readonly CheckedPage[],
  values: FormValues,
  secretNames: ReadonlySet<string>,
): { values: FormValues; answers: FormValues } {
  const shown = pages
    .map(({ schema, validator }) => createFormShape(schema, validator).shown(values))
    .reduce((all, own) => mergeObjects(all, own) as FormValues, {});
  return { values: shown, answers: keptValues(shown, secretNames) };
}
