import { keptValues } from '../../checkout/form/card-secrets.ts';
import type { FormCheck, FormValues } from '../../checkout/form/form-store.ts';
import type { CompiledForm, LoadedBrand } from '../../contract/compiled-brand.ts';
import { isObject } from '../../contract/is-object.ts';
import { errorsOf } from './field-errors.ts';
import type { FormRenderer, FormShape } from './form-shape.ts';

/** One page of a form in one combination of its conditions. */
export interface CheckedPage {
  shape: FormShape;
  check: FormCheck;
}

/** The pages of a form and how each is checked; `fallback` is said where the JSON has no message. */
export function checkedPages(
  form: CompiledForm,
  validators: LoadedBrand['validators'],
  options: { renderer: Pick<FormRenderer, 'shapeOf'>; variant: string; fallback: string },
): CheckedPage[] {
  const { renderer, variant, fallback } = options;
  return form.pages.map(({ variants }) => {
    const own = variants[variant]!;
    const shape = renderer.shapeOf(own, validators[own.validator]!);
    const check: FormCheck = (values, choices, isWanted) => {
      const errors = shape.findErrors(values, choices);
      return errorsOf(values, errors, { messages: form.messages, fallback, isWanted });
    };
    return { shape, check };
  });
}

/** Values that a form sends: those that any of its pages shows, and the same without secrets. */
export function sentValues(
  pages: readonly CheckedPage[],
  values: FormValues,
  secretNames: ReadonlySet<string>,
): { values: FormValues; answers: FormValues } {
  const shown = pages.map(({ shape }) => shape.shown(values)).reduce(merged, {});
  return { values: shown, answers: keptValues(shown, secretNames) };
}

/** Both, one group within the other; a list and any other value is the last one's. */
function merged(all: FormValues, own: FormValues): FormValues {
  const both = { ...all };
  for (const [name, value] of Object.entries(own)) {
    const before = both[name];
    both[name] = isObject(before) && isObject(value) ? merged(before, value) : value;
  }
  return both;
}
