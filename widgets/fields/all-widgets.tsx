import type { ComponentType } from 'react';
import { Checkbox } from './checkbox/Checkbox.tsx';
import { Checkboxes } from './checkboxes/Checkboxes.tsx';
import { Choice } from './choice/Choice.tsx';
import { Color } from './color/Color.tsx';
import { DateInput } from './date-time/DateInput.tsx';
import { DateTimeInput } from './date-time/DateTimeInput.tsx';
import { TimeInput } from './date-time/TimeInput.tsx';
import { Hidden } from './hidden/Hidden.tsx';
import { Range } from './range/Range.tsx';
import { widgets } from './registry.ts';
import { widgets as laterWidgets } from '../payment-chunk.ts';
import { Select } from './select/Select.tsx';
import { SuggestingText } from './suggestions/SuggestingText.tsx';
import { Text } from './text/Text.tsx';
import { Textarea } from './textarea/Textarea.tsx';
import { UpDown } from './updown/UpDown.tsx';
import type { WidgetOptions, WidgetProps } from './widget-props.ts';

/** A line of text of which the browser knows what it is. */
const typed = (usual: WidgetOptions) =>
  function TypedText(props: WidgetProps) {
    return <Text {...props} options={{ ...usual, ...props.options }} />;
  };

const Email = typed({ inputType: 'email', autocomplete: 'email', autoCapitalize: 'none' });
const Password = typed({ inputType: 'password', autocomplete: 'off' });
const Url = typed({ inputType: 'url', inputMode: 'url', autoCapitalize: 'none' });

/** One of several values, or, for a list, any of them. */
function AnySelect(props: WidgetProps) {
  return props.multiple ? <Checkboxes {...props} /> : <Select {...props} />;
}

/**
 * Every widget: ours, and under the names by which RJSF asks for what a schema's type, format or
 * 'ui:widget' wants. Files are not among them: a checkout has nowhere to send one.
 */
export const allWidgets: Record<string, ComponentType<WidgetProps>> = {
  ...widgets,
  ...laterWidgets,
  text: SuggestingText,
  select: AnySelect,
  AltDateWidget: DateInput,
  AltDateTimeWidget: DateTimeInput,
  CheckboxWidget: Checkbox,
  CheckboxesWidget: Checkboxes,
  ColorWidget: Color,
  DateWidget: DateInput,
  DateTimeWidget: DateTimeInput,
  EmailWidget: Email,
  HiddenWidget: Hidden,
  PasswordWidget: Password,
  RadioWidget: Choice,
  RangeWidget: Range,
  SelectWidget: AnySelect,
  TextWidget: SuggestingText,
  TextareaWidget: Textarea,
  TimeWidget: TimeInput,
  UpDownWidget: UpDown,
  URLWidget: Url,
};
