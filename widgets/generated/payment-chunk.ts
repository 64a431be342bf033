// Generated from the descriptors of widgets by `npm run generate`. Do not edit.

import type { ComponentType } from 'react';
import { Buyer as BuyerBlock } from '../blocks/buyer/Buyer.tsx';
import { Contract as ContractBlock } from '../blocks/contract/Contract.tsx';
import { PaymentMethods as PaymentMethodsBlock } from '../blocks/payment-methods/PaymentMethods.tsx';
import { SecureNote as SecureNoteBlock } from '../blocks/secure-note/SecureNote.tsx';
import { Tickets as TicketsBlock } from '../blocks/tickets/Tickets.tsx';
import { CardCompany as CardCompanyWidget } from '../fields/card-company/CardCompany.tsx';
import { CardCvv as CardCvvWidget } from '../fields/card-cvv/CardCvv.tsx';
import { CardNumber as CardNumberWidget } from '../fields/card-number/CardNumber.tsx';
import { Installments as InstallmentsWidget } from '../fields/installments/Installments.tsx';
import { PaymentMethod as PaymentMethodWidget } from '../fields/payment-method/PaymentMethod.tsx';

export const blocks: Readonly<Record<string, ComponentType<never>>> = {
  buyer: BuyerBlock,
  contract: ContractBlock,
  'payment-methods': PaymentMethodsBlock,
  'secure-note': SecureNoteBlock,
  tickets: TicketsBlock,
};

export const widgets: Readonly<Record<string, ComponentType<never>>> = {
  'card-company': CardCompanyWidget,
  'card-cvv': CardCvvWidget,
  'card-number': CardNumberWidget,
  installments: InstallmentsWidget,
  'payment-method': PaymentMethodWidget,
};
