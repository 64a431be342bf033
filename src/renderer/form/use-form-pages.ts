import { mergeObjects, type RJSFSchema } from '@rjsf/utils';
import { useMemo } from 'react';
import { keptValues } from '../../checkout/form/card-secrets.ts';
import type { FormScope } from '../../checkout/form/form-scope.ts';
import type { FormValues } from '../../checkout/form/form-values.ts';
import { idOfField } from '../../checkout/hooks/form-hooks.ts';
import type { CompiledForm, LoadedBrand } from '../../contract/compiled-brand.ts';
import { cardPathsIn } from './form-fields.ts';
import { formValidator, type FormValidator } from './form-validator.ts';
import type { DrawnForm } from './meant-errors.ts';

/** One page of a form in one combination of its conditions, as RJSF draws it. */
export interface DrawnPage {
  id: string;
  schema: RJSFSchema;
  validator: FormValidator;
  /** Whether it has a card number or CVV. */
  hasCard: boolean;
  /** Dotted paths of the card number and CVV that it cannot do without. */
  cardPaths: readonly string[];
}

const elementAt = (path: string, end = '') =>
  document.getElementById(idOfField(path.replace(/^\./, '')) + end);

/** The form of the document, by the DOM ids that RJSF gives to fields and to choices between alternatives. */
export const drawn: DrawnForm = {
  isDrawn: (path) => elementAt(path) !== null,
  chosenAt(path) {
    const choice = elementAt(path, '__oneof_select') ?? elementAt(path, '__anyof_select');
    return choice instanceof HTMLSelectElement ? choice.value : undefined;
  },
};

interface PagesOptions {
  validators: LoadedBrand['validators'];
  scope: FormScope;
  /** The truth of the form's conditions. */
  variant: string;
  /** Shown where the JSON has no message. */
  fallback: string;
}

export function useFormPages(form: CompiledForm, options: PagesOptions): readonly DrawnPage[] {
  const { validators, scope, variant, fallback } = options;
  return useMemo(
    () =>
      form.pages.map(({ id, variants }) => {
        const own = variants[variant]!;
        const { messages } = form;
        const { joined } = scope.card;
        const validator = formValidator(own, { validators, messages, fallback, drawn, joined });
        const { schema } = own;
        const hasCard = cardPathsIn(schema).length > 0;
        return { id, schema, validator, hasCard, cardPaths: cardPathsIn(schema, true) };
      }),
    [form, validators, scope, variant, fallback],
  );
}

/** Values that a form sends, from what each of its pages had shown, and the same without secrets. */
export function sentValues(
  shown: Iterable<FormValues>,
  secretNames: ReadonlySet<string>,
  joined: (values: FormValues) => FormValues = (values) => values,
): { values: FormValues; answers: FormValues } {
  const values = [...shown].reduce((all, own) => mergeObjects(all, own), {});
  return { values: joined(values), answers: keptValues(values, secretNames) };
}
