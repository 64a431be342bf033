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
import type { ObservableList } from './session/listeners.ts';
import type { Session } from './session/session.ts';
import type { Visit } from './visit/visit.ts';

export interface Storefront {
  brand: CompiledBrand;
  page: PageData;
  links: CompiledBrand['settings']['links']['production'];
  text(key: TextKey, values?: Record<string, string>): string;
}

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
  /** Undefined on a screen that the flow does not have. */
  step?: FlowStep;
  fill(text: string): string;
}

export interface Failure {
  /** Parts of a page that fail by the same call name it alike: then it is asked again once. */
  call: string;
  texts?: readonly TextKey[];
  requestId?: string;
  /** Left out where doing the same again might charge twice. */
  retry?(): void;
  others?: readonly { text: TextKey; go(): void }[];
  /** Puts the focus on the first thing to do; by itself it returns to where it was. */
  focus?(): void;
}

/** Something that a buyer did or saw; purchases are read from the visit instead, as they outlive their document. */
export type Tracked =
  | { kind: 'screen'; templateId: TemplateId; sale: Sale }
  | { kind: 'offer'; sale: Sale; plan: OrderPlan }
  | { kind: 'paymentForm'; sale: Sale; plan?: OrderPlan }
  | { kind: 'payment'; sale: Sale; terms: Requested };

export interface Services {
  client: Client;
  /** For the one call of an action that moves money: no time that a press has used up shortens it. */
  moneyClient: Client;
  session: Session;
  visit: Visit;
  purchases: Purchases;
  heldCard: HeldCard;
  captcha: CaptchaSource;
  report: ErrorReporter;
  /** Starts the flag service when first called; rejects if that cannot be loaded. Missing: every flag is off. */
  flags?: () => Promise<FeatureFlags>;
  track(tracked: Tracked): void;
  /** Held until the program that turns them into events takes them. */
  tracked: ObservableList<Tracked>;
  failures: ObservableList<Failure>;
  slowWaits: ObservableList<object>;
}

/** Everything that an action may use; functions name the few fields that they need of it. */
export type Checkout = Storefront & Sale & Services;

/** Never given personal data. 'fatal': the buyer sees an error page instead of the screen. */
export type ErrorReporter = (error: unknown, where: string, level?: 'fatal') => void;
