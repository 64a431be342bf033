import type { BrandLooks, CatalogueEntry, Theme } from './compiled-brand.ts';
import type * as answered from './generated/api.ts';
import type { OperationId } from './generated/operations.ts';
import type { PageMonitoring } from './monitoring.ts';
import type { VisitEntries } from './visit-cookie.ts';

type ConfigFacts = 'gtm' | 'title' | 'designSystemId' | 'hasAddressForm';

export interface ProductConfig extends Pick<answered.ProductConfig, ConfigFacts> {
  /** In a page those that the visit can take, ready to be walked. */
  flows: unknown;
}

export interface Seller extends Pick<answered.Seller, 'name' | 'account'> {
  isLiveEnabled: boolean;
}

export interface UpsellProduct extends Pick<CatalogueEntry, 'productCode' | 'name' | 'bffId'> {
  business?: string;
  theme?: Theme;
}

export interface ProductQuestion {
  productCode: string;
  planId?: string;
  /** Key of the seller's lookup: the last part of `source`. */
  sellerCode: string;
  seller: string;
  operation: 'BR' | 'MZ';
  /** false: the brand's own flows are used and no config call is made. */
  wantsConfig: boolean;
}

/** The calls that a visit begins with. Each rejects as the client does. */
export interface ProductCalls {
  planProduct(planId: string): Promise<string>;
  configAndSeller(
    question: ProductQuestion,
  ): Promise<{ config: ProductConfig | null; seller: Seller }>;
}

export type Environment = 'test' | 'homolog' | 'production';

export interface PageData {
  /** Address of the brand module to load; missing in the static page, which resolves it itself. */
  brandModule?: string;
  looks?: BrandLooks;
  /** Code of the product that is sold; fixed by the link, not by the brand that lends its looks. */
  productCode?: string;
  business?: string;
  upsell?: UpsellProduct;
  /** 'ready': config and seller are below; 'waiting': the browser has to ask for them itself. */
  state: 'ready' | 'waiting';
  config: ProductConfig | null;
  flowIndex?: number;
  seller: Seller | null;
  mode: 'light' | 'dark';
  environment: Environment;
  /** In the static page alone: a link with homologacao=on may change `environment`. */
  allowsHomologation?: true;
  sandbox: boolean;
  appVersion: string;
  captcha?: string;
  monitoring?: PageMonitoring;
  failure?: {
    operationId: OperationId;
    failure:
      | { kind: 'status'; status: number }
      | { kind: 'network' }
      | { kind: 'unreadable'; reason: string };
  };
  hasLead: boolean;
  /** Values of a form that was posted before JavaScript arrived; never of a card or a secret. */
  posted?: Record<string, unknown>;
  /** Errors of the posted form that the first render shows already, in the order of the fields; `path` is dotted. */
  formErrors?: readonly { path: string; message: string }[];
  formOutcome?: { kind: 'failed'; fields?: readonly string[]; isNotSent?: true };
  answers?: readonly (readonly [question: readonly unknown[], answer: unknown])[];
  /** They are older than answers may be: the program shows them, and asks anew. */
  areAnswersOld?: true;
  /** The visit as its cookie carried it, for this response alone; the first render knows it. */
  visit?: VisitEntries;
}
