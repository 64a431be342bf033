import { getDefaultRegistry, type ThemeProps } from '@rjsf/core';
import { deepEquals, type FieldProps } from '@rjsf/utils';
import { memo } from 'react';
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

const stock = getDefaultRegistry().fields;

const OF_ONE_CONTROL = ['string', 'number', 'integer', 'boolean'];

/** A field of one control is not drawn again for an error: its template asks the form's scope for what is shown. */
function isDrawnAlike(before: FieldProps, after: FieldProps): boolean {
  if (!OF_ONE_CONTROL.includes(String(after.schema.type))) return false;
  return deepEquals({ ...before, errorSchema: undefined }, { ...after, errorSchema: undefined });
}

export const theme: ThemeProps = {
  fields: {
    SchemaField: memo(stock.SchemaField!, isDrawnAlike),
    // The widget of a number knows the decimal sign of the brand's language, not of the browser's.
    NumberField: stock.StringField!,
  },
  templates,
  widgets: { ...ofFormats, ...widgets } as ThemeProps['widgets'],
};
