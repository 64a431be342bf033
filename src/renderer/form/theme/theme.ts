import { getDefaultRegistry, type ThemeProps } from '@rjsf/core';
import { widgets } from '../../../../widgets/generated/page-chunk.ts';
import { ChoiceTemplate, FieldTemplate } from './fields.tsx';
import {
  CycleTemplate,
  GridTemplate,
  GroupTemplate,
  OptionalTemplate,
  TitleTemplate,
  UnsupportedTemplate,
} from './groups.tsx';
import { ListEntryTemplate, ListTemplate } from './lists.tsx';

const nothing = () => null;

export const theme: ThemeProps = {
  // The widget of a number knows the decimal sign of the brand's language, not of the browser's.
  fields: { NumberField: getDefaultRegistry().fields.StringField! },
  templates: {
    ArrayFieldItemTemplate: ListEntryTemplate,
    ArrayFieldTemplate: ListTemplate,
    CyclicSchemaExpandTemplate: CycleTemplate,
    DescriptionFieldTemplate: nothing,
    FieldErrorTemplate: nothing,
    FieldHelpTemplate: nothing,
    FieldTemplate,
    GridTemplate,
    MultiSchemaFieldTemplate: ChoiceTemplate,
    ObjectFieldTemplate: GroupTemplate,
    OptionalDataControlsTemplate: OptionalTemplate,
    TitleFieldTemplate: TitleTemplate,
    UnsupportedFieldTemplate: UnsupportedTemplate,
  },
  widgets: widgets as ThemeProps['widgets'],
};
