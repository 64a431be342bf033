/** The config call's answer as the program uses it (specification section 3, "Product config"). */
export interface ProductConfig {
  /** The flows as the upstream sent them; checked where they are used. */
  flows: unknown;
  gtm?: string;
  title?: string;
  designSystemId?: string;
  hasAddressForm?: boolean;
}

/** The seller lookup's answer (specification section 3, "Seller lookup result"). */
export interface Seller {
  name?: string;
  account?: string;
  isLiveEnabled: boolean;
}

/** What is offered after the main purchase, and sold on its own pages. */
export interface UpsellProduct {
  productCode: string;
  business?: string;
  /** As buyers read it. */
  name: string;
}

export type Environment = 'test' | 'homolog' | 'production';

/** What the server tells the browser about a page, as JSON inside the page. */
export interface PageData {
  /** Address of the brand module to load; missing in the static shell, which resolves it itself. */
  brandModule?: string;
  /** Code of the product that is sold; fixed by the link, whatever brand lends its looks (D-7, D-12). */
  productCode?: string;
  /** The `business` of the brand that the link names. */
  business?: string;
  /** What the upsell pages sell; missing where nothing is offered. */
  upsell?: UpsellProduct;
  /** 'ready': config and seller are below; 'waiting': the browser has to ask for them itself. */
  state: 'ready' | 'waiting';
  config: ProductConfig | null;
  seller: Seller | null;
  mode: 'light' | 'dark';
  environment: Environment;
  /** The embedded sandbox answers. */
  sandbox: boolean;
  appVersion: string;
  /** Address of the module that captcha tokens come from; missing where none is configured (D-118). */
  captcha?: string;
  /** The visit has sent a lead, as its `email` cookie tells. */
  hasLead: boolean;
  /** The static shell's words for when not even a brand can be had. */
  lastWords?: string;
  /** What a form posted before JavaScript arrived held, by field name; never card fields. */
  posted?: Record<string, string>;
}
