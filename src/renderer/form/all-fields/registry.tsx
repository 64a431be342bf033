import ArrayField from '@rjsf/core/lib/components/fields/ArrayField.js';
import CyclicSchemaField from '@rjsf/core/lib/components/fields/CyclicSchemaField.js';
import FallbackField from '@rjsf/core/lib/components/fields/FallbackField.js';
import LayoutGridField from '@rjsf/core/lib/components/fields/LayoutGridField.js';
import LayoutHeaderField from '@rjsf/core/lib/components/fields/LayoutHeaderField.js';
import LayoutMultiSchemaField from '@rjsf/core/lib/components/fields/LayoutMultiSchemaField.js';
import MultiSchemaField from '@rjsf/core/lib/components/fields/MultiSchemaField.js';
import NullField from '@rjsf/core/lib/components/fields/NullField.js';
import OptionalDataControlsField from '@rjsf/core/lib/components/fields/OptionalDataControlsField.js';
import type { RegistryFieldsType, RegistryWidgetsType } from '@rjsf/utils';
import { widgets } from '../../../../widgets/generated/all-fields-chunk.ts';
import { plainFields, type FieldSet } from '../field-set.ts';
import { AnyFieldTemplate } from './AnyFieldTemplate.tsx';
import { ChoiceTemplate } from './ChoiceTemplate.tsx';
import { GridTemplate } from './GridTemplate.tsx';
import { GroupTemplate } from './GroupTemplate.tsx';
import { ListEntryTemplate } from './ListEntryTemplate.tsx';
import { ListTemplate } from './ListTemplate.tsx';
import {
  CycleTemplate,
  OptionalTemplate,
  TitleTemplate,
  UnsupportedTemplate,
} from './small-templates.tsx';
import { translate } from './translate.ts';
import { interpretingValidator } from './validator.ts';

const nothing = () => null;

/** Draws any JSON Schema that RJSF can draw, in our own clothes. */
export const allFields: FieldSet = {
  fields: {
    ...plainFields,
    AnyOfField: MultiSchemaField,
    ArrayField,
    CyclicSchemaField,
    FallbackField,
    LayoutGridField,
    LayoutHeaderField,
    LayoutMultiSchemaField,
    NullField,
    OneOfField: MultiSchemaField,
    OptionalDataControlsField,
  } as unknown as RegistryFieldsType,
  templates: {
    ArrayFieldItemTemplate: ListEntryTemplate,
    ArrayFieldTemplate: ListTemplate,
    CyclicSchemaExpandTemplate: CycleTemplate,
    DescriptionFieldTemplate: nothing,
    FieldErrorTemplate: nothing,
    FieldHelpTemplate: nothing,
    FieldTemplate: AnyFieldTemplate,
    GridTemplate,
    MultiSchemaFieldTemplate: ChoiceTemplate,
    ObjectFieldTemplate: GroupTemplate,
    OptionalDataControlsTemplate: OptionalTemplate,
    TitleFieldTemplate: TitleTemplate,
    UnsupportedFieldTemplate: UnsupportedTemplate,
  },
  widgets: widgets as unknown as RegistryWidgetsType,
  // Lists and groups report their values as a whole, as RJSF last drew them.
  freeTexts: () => new Set(),
  validatorFor: interpretingValidator,
  translate,
};
