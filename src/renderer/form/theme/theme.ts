import { getDefaultRegistry, type ThemeProps } from '@rjsf/core';
import { widgets } from '../../../../widgets/generated/page-chunk.ts';
import * as ofFields from './fields.tsx';
import * as ofGroups from './groups.tsx';
import * as ofLists from './lists.tsx';

const nothing = () => null;

const templates = {
  ...ofFields,
  ...ofGroups,
  ...ofLists,
  DescriptionFieldTemplate: nothing,
  FieldErrorTemplate: nothing,
  FieldHelpTemplate: nothing,
};

export const theme: ThemeProps = {
  // The widget of a number knows the decimal sign of the brand's language, not of the browser's.
  fields: { NumberField: getDefaultRegistry().fields.StringField! },
  templates,
  widgets: widgets as ThemeProps['widgets'],
};
