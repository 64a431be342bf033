import type { ComponentType } from 'react';
import type { BlocksOf, WidgetsOf } from '../src/contract/chunks.ts';
import { AccessLink } from './blocks/access-link/AccessLink.tsx';
import { BoletoSlip } from './blocks/boleto-slip/BoletoSlip.tsx';
import { Contract } from './blocks/contract/Contract.tsx';
import { OrderSummary } from './blocks/order-summary/OrderSummary.tsx';
import { PixCode } from './blocks/pix-code/PixCode.tsx';
import { Referer } from './blocks/referer/Referer.tsx';
import { Restart } from './blocks/restart/Restart.tsx';
import { SuccessIcon } from './blocks/success-icon/SuccessIcon.tsx';
import { Tickets } from './blocks/tickets/Tickets.tsx';
import { CardCompany } from './fields/card-company/CardCompany.tsx';
import { CardCvv } from './fields/card-cvv/CardCvv.tsx';
import { CardExpiry } from './fields/card-expiry/CardExpiry.tsx';
import { CardNumber } from './fields/card-number/CardNumber.tsx';
import { Choice } from './fields/choice/Choice.tsx';
import { Cnpj } from './fields/cnpj/Cnpj.tsx';
import { Cpf } from './fields/cpf/Cpf.tsx';
import { Installments } from './fields/installments/Installments.tsx';
import { Registry } from './fields/registry/Registry.tsx';
import type { WidgetProps } from './fields/widget-props.ts';

/** Blocks of the screens from payment on. */
export const blocks: Record<BlocksOf<'payment'>, ComponentType<never>> = {
  'order-summary': OrderSummary,
  tickets: Tickets,
  referer: Referer,
  contract: Contract,
  'pix-code': PixCode,
  'boleto-slip': BoletoSlip,
  'success-icon': SuccessIcon,
  'access-link': AccessLink,
  restart: Restart,
};

/** Widgets of the forms from payment on. */
export const widgets: Record<WidgetsOf<'payment'>, ComponentType<WidgetProps>> = {
  'card-number': CardNumber,
  'card-company': CardCompany,
  'card-expiry': CardExpiry,
  'card-cvv': CardCvv,
  installments: Installments,
  choice: Choice,
  cpf: Cpf,
  cnpj: Cnpj,
  registry: Registry,
};
