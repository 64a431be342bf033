import type {
  RegistryFieldsType,
  RegistryWidgetsType,
  RJSFSchema,
  TemplatesType,
  TranslatableString,
  ValidatorType,
} from '@rjsf/utils';
import type { Checkout } from '../../checkout/checkout.ts';
import type { CompiledValidator } from '../../contract/compiled-brand.ts';
import type { ErrorFinder } from './field-errors.ts';

/** What draws any JSON Schema, beyond what the forms of most brands need. */
export interface AllFields {
  fields: RegistryFieldsType;
  templates: Partial<TemplatesType>;
  widgets: RegistryWidgetsType;
  /** Decides on branches of a schema whose parts cannot all be compiled beforehand. */
  validatorFor(schema: RJSFSchema): ValidatorType;
  /** Finds faults in those alternatives alone that the buyer chose. */
  errorFinderFor(schema: RJSFSchema, validate: CompiledValidator): ErrorFinder;
  /** RJSF's own words in the brand's. */
  translate(text: Checkout['text']): (words: TranslatableString, params?: string[]) => string;
}
