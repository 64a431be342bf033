import type { FlowStep } from './compiled-brand.ts';
import type { ActionName } from './generated/names.ts';
import type { OperationId } from './generated/operations.ts';
import { paymentMethod, type PaymentMethodKind } from './payment-methods.ts';

/** The outcomes that lead to another step, which a step may name for each; a refusal leads on only where it is named. */
export type Transition = keyof NonNullable<FlowStep['outcomes']>;

export interface ActionDescriptor {
  leadsTo: readonly Transition[];
  mayLeadTo?: readonly Transition[];
  /** The opposite of going on: a step has to name what follows, for its default would lead astray. */
  needsBranch?: readonly Transition[];
  /** Calls whose failure the buyer sees, the decisive one last. */
  operations: readonly OperationId[];
  needsPrice?: true;
  /** It charges by this method, with code of the chunk 'payment'. */
  paysBy?: PaymentMethodKind;
  takesBuyer?: true;
  /** Names of the answers that it uses itself, besides those that calls take by their names. */
  takes?: readonly string[];
  visit?: { needs?: 'lead'; makes?: 'lead' };
}

const GO_ON = { leadsTo: ['continue'], operations: [] } as const;

/** Livelo asks for them, and no call has a place for them. */
const LIVELO_ANSWERS = ['device', 'code'];

/** A purchase that was made before, by any method, leads on from every screen that sells. */
function sale(paysBy: PaymentMethodKind, ...operations: OperationId[]): ActionDescriptor {
  return {
    leadsTo: [paymentMethod(paysBy).settles],
    mayLeadTo: ['approved', 'pending', 'refused'],
    operations,
    needsPrice: true,
    paysBy,
    takesBuyer: true,
  };
}

/** One that pays by its method alone needs no code; every other is exported by its name from src/checkout/actions. */
export const ACTIONS: Readonly<Record<ActionName, ActionDescriptor>> = {
  createLead: {
    leadsTo: ['continue'],
    operations: ['createLead'],
    takesBuyer: true,
    visit: { makes: 'lead' },
  },
  pay: sale('creditcard', 'payV2'),
  payBoleto: sale('boleto', 'payV2'),
  payPix: sale('pix', 'payV2'),
  validatePhone: {
    leadsTo: ['continue'],
    operations: ['validatePhone'],
    takes: ['code'],
    visit: { needs: 'lead' },
  },
  selectSchool: { ...GO_ON, takes: ['region', 'city'] },
  goNext: { ...GO_ON, takes: LIVELO_ANSWERS },
  chooseMethod: {
    leadsTo: ['continue', 'declined'],
    needsBranch: ['declined'],
    takes: ['method'],
    operations: [],
    needsPrice: true,
  },
  payLivelo: sale('livelo', 'payV2'),
  // No call says what an invoice asks for, so that its payer confirms to have seen the amount.
  payInvoice: { ...sale('creditcard', 'payV1'), needsPrice: undefined, takes: ['invoiceAmount'] },
  payCustomOffer: sale('creditcard', 'payV2'),
  // A subscription knows its holder.
  recover: { ...sale('creditcard', 'renewV1', 'renewV2'), takesBuyer: undefined },
  renew: { ...sale('creditcard', 'renewV1', 'renewV2'), takesBuyer: undefined },
};
