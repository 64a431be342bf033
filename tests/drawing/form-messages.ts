import type { FormValues } from '../../src/checkout/form/form-store.ts';
import type { CompiledBrand } from '../../src/contract/compiled-brand.ts';
import { compiledErrorFinder, errorsOf } from '../../src/renderer/form/field-errors.ts';
import { loaded } from './brands.ts';

const FALLBACK = 'a message that no field gives';

/** Returns the messages that a buyer reads on the first page of a screen's form, by the path of a field. */
export function messagesOf(brand: CompiledBrand, template: string) {
  const { validators } = loaded(brand);
  const { blocks } = brand.screens[template]!;
  const { form } = blocks.find((block) => block.block === 'form')!;
  const [variant] = Object.values(form.pages[0]!.variants);
  const find = compiledErrorFinder(validators[variant!.validator]!);
  return (values: FormValues): Record<string, string> => {
    const { messages } = form;
    const errors = errorsOf(values, find(values), { messages, fallback: FALLBACK });
    return Object.fromEntries(errors.map(({ path, message }) => [path, message]));
  };
}
