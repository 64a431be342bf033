// Generated from widgets/*/*/descriptor.ts by `npm run generate`. Do not edit.

import type { ComponentType } from 'react';
import { Benefits as BenefitsBlock } from '../blocks/benefits/Benefits.tsx';
import { Guarantee as GuaranteeBlock } from '../blocks/guarantee/Guarantee.tsx';
import { Heading as HeadingBlock } from '../blocks/heading/Heading.tsx';
import { HelpLink as HelpLinkBlock } from '../blocks/help-link/HelpLink.tsx';
import { Next as NextBlock } from '../blocks/next/Next.tsx';
import { OrderSummary as OrderSummaryBlock } from '../blocks/order-summary/OrderSummary.tsx';
import { Text as TextBlock } from '../blocks/text/Text.tsx';
import { BirthDate as BirthDateWidget } from '../fields/birth-date/BirthDate.tsx';
import { Checkbox as CheckboxWidget } from '../fields/checkbox/Checkbox.tsx';
import { Consent as ConsentWidget } from '../fields/consent/Consent.tsx';
import { EmailAddress as EmailAddressWidget } from '../fields/email-address/EmailAddress.tsx';
import { Phone as PhoneWidget } from '../fields/phone/Phone.tsx';
import { PostalCode as PostalCodeWidget } from '../fields/postal-code/PostalCode.tsx';
import { Select as SelectWidget } from '../fields/select/Select.tsx';
import { Text as TextWidget } from '../fields/text/Text.tsx';

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
  consent: ConsentWidget,
  'email-address': EmailAddressWidget,
  phone: PhoneWidget,
  'postal-code': PostalCodeWidget,
  select: SelectWidget,
  text: TextWidget,
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
