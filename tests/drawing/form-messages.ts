import type { FormValues } from '../../src/checkout/form/form-values.ts';
import type { CompiledBrand } from '../../src/contract/compiled-brand.ts';
import { fieldErrors, formValidator } from '../../src/renderer/form/form-validator.ts';
import { formOf, loaded } from './brands.ts';

const FALLBACK = 'a message that no field gives';

/** Returns the messages that a buyer reads on the first page of a screen's form, by the path of a field. */
export function messagesOf(brand: CompiledBrand, template: string) {
  const { validators } = loaded(brand);
  const { pages, messages } = formOf(brand, template);
  const [variant] = Object.values(pages[0]!.variants);
  const validator = formValidator(variant!, { validators, messages, fallback: FALLBACK });
  return (values: FormValues): Record<string, string> => {
    const { schema } = variant!;
    const { transformErrors } = validator;
    const { errors } = validator.validateFormData(values, schema, undefined, transformErrors);
    return Object.fromEntries(fieldErrors(errors).map(({ path, message }) => [path, message]));
  };
}
