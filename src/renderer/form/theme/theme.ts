import { getDefaultRegistry, type ThemeProps } from '@rjsf/core';
import { widgets } from '../../../../widgets/generated/page-chunk.ts';
import { formats } from '../../../rules/formats.ts';
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

/** RJSF asks for a widget of a field's format first, and throws and catches an error for each format without one. */
const ofFormats = Object.fromEntries(Object.keys(formats).map((name) => [name, 'TextWidget']));

export const theme: ThemeProps = {
  // The widget of a number knows the decimal sign of the brand's language, not of the browser's.
  fields: { NumberField: getDefaultRegistry().fields.StringField! },
  templates,
  widgets: { ...ofFormats, ...widgets } as ThemeProps['widgets'],
};
