// Generated from widgets/*/*/descriptor.ts by `npm run generate`. Do not edit.

import type { ComponentType } from 'react';
import { AccessLink as AccessLinkBlock } from '../blocks/access-link/AccessLink.tsx';
import { BoletoSlip as BoletoSlipBlock } from '../blocks/boleto-slip/BoletoSlip.tsx';
import { Buyer as BuyerBlock } from '../blocks/buyer/Buyer.tsx';
import { Contract as ContractBlock } from '../blocks/contract/Contract.tsx';
import { OrderSummary as OrderSummaryBlock } from '../blocks/order-summary/OrderSummary.tsx';
import { PaymentMethods as PaymentMethodsBlock } from '../blocks/payment-methods/PaymentMethods.tsx';
import { PixCode as PixCodeBlock } from '../blocks/pix-code/PixCode.tsx';
import { Receipt as ReceiptBlock } from '../blocks/receipt/Receipt.tsx';
import { Referer as RefererBlock } from '../blocks/referer/Referer.tsx';
import { Restart as RestartBlock } from '../blocks/restart/Restart.tsx';
import { SuccessIcon as SuccessIconBlock } from '../blocks/success-icon/SuccessIcon.tsx';
import { Tickets as TicketsBlock } from '../blocks/tickets/Tickets.tsx';
import { CardCompany as CardCompanyWidget } from '../fields/card-company/CardCompany.tsx';
import { CardCvv as CardCvvWidget } from '../fields/card-cvv/CardCvv.tsx';
import { CardExpiry as CardExpiryWidget } from '../fields/card-expiry/CardExpiry.tsx';
import { CardNumber as CardNumberWidget } from '../fields/card-number/CardNumber.tsx';
import { Choice as ChoiceWidget } from '../fields/choice/Choice.tsx';
import { Cnpj as CnpjWidget } from '../fields/cnpj/Cnpj.tsx';
import { Cpf as CpfWidget } from '../fields/cpf/Cpf.tsx';
import { Installments as InstallmentsWidget } from '../fields/installments/Installments.tsx';
import { PaymentMethod as PaymentMethodWidget } from '../fields/payment-method/PaymentMethod.tsx';
import { Registry as RegistryWidget } from '../fields/registry/Registry.tsx';

export const blocks: Readonly<Record<string, ComponentType<never>>> = {
  'access-link': AccessLinkBlock,
  'boleto-slip': BoletoSlipBlock,
  buyer: BuyerBlock,
  contract: ContractBlock,
  'order-summary': OrderSummaryBlock,
  'payment-methods': PaymentMethodsBlock,
  'pix-code': PixCodeBlock,
  receipt: ReceiptBlock,
  referer: RefererBlock,
  restart: RestartBlock,
  'success-icon': SuccessIconBlock,
  tickets: TicketsBlock,
};

export const widgets: Readonly<Record<string, ComponentType<never>>> = {
  'card-company': CardCompanyWidget,
  'card-cvv': CardCvvWidget,
  'card-expiry': CardExpiryWidget,
  'card-number': CardNumberWidget,
  choice: ChoiceWidget,
  cnpj: CnpjWidget,
  cpf: CpfWidget,
  installments: InstallmentsWidget,
  'payment-method': PaymentMethodWidget,
  registry: RegistryWidget,
};
