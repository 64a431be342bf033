/**
 * RJSF's own names that brand JSON may give in 'ui:widget', each drawn by a widget of ours: see
 * widgets/fields/all-widgets.tsx. Files ('file', 'files') are not among them.
 */
export const stockWidgetNames: readonly string[] = [
  'alt-date',
  'alt-datetime',
  'checkbox',
  'checkboxes',
  'color',
  'date',
  'date-time',
  'datetime',
  'email',
  'hidden',
  'password',
  'radio',
  'range',
  'textarea',
  'time',
  'updown',
  'uri',
];
