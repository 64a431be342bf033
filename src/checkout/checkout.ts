import type { Client } from '../api/client.ts';
import type { CompiledBrand, Flow, FlowStep } from '../contract/compiled-brand.ts';
import type { TextKey } from '../contract/generated/names.ts';
import type { FeatureFlags } from '../contract/flags.ts';
import type { PageData } from '../contract/page-data.ts';
import type { Link } from '../flow/link.ts';
import type { Offer } from '../flow/sold-at.ts';
import type { TemplateId } from '../flow/templates.ts';
import type { HeldCard } from './form/held-card.ts';
import type { CaptchaSource } from './captcha/captcha.ts';
import type { OrderPlan } from './payment/amount.ts';
import type { Requested } from './payment/purchase-identity.ts';
import type { Purchases } from './payment/purchase.ts';
import type { ObservableList } from './session/observable-list.ts';
import type { Session } from './session/session.ts';
import type { Visit } from './visit/visit.ts';

/** The brand that is drawn, and the data of its page; the same for the whole document. */
export interface Storefront {
  brand: CompiledBrand;
  page: PageData;
  /** The brand's links in this environment. */
  links: CompiledBrand['settings']['links']['production'];
  /** A text of the program, its `{placeholders}` filled. */
  text(key: TextKey, values?: Record<string, string>): string;
}

/** The sale on a screen: what is sold there, by which link and flow. */
export interface Sale {
  link: Link;
  /** Code that calls carry; fixed by the link. */
  productCode: string;
  productName: string;
  business: string;
  offer: Offer;
  /** The id in the screen's address: an invoice, a subscription. */
  resourceId?: string;
  flow: Flow;
  flows: readonly Flow[];
  /** The step of the screen; undefined on a screen that the flow does not have. */
  step?: FlowStep;
  /** A text of the screen with `{productName}` and its like filled. */
  fill(text: string): string;
}

/** A failed call, as the page's dialog shows it. */
export interface Failure {
  /** Parts of a page that fail by the same call name it alike: then it is asked again once. */
  call: string;
  /** The sentences that are shown; the general text unless set. */
  texts?: readonly TextKey[];
  /** Id of a payment in doubt, for the buyer to read out to support. */
  requestId?: string;
  /** Does the same again; left out where that might charge twice. */
  retry?(): void;
  /** Other things to do, each a button: its words, and what it does. */
  others?: readonly { text: TextKey; go(): void }[];
  /** Puts the focus on the first thing to do; by itself it returns to where it was. */
  focus?(): void;
}

/** Something that a buyer did or saw; purchases are read from the visit instead, as they outlive their document. */
export type Tracked =
  /** A screen is drawn. */
  | { kind: 'screen'; templateId: TemplateId; sale: Sale }
  /** Something is offered on the screen of another sale. */
  | { kind: 'offer'; sale: Sale; plan: OrderPlan }
  /** A form that pays is shown; without a plan where it pays an invoice. */
  | { kind: 'paymentForm'; sale: Sale; plan?: OrderPlan }
  /** The buyer asks to pay on these terms. */
  | { kind: 'payment'; sale: Sale; terms: Requested };

/** The means of a document: upstream, memory, purchases, flags and reports. */
export interface Services {
  client: Client;
  /** For the one call of an action that moves money: no time that a press has used up shortens it. */
  moneyClient: Client;
  session: Session;
  visit: Visit;
  purchases: Purchases;
  /** The card of a buyer who looks at another method of payment. */
  heldCard: HeldCard;
  captcha: CaptchaSource;
  report: ErrorReporter;
  /**
   * Asks the flag service from the first call on. Missing without a service: every flag is off then.
   * Rejects if the program for it cannot be loaded.
   */
  flags?: () => Promise<FeatureFlags>;
  /** Notes something for analytics; does nothing where no tag manager is set up. */
  track(tracked: Tracked): void;
  /** Notes of what happened, until the program that turns them into events is loaded and takes them. */
  tracked: ObservableList<Tracked>;
  /** Failed calls that the buyer has not closed yet. */
  failures: ObservableList<Failure>;
  /** One entry for each part of the page that takes longer than usual. */
  slowWaits: ObservableList<object>;
}

/** Everything that an action may use; functions name the few fields that they need of it. */
export type Checkout = Storefront & Sale & Services;

/**
 * Reports that something failed to those who watch over the product; never given personal data. `level` is
 * 'fatal' where the buyer sees an error page instead of the screen.
 */
export type ErrorReporter = (error: unknown, where: string, level?: 'fatal') => void;
