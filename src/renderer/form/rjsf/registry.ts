import ArrayField from '@rjsf/core/lib/components/fields/ArrayField.js';
import CyclicSchemaField from '@rjsf/core/lib/components/fields/CyclicSchemaField.js';
import FallbackField from '@rjsf/core/lib/components/fields/FallbackField.js';
import LayoutGridField from '@rjsf/core/lib/components/fields/LayoutGridField.js';
import LayoutHeaderField from '@rjsf/core/lib/components/fields/LayoutHeaderField.js';
import LayoutMultiSchemaField from '@rjsf/core/lib/components/fields/LayoutMultiSchemaField.js';
import MultiSchemaField from '@rjsf/core/lib/components/fields/MultiSchemaField.js';
import NullField from '@rjsf/core/lib/components/fields/NullField.js';
import OptionalDataControlsField from '@rjsf/core/lib/components/fields/OptionalDataControlsField.js';
import BooleanField from '@rjsf/core/lib/components/fields/BooleanField.js';
import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import StringField from '@rjsf/core/lib/components/fields/StringField.js';
import type { Registry, RegistryFieldsType } from '@rjsf/utils';
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

const nothing = () => null;

/** The fields of RJSF, each of which draws a type of JSON Schema. */
export const fields = {
  AnyOfField: MultiSchemaField,
  ArrayField,
  BooleanField,
  CyclicSchemaField,
  FallbackField,
  LayoutGridField,
  LayoutHeaderField,
  LayoutMultiSchemaField,
  NullField,
  // Our widget of a number knows the decimal sign of the brand's language, not of the browser's.
  NumberField: StringField,
  ObjectField,
  OneOfField: MultiSchemaField,
  OptionalDataControlsField,
  SchemaField,
  StringField,
} as unknown as RegistryFieldsType;

/** Our templates around them. */
export const templates = {
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
} as unknown as Registry['templates'];
