import type { ComponentType } from 'react';
import type { LaterWidget } from '../../src/contract/chunks.ts';
import { BirthDate } from './birth-date/BirthDate.tsx';
import { Checkbox } from './checkbox/Checkbox.tsx';
import { Consent } from './consent/Consent.tsx';
import type { WidgetName } from './names.ts';
import { Phone } from './phone/Phone.tsx';
import { PostalCode } from './postal-code/PostalCode.tsx';
import { Select } from './select/Select.tsx';
import { Text } from './text/Text.tsx';
import type { WidgetProps } from './widget-props.ts';

/** The widgets of every page: brand JSON names them, the renderer draws them; others come in parts. */
export const widgets: Record<Exclude<WidgetName, LaterWidget>, ComponentType<WidgetProps>> = {
  text: Text,
  phone: Phone,
  'birth-date': BirthDate,
  'postal-code': PostalCode,
  select: Select,
  consent: Consent,
};

/** RJSF's own name of what it draws a boolean with where the form names no widget. */
export const stockWidgets = { CheckboxWidget: Checkbox };

/** Widgets that are groups of controls or carry their own label, so that no label points at one control. */
export const selfLabelled: ReadonlySet<string> = new Set<string>([
  'card-company',
  'choice',
  'consent',
  'checkbox',
  'checkboxes',
  'radio',
]);
