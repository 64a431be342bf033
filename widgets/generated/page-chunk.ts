// Generated from the descriptors of widgets by `npm run generate`. Do not edit.

import type { ComponentType } from 'react';
import { Benefits as BenefitsBlock } from '../blocks/benefits/Benefits.tsx';
import { Guarantee as GuaranteeBlock } from '../blocks/guarantee/Guarantee.tsx';
import { Heading as HeadingBlock } from '../blocks/heading/Heading.tsx';
import { HelpLink as HelpLinkBlock } from '../blocks/help-link/HelpLink.tsx';
import { Next as NextBlock } from '../blocks/next/Next.tsx';
import { OrderSummary as OrderSummaryBlock } from '../blocks/order-summary/OrderSummary.tsx';
import { Text as TextBlock } from '../blocks/text/Text.tsx';
import { BirthDate as BirthDateWidget } from '../fields/typed-fields.tsx';
import { Checkbox as CheckboxWidget } from '../fields/checkbox/Checkbox.tsx';
import { Checkboxes as CheckboxesWidget } from '../fields/checkboxes/Checkboxes.tsx';
import { Choice as ChoiceWidget } from '../fields/choice/Choice.tsx';
import { Color as ColorWidget } from '../fields/browser-fields.tsx';
import { Consent as ConsentWidget } from '../fields/consent/Consent.tsx';
import { Cpf as CpfWidget } from '../fields/typed-fields.tsx';
import { Date as DateWidget } from '../fields/typed-fields.tsx';
import { DateTime as DateTimeWidget } from '../fields/typed-fields.tsx';
import { Email as EmailWidget } from '../fields/typed-fields.tsx';
import { EmailAddress as EmailAddressWidget } from '../fields/email-address/EmailAddress.tsx';
import { Hidden as HiddenWidget } from '../fields/browser-fields.tsx';
import { Password as PasswordWidget } from '../fields/typed-fields.tsx';
import { Phone as PhoneWidget } from '../fields/phone/Phone.tsx';
import { Range as RangeWidget } from '../fields/browser-fields.tsx';
import { Select as SelectWidget } from '../fields/select/Select.tsx';
import { Text as TextWidget } from '../fields/text/Text.tsx';
import { Textarea as TextareaWidget } from '../fields/textarea/Textarea.tsx';
import { Time as TimeWidget } from '../fields/typed-fields.tsx';
import { Updown as UpdownWidget } from '../fields/typed-fields.tsx';
import { Url as UrlWidget } from '../fields/typed-fields.tsx';

export const blocks: Readonly<Record<string, ComponentType<never>>> = {
  benefits: BenefitsBlock,
  guarantee: GuaranteeBlock,
  heading: HeadingBlock,
  'help-link': HelpLinkBlock,
  next: NextBlock,
  'order-summary': OrderSummaryBlock,
  text: TextBlock,
};

export const widgets: Readonly<Record<string, ComponentType<never>>> = {
  'birth-date': BirthDateWidget,
  CheckboxWidget: CheckboxWidget,
  CheckboxesWidget: CheckboxesWidget,
  choice: ChoiceWidget,
  RadioWidget: ChoiceWidget,
  ColorWidget: ColorWidget,
  consent: ConsentWidget,
  cpf: CpfWidget,
  DateWidget: DateWidget,
  AltDateWidget: DateWidget,
  DateTimeWidget: DateTimeWidget,
  AltDateTimeWidget: DateTimeWidget,
  EmailWidget: EmailWidget,
  'email-address': EmailAddressWidget,
  HiddenWidget: HiddenWidget,
  PasswordWidget: PasswordWidget,
  phone: PhoneWidget,
  RangeWidget: RangeWidget,
  select: SelectWidget,
  SelectWidget: SelectWidget,
  text: TextWidget,
  TextWidget: TextWidget,
  TextareaWidget: TextareaWidget,
  TimeWidget: TimeWidget,
  UpDownWidget: UpdownWidget,
  url: UrlWidget,
  URLWidget: UrlWidget,
};

/** Widgets that are groups of controls or carry their own label, so that no label points at one control. */
export const selfLabelled: ReadonlySet<string> = new Set([
  'card-company',
  'checkbox',
  'checkboxes',
  'choice',
  'radio',
  'consent',
  'payment-method',
]);
