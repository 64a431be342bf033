import BooleanField from '@rjsf/core/lib/components/fields/BooleanField.js';
import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import StringField from '@rjsf/core/lib/components/fields/StringField.js';
import type { Registry, RegistryFieldsType, RegistryWidgetsType, RJSFSchema } from '@rjsf/utils';
import type { Storefront } from '../../checkout/checkout.ts';
import { freeTexts } from './free-texts.ts';
import { compiledFormValidator } from './form-validator.ts';
import type { CompiledValidators, FormValidator } from './form-validator.ts';
import { FieldTemplate, ObjectFieldTemplate } from './templates.tsx';

/** Draws and checks a form: the fields, templates and widgets of RJSF's registry, and a validator. */
export interface FieldSet extends Pick<Registry, 'fields' | 'widgets'> {
  templates: Partial<Registry['templates']>;
  /** Dotted paths of the texts that their inputs keep in the store, past RJSF. */
  freeTexts(schema: RJSFSchema): ReadonlySet<string>;
  validatorFor(schema: RJSFSchema, validators: CompiledValidators): FormValidator;
  /** RJSF's own words in the brand's. */
  translate(text: Storefront['text']): Registry['translateString'];
}

const nothing = () => null;

/** Fields of texts, numbers, boxes and groups. */
export const plainFields = {
  BooleanField,
  // Our widget of a number knows the decimal sign of the brand's language, not of the browser's.
  NumberField: StringField,
  ObjectField,
  SchemaField,
  StringField,
} as unknown as RegistryFieldsType;

/** Draws the forms of most brands; what needs more is drawn with all-fields/registry.tsx. */
export const plainFieldSet = (widgets: RegistryWidgetsType): FieldSet => ({
  fields: plainFields,
  templates: {
    FieldTemplate,
    ObjectFieldTemplate,
    DescriptionFieldTemplate: nothing,
    FieldHelpTemplate: nothing,
    FieldErrorTemplate: nothing,
    TitleFieldTemplate: nothing,
  },
  widgets,
  freeTexts,
  validatorFor: compiledFormValidator,
  translate: () => String,
});
