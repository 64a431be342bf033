import type { ComponentType } from 'react';
import { BirthDate } from './birth-date/BirthDate.tsx';
import { CardCompany } from './card-company/CardCompany.tsx';
import { CardCvv } from './card-cvv/CardCvv.tsx';
import { CardExpiry } from './card-expiry/CardExpiry.tsx';
import { CardNumber } from './card-number/CardNumber.tsx';
import { Checkbox } from './checkbox/Checkbox.tsx';
import { Choice } from './choice/Choice.tsx';
import { Cnpj } from './cnpj/Cnpj.tsx';
import { Consent } from './consent/Consent.tsx';
import { Cpf } from './cpf/Cpf.tsx';
import { Installments } from './installments/Installments.tsx';
import type { WidgetName } from './names.ts';
import { Phone } from './phone/Phone.tsx';
import { PostalCode } from './postal-code/PostalCode.tsx';
import { Registry } from './registry/Registry.tsx';
import { Select } from './select/Select.tsx';
import { Text } from './text/Text.tsx';
import type { WidgetProps } from './widget-props.ts';

/** The one list of widgets: brand JSON names them, the renderer draws them. */
export const widgets: Record<WidgetName, ComponentType<WidgetProps>> = {
  text: Text,
  phone: Phone,
  'card-number': CardNumber,
  'card-company': CardCompany,
  'card-expiry': CardExpiry,
  'card-cvv': CardCvv,
  cpf: Cpf,
  cnpj: Cnpj,
  registry: Registry,
  'birth-date': BirthDate,
  'postal-code': PostalCode,
  installments: Installments,
  select: Select,
  choice: Choice,
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
