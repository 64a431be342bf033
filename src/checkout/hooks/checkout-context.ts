import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Client } from '../../api/client.ts';
import type { CompiledBrand, Flow, FlowStep } from '../../contract/compiled-brand.ts';
import type { TextKey } from '../../contract/generated/names.ts';
import type { PageData, ProductConfig, Seller } from '../../contract/page-data.ts';
import type { Link } from '../../flow/link.ts';
import type { Offer } from '../../flow/sold-at.ts';
import type { CaptchaSource } from '../payment/captcha.ts';
import type { ObservableList } from '../session/observable-list.ts';
import type { Purchases } from '../payment/purchase.ts';
import type { Session } from '../session/session.ts';
import type { Failure } from './use-failure.ts';
import type { Visit, VisitState } from '../session/visit.ts';

/** Tells whoever watches over the product that something failed; never given personal data. */
export type Report = (error: unknown, where: string) => void;

/** One buyer's checkout: what the link, the brand and the server said, and the tools to go on. */
export interface Checkout {
  brand: CompiledBrand;
  link: Link;
  page: PageData;
  /** Code that calls carry; fixed by the link (D-7, D-12). */
  productCode: string;
  business: string;
  /** What is sold on the screen at hand. */
  offer: Offer;
  /** The id in the address of that screen: an invoice, a subscription. */
  subject?: string;
  /** The step at hand; undefined on a screen that the flow does not have. */
  step?: FlowStep;
  productName: string;
  config: ProductConfig | null;
  seller: Seller | null;
  flow: Flow;
  flows: readonly Flow[];
  /** The brand's links in this environment. */
  links: CompiledBrand['settings']['links']['production'];
  client: Client;
  session: Session;
  visit: Visit;
  purchases: Purchases;
  captcha: CaptchaSource;
  report: Report;
  /** Calls that failed, and that the buyer has not closed yet. */
  failures: ObservableList<Failure>;
  /** What takes longer than usual. */
  slowWaits: ObservableList<object>;
  /** A text of the program, its `{placeholders}` filled. */
  text(key: TextKey, values?: Record<string, string>): string;
  /** A text of a screen with `{productName}` and its like filled. */
  fill(text: string): string;
}

export const CheckoutContext = createContext<Checkout | null>(null);

/** The checkout that a component is part of. */
export function useCheckout(): Checkout {
  const checkout = useContext(CheckoutContext);
  if (!checkout) throw new Error('A part of the checkout was drawn outside of it.');
  return checkout;
}

/** What the visit's session storage knows; nothing until after hydration. */
export function useVisit(): VisitState {
  const { visit } = useCheckout();
  return useSyncExternalStore(visit.subscribe, visit.state, visit.state);
}
