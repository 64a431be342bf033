// Generated from widgets/*/*/descriptor.ts by `npm run generate`. Do not edit.

import type { ComponentType } from 'react';
import { AnySelect as AnySelectWidget } from '../fields/any-select/AnySelect.tsx';
import { Checkboxes as CheckboxesWidget } from '../fields/checkboxes/Checkboxes.tsx';
import { Choice as ChoiceWidget } from '../fields/choice/Choice.tsx';
import { Color as ColorWidget } from '../fields/color/Color.tsx';
import { Date as DateWidget } from '../fields/date/Date.tsx';
import { DateTime as DateTimeWidget } from '../fields/date-time/DateTime.tsx';
import { Email as EmailWidget } from '../fields/email/Email.tsx';
import { Hidden as HiddenWidget } from '../fields/hidden/Hidden.tsx';
import { Password as PasswordWidget } from '../fields/password/Password.tsx';
import { Range as RangeWidget } from '../fields/range/Range.tsx';
import { Suggestions as SuggestionsWidget } from '../fields/suggestions/Suggestions.tsx';
import { Textarea as TextareaWidget } from '../fields/textarea/Textarea.tsx';
import { Time as TimeWidget } from '../fields/time/Time.tsx';
import { Updown as UpdownWidget } from '../fields/updown/Updown.tsx';
import { Url as UrlWidget } from '../fields/url/Url.tsx';

export const widgets: Readonly<Record<string, ComponentType<never>>> = {
  select: AnySelectWidget,
  SelectWidget: AnySelectWidget,
  CheckboxesWidget: CheckboxesWidget,
  RadioWidget: ChoiceWidget,
  ColorWidget: ColorWidget,
  DateWidget: DateWidget,
  AltDateWidget: DateWidget,
  DateTimeWidget: DateTimeWidget,
  AltDateTimeWidget: DateTimeWidget,
  EmailWidget: EmailWidget,
  HiddenWidget: HiddenWidget,
  PasswordWidget: PasswordWidget,
  RangeWidget: RangeWidget,
  text: SuggestionsWidget,
  TextWidget: SuggestionsWidget,
  TextareaWidget: TextareaWidget,
  TimeWidget: TimeWidget,
  UpDownWidget: UpdownWidget,
  URLWidget: UrlWidget,
};
